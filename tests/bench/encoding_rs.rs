//! encoding_rs behind a C interface, for `codec_peers.cpp`. Text is given out in pieces, as a program does that writes
//! it on. `run` compiles it where Debian's librust-encoding-rs-dev and a Rust compiler are installed.

use encoding_rs::{mem, CoderResult, Encoding, REPLACEMENT};
use std::slice::{from_raw_parts, from_raw_parts_mut};

const DECODES: u32 = 1;
const ENCODES: u32 = 2;

unsafe fn encoding_of(name: *const u8, length: usize) -> Option<&'static Encoding> {
    Encoding::for_label(from_raw_parts(name, length)).filter(|encoding| *encoding != REPLACEMENT)
}

/// The standard of the Web reads the label "ISO-8859-1" as windows-1252; encoding_rs has Latin-1 apart from it.
unsafe fn is_latin1(name: *const u8, length: usize) -> bool {
    from_raw_parts(name, length) == b"ISO-8859-1"
}

#[no_mangle]
pub unsafe extern "C" fn encoding_rs_abilities(name: *const u8, length: usize) -> u32 {
    match encoding_of(name, length) {
        None => 0,
        Some(encoding) if encoding.output_encoding() == encoding => DECODES | ENCODES,
        Some(_) => DECODES,
    }
}

/// The number of bytes written, all into `out` again and again.
#[no_mangle]
pub unsafe extern "C" fn encoding_rs_to_utf8(
    name: *const u8, length: usize, bytes: *const u8, size: usize, out: *mut u8, room: usize,
) -> usize {
    let (mut rest, out) = (from_raw_parts(bytes, size), from_raw_parts_mut(out, room));
    let mut sum = 0;
    if is_latin1(name, length) {
        while !rest.is_empty() {
            let (read, written) = mem::convert_latin1_to_utf8_partial(rest, out);
            rest = &rest[read..];
            sum += written;
        }
        return sum;
    }
    let mut decoder = match encoding_of(name, length) {
        Some(encoding) => encoding.new_decoder_without_bom_handling(),
        None => return 0,
    };
    loop {
        let (result, read, written, _) = decoder.decode_to_utf8(rest, out, true);
        rest = &rest[read..];
        sum += written;
        if result == CoderResult::InputEmpty {
            return sum;
        }
    }
}

/// The same from UTF-8, which must be valid: nothing checks it.
#[no_mangle]
pub unsafe extern "C" fn encoding_rs_from_utf8(
    name: *const u8, length: usize, bytes: *const u8, size: usize, out: *mut u8, room: usize,
) -> usize {
    let (mut rest, out) = (from_raw_parts(bytes, size), from_raw_parts_mut(out, room));
    let mut sum = 0;
    if is_latin1(name, length) {
        while !rest.is_empty() {
            let mut end = rest.len().min(room);
            while end < rest.len() && rest[end] & 0xC0 == 0x80 {
                end -= 1;
            }
            sum += mem::convert_utf8_to_latin1_lossy(&rest[..end], out);
            rest = &rest[end..];
        }
        return sum;
    }
    let mut encoder = match encoding_of(name, length) {
        Some(encoding) => encoding.new_encoder(),
        None => return 0,
    };
    let mut text = std::str::from_utf8_unchecked(rest);
    loop {
        let (result, read, written, _) = encoder.encode_from_utf8(text, out, true);
        text = &text[read..];
        sum += written;
        if result == CoderResult::InputEmpty {
            return sum;
        }
    }
}
