<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AskToReplace</name>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>이미 있는 파일입니다: %1. 교체하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>Automaton states</name>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>second byte</source>
        <translation>둘째 바이트</translation>
    </message>
    <message>
        <source>third byte</source>
        <translation>셋째 바이트</translation>
    </message>
    <message>
        <source>fourth byte</source>
        <translation>넷째 바이트</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>선행</translation>
    </message>
    <message>
        <source>lead 8E</source>
        <translation>선행 8E</translation>
    </message>
    <message>
        <source>lead 8F</source>
        <translation>선행 8F</translation>
    </message>
    <message>
        <source>jis0212 lead</source>
        <translation>jis0212 선행</translation>
    </message>
    <message>
        <source>gb18030 first</source>
        <translation>gb18030 첫째</translation>
    </message>
    <message>
        <source>gb18030 second</source>
        <translation>gb18030 둘째</translation>
    </message>
    <message>
        <source>gb18030 third</source>
        <translation>gb18030 셋째</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>로마자</translation>
    </message>
    <message>
        <source>katakana</source>
        <translation>가타카나</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>선행 바이트</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>후행 바이트</translation>
    </message>
    <message>
        <source>escape start</source>
        <translation>이스케이프 시작</translation>
    </message>
    <message>
        <source>escape (lead 24)</source>
        <translation>이스케이프 (선행 24)</translation>
    </message>
    <message>
        <source>escape (lead 28)</source>
        <translation>이스케이프 (선행 28)</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>물결표</translation>
    </message>
    <message>
        <source>escape (24)</source>
        <translation>이스케이프 (24)</translation>
    </message>
    <message>
        <source>escape (24 29)</source>
        <translation>이스케이프 (24 29)</translation>
    </message>
    <message>
        <source>lead surrogate</source>
        <translation>선행 서로게이트</translation>
    </message>
    <message>
        <source>lead surrogate, lead byte</source>
        <translation>선행 서로게이트, 선행 바이트</translation>
    </message>
    <message>
        <source>lead byte D8..DB</source>
        <translation>선행 바이트 D8..DB</translation>
    </message>
    <message>
        <source>lead byte DC..DF</source>
        <translation>선행 바이트 DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, DC..DF</source>
        <translation>선행 서로게이트, DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, other</source>
        <translation>선행 서로게이트, 그 밖</translation>
    </message>
    <message>
        <source>1 needed</source>
        <translation>1개 필요</translation>
    </message>
    <message>
        <source>2 needed</source>
        <translation>2개 필요</translation>
    </message>
    <message>
        <source>2 needed, A0..BF</source>
        <translation>2개 필요, A0..BF</translation>
    </message>
    <message>
        <source>2 needed, 80..9F</source>
        <translation>2개 필요, 80..9F</translation>
    </message>
    <message>
        <source>3 needed</source>
        <translation>3개 필요</translation>
    </message>
    <message>
        <source>3 needed, 90..BF</source>
        <translation>3개 필요, 90..BF</translation>
    </message>
    <message>
        <source>3 needed, 80..8F</source>
        <translation>3개 필요, 80..8F</translation>
    </message>
    <message>
        <source>byte 2</source>
        <translation>2번째 바이트</translation>
    </message>
    <message>
        <source>byte 3</source>
        <translation>3번째 바이트</translation>
    </message>
    <message>
        <source>byte 4</source>
        <translation>4번째 바이트</translation>
    </message>
    <message>
        <source>two bytes</source>
        <translation>두 바이트</translation>
    </message>
    <message>
        <source>one of G2</source>
        <translation>G2 중 하나</translation>
    </message>
    <message>
        <source>two bytes of G1</source>
        <translation>G1의 두 바이트</translation>
    </message>
    <message>
        <source>one of G2, G3</source>
        <translation>G2, G3 중 하나</translation>
    </message>
    <message>
        <source>error returned</source>
        <translation>오류 반환됨</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>after the shift</source>
        <translation>시프트 뒤</translation>
    </message>
    <message>
        <source>base64, bits left</source>
        <translation>base64, 남은 비트</translation>
    </message>
    <message>
        <source>single-byte mode</source>
        <translation>1바이트 모드</translation>
    </message>
    <message>
        <source>Unicode mode</source>
        <translation>유니코드 모드</translation>
    </message>
    <message>
        <source>SDX, UDX: second byte</source>
        <translation>SDX, UDX: 둘째 바이트</translation>
    </message>
    <message>
        <source>second byte of a unit</source>
        <translation>단위의 둘째 바이트</translation>
    </message>
    <message>
        <source>after a high surrogate</source>
        <translation>상위 서로게이트 뒤</translation>
    </message>
    <message>
        <source>1 trail byte</source>
        <translation>후행 바이트 1개</translation>
    </message>
    <message>
        <source>2 trail bytes</source>
        <translation>후행 바이트 2개</translation>
    </message>
    <message>
        <source>3 trail bytes</source>
        <translation>후행 바이트 3개</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>한 바이트</translation>
    </message>
</context>
<context>
    <name>AutomatonLens</name>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Code point so far</source>
        <translation>지금까지의 코드 포인트</translation>
    </message>
    <message>
        <source>looked up now</source>
        <translation>지금 조회함</translation>
    </message>
    <message>
        <source>looked up before</source>
        <translation>앞서 조회함</translation>
    </message>
    <message>
        <source>utf8d[0..255]: byte to class. 00..7F are all class 0</source>
        <translation>utf8d[0..255]: 바이트에서 클래스로. 00..7F는 모두 클래스 0</translation>
    </message>
    <message>
        <source>utf8d[256 + state + class]: next state</source>
        <translation>utf8d[256 + state + class]: 다음 상태</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: %5 is complete.</source>
        <translation>%1 바이트, 클래스 %2: %3 상태에서 %4 상태로 갑니다. %5 완성.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: one more byte needed.</source>
        <translation>%1 바이트, 클래스 %2: %3 상태에서 %4 상태로 갑니다. 1바이트가 더 필요합니다.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: two more bytes needed.</source>
        <translation>%1 바이트, 클래스 %2: %3 상태에서 %4 상태로 갑니다. 2바이트가 더 필요합니다.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: three more bytes needed.</source>
        <translation>%1 바이트, 클래스 %2: %3 상태에서 %4 상태로 갑니다. 3바이트가 더 필요합니다.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: reject. Decoding restarts at the next byte.</source>
        <translation>%1 바이트로는 문자가 시작될 수 없습니다: 거부. 다음 바이트에서 디코딩을 다시 시작합니다.</translation>
    </message>
    <message>
        <source>In %1 only %2 may follow, not %3: reject.</source>
        <translation>%1 상태에서는 %2만 올 수 있는데 %3 바이트가 왔습니다: 거부.</translation>
    </message>
    <message>
        <source>%1 is read again, from accept.</source>
        <translation>%1 바이트를 수락 상태에서 다시 읽습니다.</translation>
    </message>
    <message>
        <source>%1 is eaten, though it can start a character.</source>
        <translation>%1 바이트는 문자의 시작이 될 수 있는데도 소비됩니다.</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>1개 필요</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>2개 필요</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>E0 뒤</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>ED 뒤</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>F0 뒤</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>F4 뒤</translation>
    </message>
    <message>
        <source>The text ends in %1: the last character is incomplete.</source>
        <translation>텍스트가 %1 상태에서 끝납니다: 마지막 문자가 불완전합니다.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>그 외</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Diagram of the decoder</source>
        <translation>디코더의 상태도</translation>
    </message>
    <message>
        <source>Steps of the decoder</source>
        <translation>디코더의 단계</translation>
    </message>
    <message>
        <source>This step of the decoder</source>
        <translation>디코더의 이 단계</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>다음 바이트</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>그 자체</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>index, or again</source>
        <translation>색인 또는 다시</translation>
    </message>
    <message>
        <source>index</source>
        <translation>색인</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>error, again</source>
        <translation>오류, 다시</translation>
    </message>
    <message>
        <source>error, %1 again</source>
        <translation>오류, %1개 다시</translation>
    </message>
    <message>
        <source>%1 is well-formed, but %2 has no character there: error, %3 is rejected.</source>
        <translation>%1: 형식은 올바르지만 %2에 해당 문자가 없습니다. 오류: %3 거부.</translation>
    </message>
    <message>
        <source>In state %1, %2 is not allowed: error, %3 is rejected.</source>
        <translation>%1 상태에서는 %2 바이트가 허용되지 않습니다. 오류: %3 거부.</translation>
    </message>
    <message>
        <source>%1 is read again, from %2.</source>
        <translation>%1 바이트를 %2 상태에서 다시 읽습니다.</translation>
    </message>
    <message>
        <source>%1, as in the WHATWG Encoding Standard</source>
        <translation>%1, WHATWG Encoding Standard에 따름</translation>
    </message>
    <message>
        <source>%1, as in the Unicode Standard</source>
        <translation>%1, 유니코드 표준에 따름</translation>
    </message>
    <message>
        <source>%1, as in its RFC</source>
        <translation>%1, 해당 RFC에 따름</translation>
    </message>
    <message>
        <source>%1, derived from its table</source>
        <translation>%1, 표에서 도출함</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the character is not complete yet.</source>
        <translation>%1 바이트: %2 상태에서 %3 상태로 갑니다. 문자는 아직 완성되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: %4 is %5.</source>
        <translation>%1 바이트: %2 상태에서 %3 상태로 갑니다. %4 = %5.</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the escape %4 is complete, and makes no character.</source>
        <translation>%1 바이트: %2 상태에서 %3 상태로 갑니다. 이스케이프 %4 완성, 문자는 만들지 않습니다.</translation>
    </message>
    <message>
        <source>The text ends in state %1: %2 is incomplete.</source>
        <translation>텍스트가 %1 상태에서 끝납니다: %2 시퀀스가 불완전합니다.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>지금까지</translation>
    </message>
    <message>
        <source>read again</source>
        <translation>다시 읽음</translation>
    </message>
    <message>
        <source>Every byte not shown leads to reject, state %1.</source>
        <translation>표시되지 않은 바이트는 모두 거부 상태 %1에 이릅니다.</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>이 단계</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>1바이트 디코더</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1 디코더</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1 (%2 다음)</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>색인 %1</translation>
    </message>
    <message>
        <source>%1 table</source>
        <translation>%1 표</translation>
    </message>
    <message>
        <source>next byte, or error</source>
        <translation>다음 바이트, 또는 오류</translation>
    </message>
    <message>
        <source>code point, or next byte</source>
        <translation>코드 포인트, 또는 다음 바이트</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <comment>a decoder, a standard</comment>
        <translation>%1, %2 기준</translation>
    </message>
    <message>
        <source>counted from</source>
        <translation>세는 기준</translation>
    </message>
    <message>
        <source>%1 is eaten.</source>
        <translation>%1 바이트는 소비됩니다.</translation>
    </message>
</context>
<context>
    <name>BitsLens</name>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16진수</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>예상: %1</translation>
    </message>
    <message>
        <source>Code point − %1</source>
        <translation>코드 포인트 − %1</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>joined with OR</source>
        <translation>OR로 결합</translation>
    </message>
    <message>
        <source>would spell %1</source>
        <translation>나타내려던 값: %1</translation>
    </message>
    <message>
        <source>The payloads of %1 would spell %2.</source>
        <translation>%1 바이트의 페이로드가 나타내려던 값: %2.</translation>
    </message>
    <message>
        <source>always true of one byte</source>
        <translation>1바이트에서는 항상 참</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>outside %1</source>
        <translation>%1 밖</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>Shortest form</source>
        <translation>최단 형식</translation>
    </message>
    <message>
        <source>Not a surrogate</source>
        <translation>서로게이트 아님</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>범위 안</translation>
    </message>
    <message>
        <source>Lead and all continuations</source>
        <translation>선행 바이트와 모든 연속 바이트</translation>
    </message>
    <message>
        <source>a lead, then 80..BF</source>
        <translation>선행 바이트, 이어서 80..BF</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>came</source>
        <translation>실제</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>문자 없음</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>1바이트</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>%1 starts with 0: it is a whole character, %2.</source>
        <translation>%1 바이트는 0으로 시작하므로 그 자체로 온전한 문자입니다: %2.</translation>
    </message>
    <message>
        <source>%1 announces %2 bytes; their payloads, %3 bits in all, give %4.</source>
        <translation>%1 바이트는 %2바이트를 예고합니다. 페이로드 총 %3비트에서 %4 코드 포인트가 나옵니다.</translation>
    </message>
    <message>
        <source>Two surrogates carry ten bits each; adding 10000 gives %1.</source>
        <translation>10비트씩 담은 두 서로게이트의 값에 10000을 더한 결과: %1.</translation>
    </message>
    <message>
        <source>The lowest byte comes first; in reverse order they are %1.</source>
        <translation>최하위 바이트가 먼저 옵니다. 거꾸로 놓으면 %1.</translation>
    </message>
    <message>
        <source>The highest byte comes first: %1.</source>
        <translation>최상위 바이트가 먼저 옵니다: %1.</translation>
    </message>
    <message>
        <source>%1, %2 payload bits</source>
        <translation>%1, 페이로드 %2비트</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>열</translation>
    </message>
    <message>
        <source>upper half of %1</source>
        <translation>%1의 상위 절반</translation>
    </message>
    <message>
        <source>column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>lower half of %1</source>
        <translation>%1의 하위 절반</translation>
    </message>
    <message>
        <source>%1, looked up in a table</source>
        <translation>%1, 표에서 조회</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3. Its bits are not those of the code point.</source>
        <translation>%1 바이트는 %2 표의 칸이며, 그 칸의 문자는 %3입니다. 이 비트는 코드 포인트의 비트가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not a character: it tells the decoder how to read what follows.</source>
        <translation>%1 바이트는 문자가 아니라 뒤따르는 바이트를 읽는 방법을 디코더에 알립니다.</translation>
    </message>
    <message>
        <source>lead of %1</source>
        <translation>%1바이트의 선행</translation>
    </message>
    <message>
        <source>Not a surrogate today</source>
        <translation>오늘날 서로게이트 아님</translation>
    </message>
    <message>
        <source>In range today</source>
        <translation>오늘날 범위 안</translation>
    </message>
    <message>
        <source>A thought experiment: %1 bytes would carry %2 bits, up to %3.</source>
        <translation>사고 실험: %1바이트라면 %2비트를 담아 %3까지 나타낼 수 있습니다.</translation>
    </message>
    <message>
        <source>A 1992 form: %1 bytes reach up to %2; today&apos;s UTF-8 has at most four bytes.</source>
        <translation>1992년 형식: %1바이트로 %2까지 나타냅니다. 오늘날의 UTF-8은 최대 4바이트입니다.</translation>
    </message>
    <message>
        <source>Characters after %1</source>
        <translation>%1 뒤의 문자</translation>
    </message>
    <message>
        <source>The table, by halves of the byte</source>
        <translation>표(바이트의 상위·하위 절반별)</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3, which has the same bits.</source>
        <translation>%1 바이트는 %2 표의 칸이며, 그 칸의 문자는 비트가 같은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 reads %2 as %3; in other places the same bytes can mean something else.</source>
        <translation>%1 인코딩은 %2 바이트를 %3 문자로 읽습니다. 다른 곳에서는 같은 바이트가 다른 뜻일 수 있습니다.</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>포인터</translation>
    </message>
    <message>
        <source>four bytes, computed</source>
        <translation>4바이트, 계산</translation>
    </message>
    <message>
        <source>%1 is pointer %2. From pointer %3 on, code points are computed: %2 − %3 = %4, which is %5 in hexadecimal; adding 10000 gives %6.</source>
        <translation>%1의 포인터는 %2입니다. 포인터 %3부터는 코드 포인트를 계산합니다. %2 − %3 = %4, 16진수로 %5이며, 10000을 더하면 %6입니다.</translation>
    </message>
    <message>
        <source>four bytes, an exception</source>
        <translation>4바이트, 예외</translation>
    </message>
    <message>
        <source>%1 is pointer %2, the one exception from the ranges of GB18030: it is %3.</source>
        <translation>%1의 포인터는 %2이며, GB18030 범위의 유일한 예외로 %3입니다.</translation>
    </message>
    <message>
        <source>four bytes, looked up in ranges</source>
        <translation>4바이트, 범위에서 찾음</translation>
    </message>
    <message>
        <source>%1 is pointer %2. Its range starts at pointer %3, which is %4; %5 after that is %6.</source>
        <translation>%1의 포인터는 %2입니다. 이 범위는 포인터 %3, 곧 %4에서 시작하며, 그보다 %5 뒤는 %6입니다.</translation>
    </message>
    <message>
        <source>%1 is pointer %2, at which a range starts: it is %3.</source>
        <translation>%1의 포인터는 %2이며, 여기서 범위가 시작됩니다: %3.</translation>
    </message>
</context>
<context>
    <name>ByteCells</name>
    <message>
        <source>%1 unmapped</source>
        <translation>%1 미배정</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>%1 잘림</translation>
    </message>
    <message>
        <source>%1 invalid</source>
        <translation>%1 유효하지 않음</translation>
    </message>
</context>
<context>
    <name>ByteDescription</name>
    <message>
        <source>escape or shift, not a character</source>
        <translation>이스케이프 또는 시프트, 문자 아님</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>오프셋 %1</translation>
    </message>
    <message>
        <source>end of the bytes</source>
        <translation>바이트 끝</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>비트 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>%2바이트 중 %1번째</translation>
    </message>
    <message>
        <source>lead of an incomplete character</source>
        <translation>불완전한 문자의 선행 바이트</translation>
    </message>
    <message>
        <source>continuation of an incomplete character</source>
        <translation>불완전한 문자의 연속 바이트</translation>
    </message>
    <message>
        <source>continuation without a lead</source>
        <translation>선행 바이트 없는 연속 바이트</translation>
    </message>
    <message>
        <source>byte that UTF-8 never uses</source>
        <translation>UTF-8에 쓰이지 않는 바이트</translation>
    </message>
    <message>
        <source>above U+10FFFF</source>
        <translation>U+10FFFF 초과</translation>
    </message>
    <message>
        <source>overlong lead</source>
        <translation>과다 길이 선행 바이트</translation>
    </message>
    <message>
        <source>UTF-16 surrogate</source>
        <translation>UTF-16 서로게이트</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>끝에서 불완전</translation>
    </message>
    <message>
        <source>no such character</source>
        <translation>그런 문자 없음</translation>
    </message>
    <message>
        <source>no such sequence</source>
        <translation>그런 시퀀스 없음</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>책갈피 %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>메모: %1</translation>
    </message>
</context>
<context>
    <name>ByteDump</name>
    <message>
        <source>Bytes %1 to %2, read as %3. Only the first %4 of %5 are shown.</source>
        <translation>바이트 %1~%2, %3 인코딩으로 읽음. %5 중 처음 %4만 표시합니다.</translation>
    </message>
    <message>
        <source>Bytes %1 to %2 (%3), read as %4.</source>
        <translation>바이트 %1~%2 (%3), %4 인코딩으로 읽음.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>역할</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bytes and their roles</source>
        <translation>바이트와 역할</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Characters and errors in order</source>
        <translation>문자와 오류(순서대로)</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>첫 바이트</translation>
    </message>
    <message>
        <source>Last byte</source>
        <translation>마지막 바이트</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Notes on these bytes</source>
        <translation>이 바이트의 메모</translation>
    </message>
    <message>
        <source>No bytes, read as %1.</source>
        <translation>바이트 없음, %1 인코딩으로 읽음.</translation>
    </message>
</context>
<context>
    <name>ByteFormat</name>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>16진수(&amp;H)</translation>
    </message>
    <message>
        <source>Hexadecimal and &amp;bits</source>
        <translation>16진수와 비트(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>10진수(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>8진수(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;bytes as</source>
        <translation>바이트 표시 형식(&amp;B)</translation>
    </message>
    <message>
        <source>Bytes per &amp;row</source>
        <translation>행당 바이트 수(&amp;R)</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>들어가는 만큼(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>밀도(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>여유롭게(&amp;C)</translation>
    </message>
    <message>
        <source>Com&amp;pact</source>
        <translation>촘촘하게(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ByteGridAccessible</name>
    <message>
        <source>digits of the bytes</source>
        <translation>바이트의 숫자</translation>
    </message>
    <message>
        <source>bits of the bytes</source>
        <translation>바이트의 비트</translation>
    </message>
    <message>
        <source>text of the bytes</source>
        <translation>바이트의 텍스트</translation>
    </message>
    <message>
        <source>bit %1 is %2</source>
        <translation>비트 %1: %2</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 선택됨</translation>
    </message>
</context>
<context>
    <name>ByteLegend</name>
    <message>
        <source>Next: %1</source>
        <translation>다음: %1</translation>
    </message>
</context>
<context>
    <name>ByteLens</name>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
</context>
<context>
    <name>CellRole</name>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>space</source>
        <translation>공백</translation>
    </message>
    <message>
        <source>control, format</source>
        <translation>제어, 서식</translation>
    </message>
    <message>
        <source>lead of 2</source>
        <translation>2바이트의 선행</translation>
    </message>
    <message>
        <source>lead of 3</source>
        <translation>3바이트의 선행</translation>
    </message>
    <message>
        <source>lead of 4</source>
        <translation>4바이트의 선행</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>연속</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>선행 바이트</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>후행 바이트</translation>
    </message>
    <message>
        <source>surrogate pair</source>
        <translation>서로게이트 쌍</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>유효하지 않음</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>미배정</translation>
    </message>
    <message>
        <source>single byte</source>
        <translation>단일 바이트</translation>
    </message>
</context>
<context>
    <name>Chart presets</name>
    <message>
        <source>Wave dash and yen sign in Shift_JIS</source>
        <translation>Shift_JIS의 물결 대시와 엔 기호</translation>
    </message>
    <message>
        <source>Microsoft mapped 81 60 to U+FF5E FULLWIDTH TILDE and 5C to U+005C, the standards to U+301C WAVE DASH and U+00A5 YEN SIGN: text that crosses from one table to the other comes back with other characters.</source>
        <translation>Microsoft는 81 60을 U+FF5E FULLWIDTH TILDE에, 5C를 U+005C에 대응시켰고, 표준은 U+301C WAVE DASH와 U+00A5 YEN SIGN에 대응시켰습니다. 텍스트가 한 표에서 다른 표로 넘어갔다 돌아오면 문자가 달라집니다.</translation>
    </message>
    <message>
        <source>Shift_JIS in browsers and in glibc</source>
        <translation>브라우저와 glibc의 Shift_JIS</translation>
    </message>
    <message>
        <source>glibc&apos;s SJIS is JIS X 0208 as the Unicode Consortium mapped it in 1994, without the rows of NEC and IBM; browsers read the label as Microsoft&apos;s code page 932.</source>
        <translation>glibc의 SJIS는 유니코드 컨소시엄이 1994년에 매핑한 JIS X 0208이며 NEC와 IBM의 행이 없습니다. 브라우저는 이 레이블을 Microsoft의 코드 페이지 932로 읽습니다.</translation>
    </message>
    <message>
        <source>NEC row 13 in EUC-JP</source>
        <translation>EUC-JP의 NEC 13행</translation>
    </message>
    <message>
        <source>NEC filled row 13 of JIS X 0208 with circled digits, Roman numerals and units in the 1980s; the standard left it empty, so strict decoders refuse them.</source>
        <translation>NEC는 1980년대에 JIS X 0208의 13행을 원문자 숫자, 로마 숫자, 단위 기호로 채웠습니다. 표준에서는 비어 있으므로 엄격한 디코더는 이를 거부합니다.</translation>
    </message>
    <message>
        <source>Won sign in Korean</source>
        <translation>한국어 인코딩의 원 기호</translation>
    </message>
    <message>
        <source>The Korean version of ISO 646 had the won sign at 5C, and fonts still draw it there: IBM&apos;s table says U+20A9, all others U+005C.</source>
        <translation>ISO 646의 한국판에서는 5C가 원 기호였고, 글꼴은 지금도 그 자리에 원 기호를 그립니다. IBM의 표에서는 U+20A9, 나머지 모두에서는 U+005C입니다.</translation>
    </message>
    <message>
        <source>EUC-KR and UHC</source>
        <translation>EUC-KR과 UHC</translation>
    </message>
    <message>
        <source>KS X 1001 of 1987 has 2,350 Hangul syllables; Microsoft added the other 8,822 of modern Korean in 1995 as Unified Hangul Code, which browsers call EUC-KR.</source>
        <translation>1987년의 KS X 1001에는 한글 음절 2,350자가 있습니다. Microsoft는 1995년에 현대 한국어의 나머지 8,822자를 통합형 한글 코드(UHC)로 추가했고, 브라우저는 이를 EUC-KR이라 부릅니다.</translation>
    </message>
    <message>
        <source>GBK and GB 18030</source>
        <translation>GBK와 GB 18030</translation>
    </message>
    <message>
        <source>GBK of 1995 extended GB 2312 to all ideographs of Unicode 1.1; GB 18030 of 2000 is mandatory in China and reaches all of Unicode with codes of four bytes.</source>
        <translation>1995년의 GBK는 GB 2312를 유니코드 1.1의 모든 표의 문자로 확장했습니다. 2000년의 GB 18030은 중국에서 의무 표준이며 4바이트 코드로 유니코드 전체를 포괄합니다.</translation>
    </message>
    <message>
        <source>GB 18030 of 2005 and of 2022</source>
        <translation>2005년판과 2022년판 GB 18030</translation>
    </message>
    <message>
        <source>Characters that Unicode had not encoded yet were mapped to private use in 2000; the edition of 2022 moves them to their code points, ICU 72 does not.</source>
        <translation>유니코드에 아직 없던 문자는 2000년에 사용자 영역에 매핑되었습니다. 2022년판은 이들을 제 코드 포인트로 옮겼고, ICU 72는 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>Big5 and HKSCS</source>
        <translation>Big5와 HKSCS</translation>
    </message>
    <message>
        <source>Taiwan&apos;s vendors agreed on Big5 in 1984 without a standard; Hong Kong added thousands of characters, which browsers read and code page 950 does not.</source>
        <translation>타이완의 업체들은 1984년에 표준 없이 Big5에 합의했습니다. 홍콩은 수천 자를 추가했는데, 브라우저는 이를 읽지만 코드 페이지 950은 읽지 못합니다.</translation>
    </message>
    <message>
        <source>Big5 in browsers and in ICU</source>
        <translation>브라우저와 ICU의 Big5</translation>
    </message>
    <message>
        <source>ICU&apos;s table of 2008 maps Hong Kong&apos;s user-defined areas and characters that Unicode has encoded since to private use.</source>
        <translation>ICU의 2008년 표는 홍콩의 사용자 정의 영역과, 그 뒤 유니코드에 수록된 문자까지 사용자 영역에 매핑합니다.</translation>
    </message>
    <message>
        <source>KOI8-R and KOI8-U</source>
        <translation>KOI8-R과 KOI8-U</translation>
    </message>
    <message>
        <source>RFC 2319 gave eight of KOI8-R&apos;s box drawings to Ukrainian letters in 1998; browsers also have the Belarusian short u there, as KOI8-RU has.</source>
        <translation>1998년의 RFC 2319는 KOI8-R의 괘선 기호 여덟 자리를 우크라이나 문자에 내주었습니다. 브라우저에는 KOI8-RU처럼 벨라루스어의 짧은 u도 그 자리에 있습니다.</translation>
    </message>
    <message>
        <source>KOI8-U in browsers and in glibc</source>
        <translation>브라우저와 glibc의 KOI8-U</translation>
    </message>
    <message>
        <source>The Encoding Standard reads KOI8-U as KOI8-RU with the Belarusian short u; RFC 2319 has box drawings in these two cells.</source>
        <translation>Encoding 표준은 KOI8-U를 벨라루스어의 짧은 u가 있는 KOI8-RU로 읽습니다. RFC 2319에서 이 두 칸은 괘선 기호입니다.</translation>
    </message>
    <message>
        <source>windows-1252 and ISO-8859-1</source>
        <translation>windows-1252와 ISO-8859-1</translation>
    </message>
    <message>
        <source>Microsoft put quotation marks, dashes and, in 1998, the euro where ISO 8859-1 has C1 controls; so many pages confused the two that browsers read both labels as windows-1252.</source>
        <translation>Microsoft는 ISO 8859-1의 C1 제어 문자 자리에 따옴표와 대시를 넣었고, 1998년에는 유로 기호도 넣었습니다. 둘을 혼동한 페이지가 너무 많아 브라우저는 두 레이블을 모두 windows-1252로 읽습니다.</translation>
    </message>
    <message>
        <source>ISO-8859-15 and ISO-8859-1</source>
        <translation>ISO-8859-15와 ISO-8859-1</translation>
    </message>
    <message>
        <source>Latin-9 of 1999 replaced eight signs of Latin-1 by the euro and by the letters that French and Finnish had missed.</source>
        <translation>1999년의 Latin-9은 Latin-1의 기호 여덟 개를 유로 기호와, 프랑스어와 핀란드어에 빠져 있던 글자로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>The euro in windows-1251</source>
        <translation>windows-1251의 유로 기호</translation>
    </message>
    <message>
        <source>Windows 98 added the euro sign to its code pages, in 1251 at 88 and in most others at 80; IBM&apos;s numbers below 5346 are the tables before it.</source>
        <translation>Windows 98은 코드 페이지에 유로 기호를 추가했습니다. 1251에서는 88, 나머지 대부분에서는 80입니다. IBM의 5346 미만 번호는 그 이전의 표입니다.</translation>
    </message>
    <message>
        <source>Code page 437 and its controls</source>
        <translation>코드 페이지 437과 제어 문자</translation>
    </message>
    <message>
        <source>IBM&apos;s tables swap 1A, 1C and 7F, because DEL, FS and SUB changed places on their way from EBCDIC; the PC itself drew pictures for all of them.</source>
        <translation>IBM의 표에서는 1A, 1C, 7F가 서로 바뀌어 있습니다. DEL, FS, SUB가 EBCDIC에서 넘어오면서 자리를 바꾸었기 때문입니다. PC 자체는 이들을 모두 그림으로 그렸습니다.</translation>
    </message>
    <message>
        <source>Johab and EUC-KR</source>
        <translation>Johab과 EUC-KR</translation>
    </message>
    <message>
        <source>Johab composes each syllable of five bits for each of its three parts, and so had all 11,172 syllables years before UHC, at other codes.</source>
        <translation>Johab은 음절을 이루는 세 부분에 각각 5비트를 주어 조합하므로, UHC보다 몇 해 앞서 11,172자를 모두 갖추었습니다. 다만 코드가 다릅니다.</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>‘%1’은(는) %2부터 %3까지의 수가 아닙니다</translation>
    </message>
    <message>
        <source>Files and sessions (.mojiscope) to open, and folders to survey; - is standard input</source>
        <translation>열 파일과 세션(.mojiscope), 조사할 폴더. -는 표준 입력</translation>
    </message>
    <message>
        <source>Survey this folder in the Folder panel</source>
        <translation>이 폴더를 ‘폴더’ 패널에서 조사</translation>
    </message>
    <message>
        <source>Open this text (UTF-8)</source>
        <translation>이 텍스트 열기(UTF-8)</translation>
    </message>
    <message>
        <source>Open these bytes, in hexadecimal</source>
        <translation>16진수로 쓴 이 바이트 열기</translation>
    </message>
    <message>
        <source>Show the first FILE beside this one</source>
        <translation>첫 번째 FILE을 이 파일과 나란히 표시</translation>
    </message>
    <message>
        <source>The encoding of the files</source>
        <translation>파일의 인코딩</translation>
    </message>
    <message>
        <source>The lens to show: %1</source>
        <translation>표시할 렌즈: %1</translation>
    </message>
    <message>
        <source>Start with this lens, or that of --lens, alone on the whole screen</source>
        <translation>이 렌즈(또는 --lens로 지정한 렌즈)만 전체 화면에 띄워 시작</translation>
    </message>
    <message>
        <source>Select the bytes from A up to, not including, B (decimal or 0x), in the preceding FILE or else in the first</source>
        <translation>A부터 B 앞까지(B는 제외, 10진수 또는 0x)의 바이트를 선택. 바로 앞의 FILE에서, 없으면 첫 번째에서</translation>
    </message>
    <message>
        <source>What a lens shows, as LENS.KEY=VALUE; repeatable</source>
        <translation>렌즈가 표시할 것, LENS.KEY=VALUE 형식. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Start this lesson, by its id or its .json file</source>
        <translation>이 강의를 시작. ID나 .json 파일로 지정</translation>
    </message>
    <message>
        <source>Check all lessons, or this file, print JSON lines and exit; needs no display</source>
        <translation>모든 강의 또는 이 파일을 검사하고 JSON 줄을 출력한 뒤 종료. 디스플레이 필요 없음</translation>
    </message>
    <message>
        <source>The step, from 1, that the lens of --lens or the lesson shows</source>
        <translation>--lens의 렌즈나 강의가 표시할 단계, 1부터 셈</translation>
    </message>
    <message>
        <source>Open a new window even if one is open</source>
        <translation>열린 창이 있어도 새 창 열기</translation>
    </message>
    <message>
        <source>Write a picture (.png, .svg or .pdf) and exit; needs no display</source>
        <translation>그림(.png, .svg 또는 .pdf)을 쓰고 종료. 디스플레이 필요 없음</translation>
    </message>
    <message>
        <source>Size of the window, or of the lens alone, WxH</source>
        <translation>창 또는 렌즈만의 크기, WxH</translation>
    </message>
    <message>
        <source>Pixels of the picture per unit of size</source>
        <translation>크기 단위당 그림의 픽셀 수</translation>
    </message>
    <message>
        <source>Draw only the lens</source>
        <translation>렌즈만 그리기</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>폴더가 아님</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>알 수 없는 인코딩</translation>
    </message>
    <message>
        <source>unknown encoding; did you mean %1?</source>
        <translation>알 수 없는 인코딩. 혹시 %1입니까?</translation>
    </message>
    <message>
        <source>use WxH, each from %1 to %2</source>
        <translation>WxH로 쓰십시오. 각각 %1부터 %2까지</translation>
    </message>
    <message>
        <source>unknown lens; use one of: %1</source>
        <translation>알 수 없는 렌즈. 쓸 수 있는 것: %1</translation>
    </message>
    <message>
        <source>this panel is no lens</source>
        <translation>이 패널은 렌즈가 아님</translation>
    </message>
    <message>
        <source>the Lessons panel is not drawn alone</source>
        <translation>‘강의’ 패널은 따로 그리지 않음</translation>
    </message>
    <message>
        <source>the picture&apos;s name must end in .png, .svg or .pdf</source>
        <translation>그림의 이름은 .png, .svg 또는 .pdf로 끝나야 함</translation>
    </message>
    <message>
        <source>use LENS.KEY=VALUE</source>
        <translation>LENS.KEY=VALUE로 쓰십시오</translation>
    </message>
    <message>
        <source>--step needs --lens or --lesson</source>
        <translation>--step에는 --lens나 --lesson이 필요함</translation>
    </message>
    <message>
        <source>unknown lesson; use one of: %1</source>
        <translation>알 수 없는 강의. 쓸 수 있는 것: %1</translation>
    </message>
    <message>
        <source>Mojiscope shows what every byte of a text means.</source>
        <translation>Mojiscope는 텍스트의 바이트 하나하나가 무엇을 뜻하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>mojiscope --help lists the options</source>
        <translation>모든 옵션: mojiscope --help</translation>
    </message>
    <message>
        <source>the last step of the lesson is %1</source>
        <translation>강의의 마지막 단계는 %1</translation>
    </message>
    <message>
        <source>The language of the window: %1</source>
        <translation>창의 언어: %1</translation>
    </message>
    <message>
        <source>use one of: %1</source>
        <translation>쓸 수 있는 것: %1</translation>
    </message>
    <message>
        <source>The colours of the window: %1</source>
        <translation>창의 색: %1</translation>
    </message>
    <message>
        <source>this system cannot restrict where a program writes (Landlock, since Linux 5.13)</source>
        <translation>이 시스템은 프로그램이 쓰는 곳을 제한할 수 없습니다 (Landlock, Linux 5.13부터)</translation>
    </message>
    <message>
        <source>this system cannot filter a program&apos;s system calls (seccomp)</source>
        <translation>이 시스템은 프로그램의 시스템 호출을 거를 수 없습니다 (seccomp)</translation>
    </message>
    <message>
        <source>Open a new window, for files that nobody trusts: it starts no program, opens no connection and saves nothing outside of --writable</source>
        <translation>믿을 수 없는 파일을 위한 새 창을 엽니다. 프로그램을 시작하지 않고, 연결을 열지 않으며, --writable 밖에는 저장하지 않습니다</translation>
    </message>
    <message>
        <source>A folder in which the sandbox may save; repeatable</source>
        <translation>샌드박스가 저장할 수 있는 폴더. 여러 번 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>--writable needs --sandbox</source>
        <translation>--writable에는 --sandbox가 필요합니다</translation>
    </message>
    <message>
        <source>standard input is read once</source>
        <translation>표준 입력은 한 번만 읽습니다</translation>
    </message>
</context>
<context>
    <name>CommandTerms</name>
    <message>
        <source>translation locale</source>
        <translation>번역 로캘 한국어</translation>
    </message>
    <message>
        <source>zoom scale bigger font</source>
        <translation>확대 축소 배율 글꼴</translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hex 16진수</translation>
    </message>
    <message>
        <source>overwrite zero pattern</source>
        <translation>채우기 0 패턴</translation>
    </message>
    <message>
        <source>search regular expression regex</source>
        <translation>검색 정규식 정규 표현식</translation>
    </message>
    <message>
        <source>append import</source>
        <translation>추가 가져오기</translation>
    </message>
    <message>
        <source>comment annotation remark</source>
        <translation>주석 설명</translation>
    </message>
    <message>
        <source>decode hexadecimal base64</source>
        <translation>디코딩 16진수 base64</translation>
    </message>
    <message>
        <source>settings options configuration</source>
        <translation>설정 옵션 환경 설정</translation>
    </message>
    <message>
        <source>substitute regular expression regex</source>
        <translation>대체 정규식 정규 표현식</translation>
    </message>
    <message>
        <source>block offset</source>
        <translation>블록 오프셋</translation>
    </message>
    <message>
        <source>guess charset automatic</source>
        <translation>추측 자동 문자 집합</translation>
    </message>
    <message>
        <source>choose charset code page</source>
        <translation>선택 문자 집합 코드 페이지</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>탭</translation>
    </message>
    <message>
        <source>shell terminal share</source>
        <translation>터미널 셸 공유</translation>
    </message>
    <message>
        <source>save part extract</source>
        <translation>저장 일부 추출</translation>
    </message>
    <message>
        <source>create empty</source>
        <translation>만들기 빈 문서</translation>
    </message>
    <message>
        <source>directory survey convert files</source>
        <translation>디렉터리 살펴보기 변환 파일</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>종료 나가기</translation>
    </message>
    <message>
        <source>example demonstration</source>
        <translation>예제 시연</translation>
    </message>
    <message>
        <source>convert transcode re-encode recode charset</source>
        <translation>변환 트랜스코딩 다시 인코딩</translation>
    </message>
    <message>
        <source>revert restore convert</source>
        <translation>되돌리기 복구 변환</translation>
    </message>
    <message>
        <source>mark toggle add</source>
        <translation>표시 추가</translation>
    </message>
    <message>
        <source>goto jump line offset address</source>
        <translation>점프 줄 오프셋 주소</translation>
    </message>
    <message>
        <source>diff compare</source>
        <translation>비교 차이</translation>
    </message>
    <message>
        <source>error invalid damage</source>
        <translation>오류 손상</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>버전 라이선스</translation>
    </message>
    <message>
        <source>tutorial course learn</source>
        <translation>튜토리얼 배우기 학습</translation>
    </message>
    <message>
        <source>documentation guide</source>
        <translation>문서 안내 도움말</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>단축키 키</translation>
    </message>
    <message>
        <source>welcome home</source>
        <translation>환영 홈</translation>
    </message>
    <message>
        <source>code page map</source>
        <translation>코드 페이지 문자표</translation>
    </message>
    <message>
        <source>image screenshot</source>
        <translation>이미지 스크린샷</translation>
    </message>
    <message>
        <source>race benchmark compare</source>
        <translation>경주 벤치마크 비교</translation>
    </message>
    <message>
        <source>charset compare</source>
        <translation>문자 집합 비교</translation>
    </message>
    <message>
        <source>unescape decode URL JSON base64 HTML</source>
        <translation>이스케이프 해제 디코딩 URL JSON base64 HTML</translation>
    </message>
    <message>
        <source>save image screenshot PNG SVG</source>
        <translation>저장 이미지 스크린샷 PNG SVG</translation>
    </message>
    <message>
        <source>character properties Unicode name</source>
        <translation>문자 속성 이름 유니코드</translation>
    </message>
    <message>
        <source>count characters</source>
        <translation>글자 수 세기</translation>
    </message>
    <message>
        <source>mixed encodings</source>
        <translation>섞인 인코딩</translation>
    </message>
    <message>
        <source>repair fix garbled text</source>
        <translation>복원 복구 깨진 글자</translation>
    </message>
    <message>
        <source>presentation slides</source>
        <translation>프레젠테이션 슬라이드</translation>
    </message>
    <message>
        <source>errors invalid damage repair fix</source>
        <translation>오류 손상 복원 복구</translation>
    </message>
    <message>
        <source>histogram frequency entropy</source>
        <translation>히스토그램 빈도 엔트로피</translation>
    </message>
    <message>
        <source>binary texts</source>
        <translation>바이너리 텍스트</translation>
    </message>
    <message>
        <source>diff side by side</source>
        <translation>차이 나란히</translation>
    </message>
    <message>
        <source>undock detach</source>
        <translation>분리 별도 창</translation>
    </message>
    <message>
        <source>maximize</source>
        <translation>최대화</translation>
    </message>
    <message>
        <source>zoom in bigger font size</source>
        <translation>확대 배율 글꼴 크게</translation>
    </message>
    <message>
        <source>zoom reset font</source>
        <translation>배율 초기화 글꼴</translation>
    </message>
    <message>
        <source>restore panels default</source>
        <translation>복원 패널 기본값</translation>
    </message>
    <message>
        <source>zoom out font size</source>
        <translation>축소 배율 글꼴 작게</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>렌즈</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>There and back with %1: identical.</source>
        <translation>%1(으)로 왕복 변환: 동일.</translation>
    </message>
    <message>
        <source>There and back with %1: changed after %2.</source>
        <translation>%1(으)로 왕복 변환: %2 뒤에서 바뀜.</translation>
    </message>
    <message>
        <source>There and back with %1: refused after %2.</source>
        <translation>%1(으)로 왕복 변환: %2 뒤에서 거부됨.</translation>
    </message>
    <message>
        <source>There and back with %1: it lacks one of the encodings.</source>
        <translation>%1(으)로 왕복 변환: 두 인코딩 중 하나가 없음.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>대체</translation>
    </message>
    <message>
        <source>Escaped</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>Transliterated</source>
        <translation>음역</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>%1(으)로 돌아옴</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>유효하지 않은 바이트</translation>
    </message>
    <message>
        <source>%1 of the text cannot be written in %2. Change them first; Enter shows one in the window.</source>
        <translation>텍스트 중 %1을(를) %2 인코딩으로 쓸 수 없습니다. 먼저 고치십시오. Enter를 누르면 창에서 그곳을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The whole text can be written in %1, but %2 of it will be read there as other characters.</source>
        <translation>텍스트 전체를 %1 인코딩으로 쓸 수 있지만, 그중 %2은(는) 거기서 다른 문자로 읽힙니다.</translation>
    </message>
    <message>
        <source>The whole text can be written in %1: %2, %3.</source>
        <translation>텍스트 전체를 %1 인코딩으로 쓸 수 있습니다: %2, %3.</translation>
    </message>
    <message>
        <source>In %1 all of it survives.</source>
        <translation>%1 형식이면 모두 살아남습니다.</translation>
    </message>
    <message>
        <source>In %1 %2 do not survive.</source>
        <translation>%1 형식이면 %2이(가) 살아남지 못합니다.</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1.</source>
        <translation>어떤 정규화 형식으로도 %1 인코딩에 더 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: identical.</source>
        <translation>%1(으)로 왕복 변환(바이트 순서 표시 제외): 동일.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: changed after %2.</source>
        <translation>%1(으)로 왕복 변환(바이트 순서 표시 제외): %2 뒤에서 바뀜.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: refused after %2.</source>
        <translation>%1(으)로 왕복 변환(바이트 순서 표시 제외): %2 뒤에서 거부됨.</translation>
    </message>
</context>
<context>
    <name>CopyForms</name>
    <message>
        <source>&amp;Hex</source>
        <translation>16진수(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>텍스트(&amp;T)</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>C 배열(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;C string</source>
        <translation>C 문자열(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Python bytes</source>
        <translation>Python bytes(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;JSON string</source>
        <translation>JSON 문자열(&amp;J)</translation>
    </message>
    <message>
        <source>P&amp;ercent-encoded</source>
        <translation>퍼센트 인코딩(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%1 byte</source>
        <translation>
            <numerusform>%1바이트</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1바이트</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character</source>
        <translation>
            <numerusform>문자 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters</source>
        <translation>
            <numerusform>문자 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 line</source>
        <translation>
            <numerusform>%1줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problem</source>
        <translation>
            <numerusform>문제 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>문제 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hit</source>
        <translation>
            <numerusform>일치 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hits</source>
        <translation>
            <numerusform>일치 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 difference</source>
        <translation>
            <numerusform>차이 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 differences</source>
        <translation>
            <numerusform>차이 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file</source>
        <translation>
            <numerusform>파일 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>파일 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place</source>
        <translation>
            <numerusform>%1곳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places</source>
        <translation>
            <numerusform>%1곳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code point</source>
        <translation>
            <numerusform>코드 포인트 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code points</source>
        <translation>
            <numerusform>코드 포인트 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 unit</source>
        <translation>
            <numerusform>UTF-16 단위 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 units</source>
        <translation>
            <numerusform>UTF-16 단위 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grapheme</source>
        <translation>
            <numerusform>문자소 클러스터 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 graphemes</source>
        <translation>
            <numerusform>문자소 클러스터 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 column</source>
        <translation>
            <numerusform>%1칸</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1칸</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error</source>
        <translation>
            <numerusform>오류 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>오류 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 name</source>
        <translation>
            <numerusform>이름 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 names</source>
        <translation>
            <numerusform>이름 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step</source>
        <translation>
            <numerusform>%1단계</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1단계</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 round</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 time</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DamageNotices</name>
    <message>
        <source>%1 Only the first %2 were examined.</source>
        <translation>%1 처음 %2만 살펴보았습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an encoding and how many lines are in it</comment>
        <translation>%1 %2줄</translation>
    </message>
    <message>
        <source>%1 in %2 encodings: %3.</source>
        <translation>%1에 인코딩 %2개가 섞여 있습니다: %3.</translation>
    </message>
    <message>
        <source>Misread in %1: text was read in a wrong encoding more than once.</source>
        <translation>%1에서 잘못 읽힘: 텍스트가 틀린 인코딩으로 두 번 이상 읽혔습니다.</translation>
    </message>
    <message>
        <source>Double-encoded in %1: text in %2 was read as %3.</source>
        <translation>%1에서 이중으로 인코딩됨: %2 텍스트가 %3 인코딩으로 읽혔습니다.</translation>
    </message>
    <message>
        <source>Misread in %1: text in %2 was read as %3.</source>
        <translation>%1에서 잘못 읽힘: %2 텍스트가 %3 인코딩으로 읽혔습니다.</translation>
    </message>
</context>
<context>
    <name>DecodersLens</name>
    <message>
        <source>Thompson 1992</source>
        <translation>Thompson 1992</translation>
    </message>
    <message>
        <source>Branchy</source>
        <translation>분기형</translation>
    </message>
    <message>
        <source>Hoehrmann, byte eaten</source>
        <translation>Hoehrmann, 바이트 소비</translation>
    </message>
    <message>
        <source>Hoehrmann, byte retried</source>
        <translation>Hoehrmann, 바이트 재시도</translation>
    </message>
    <message>
        <source>Keiser-Lemire</source>
        <translation>Keiser-Lemire</translation>
    </message>
    <message>
        <source>WHATWG, maximal subpart</source>
        <translation>WHATWG, 최대 부분열</translation>
    </message>
    <message>
        <source>Fuchsia style</source>
        <translation>Fuchsia 방식</translation>
    </message>
    <message>
        <source>misreads</source>
        <translation>잘못 읽음</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>%1에서 멈춤</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>%1 becomes “%2”, which a check of the bytes misses</source>
        <translation>%1 → ‘%2’: 바이트 검사로는 잡아내지 못합니다</translation>
    </message>
    <message>
        <source>eats the last byte of %1, though it can start a character</source>
        <translation>문자의 시작이 될 수 있는데도 %1의 마지막 바이트를 소비합니다</translation>
    </message>
    <message>
        <source>rejects %1, which is well formed</source>
        <translation>올바른 형식인 %1 바이트를 거부합니다</translation>
    </message>
    <message>
        <source>drops the byte-order mark</source>
        <translation>바이트 순서 표시를 버립니다</translation>
    </message>
    <message>
        <source>%1 is above U+10FFFF, but accepted</source>
        <translation>%1: U+10FFFF를 넘지만 수락됨</translation>
    </message>
    <message>
        <source>accepts a surrogate, %1</source>
        <translation>서로게이트를 수락합니다: %1</translation>
    </message>
    <message>
        <source>joins two surrogates, %1</source>
        <translation>서로게이트 두 개를 결합합니다: %1</translation>
    </message>
    <message>
        <source>one U+FFFD for the several errors in %1</source>
        <translation>%1 안의 오류 여러 개에 U+FFFD 하나</translation>
    </message>
    <message>
        <source>several U+FFFD for one error, starting with %1</source>
        <translation>오류 하나에 U+FFFD 여러 개(첫 바이트 %1)</translation>
    </message>
    <message>
        <source>validates only: no error</source>
        <translation>검증만 함: 오류 없음</translation>
    </message>
    <message>
        <source>validates only: the first error begins at byte %1</source>
        <translation>검증만 함: 첫 오류가 %1번째 바이트에서 시작</translation>
    </message>
    <message>
        <source>stops reading at byte %1</source>
        <translation>%1번째 바이트에서 읽기를 멈춥니다</translation>
    </message>
</context>
<context>
    <name>EncodingsLens</name>
    <message>
        <source>same as %1 and %2 more</source>
        <translation>%1 외 %2개와 같음</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>또한 %1</translation>
    </message>
    <message>
        <source>%1 genuine U+FFFD, not an error</source>
        <translation>본래의 U+FFFD %1개(오류 아님)</translation>
    </message>
    <message>
        <source>private use: %1</source>
        <translation>사용자 영역: %1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>%1 인코딩과 같음</translation>
    </message>
    <message>
        <source>not strictly valid</source>
        <translation>엄밀히는 유효하지 않음</translation>
    </message>
    <message>
        <source>Every one of these encodings has errors in these bytes.</source>
        <translation>이 모든 인코딩에서 이 바이트에 오류가 있습니다.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. These are too few bytes to tell.</source>
        <translation>표시된 바이트(%1)에서는 %2의 점수가 가장 높습니다: %3. 판단하기에는 바이트가 너무 적습니다.</translation>
    </message>
    <message>
        <source>No encoding gives plausible text in the bytes shown (%1). %2 scores highest: %3.</source>
        <translation>표시된 바이트(%1)에서 그럴듯한 텍스트가 되는 인코딩이 없습니다. 점수가 가장 높은 것은 %2입니다: %3.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. %4 is too close to tell: %5.</source>
        <translation>표시된 바이트(%1)에서는 %2의 점수가 가장 높습니다: %3. %4와(과) 차이가 너무 적어 판단할 수 없습니다: %5.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 gives the most plausible text: %3.</source>
        <translation>표시된 바이트(%1)에서는 %2 인코딩의 텍스트가 가장 그럴듯합니다: %3.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>No such file: %1.</source>
        <translation>그런 파일이 없습니다: %1.</translation>
    </message>
    <message>
        <source>No permission to open %1.</source>
        <translation>파일을 열 권한이 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>파일이 아니라 폴더입니다: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>쓸 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Unknown name: %1.</source>
        <translation>알 수 없는 이름: %1.</translation>
    </message>
    <message>
        <source>%1 is malformed.</source>
        <translation>형식이 잘못되었습니다: %1.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>너무 큽니다: %1.</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>취소되었습니다: %1.</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>%1 cannot start a character: it could only encode a value above U+10FFFF.</source>
        <translation>%1 바이트로는 문자가 시작될 수 없습니다: U+10FFFF를 넘는 값만 나타낼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: it could only encode a value below 80 in two bytes, where one is enough.</source>
        <translation>%1 바이트로는 문자가 시작될 수 없습니다: 1바이트면 충분한 80 미만의 값만 2바이트로 나타낼 수 있습니다.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a surrogate (D800..DFFF), which is not a character by itself.</source>
        <translation>%1 뒤에는 %2만 올 수 있습니다. %3 바이트가 오면 서로게이트(D800..DFFF)가 되는데, 이는 단독으로는 문자가 아닙니다.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value above U+10FFFF.</source>
        <translation>%1 뒤에는 %2만 올 수 있습니다. %3 바이트가 오면 U+10FFFF를 넘는 값이 됩니다.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 0800 in three bytes, where two are enough.</source>
        <translation>%1 뒤에는 %2만 올 수 있습니다. %3 바이트가 오면 2바이트로 충분한 0800 미만의 값을 3바이트로 나타내게 됩니다.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 10000 in four bytes, where three are enough.</source>
        <translation>%1 뒤에는 %2만 올 수 있습니다. %3 바이트가 오면 3바이트로 충분한 10000 미만의 값을 4바이트로 나타내게 됩니다.</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte (10xxxxxx): no lead byte precedes it.</source>
        <translation>%1 바이트는 고립된 연속 바이트(10xxxxxx)입니다: 앞에 선행 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: no UTF-8 byte starts with five or more ones.</source>
        <translation>%1 바이트로는 문자가 시작될 수 없습니다: UTF-8에는 1이 다섯 개 이상으로 시작하는 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but %3 follows.</source>
        <translation>%1: 불완전합니다. 뒤에 %2 예상, 실제로는 %3.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but the text ends.</source>
        <translation>%1: 불완전합니다. 뒤에 %2 예상, 실제로는 텍스트 끝.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow, but the text ends.</source>
        <translation>%1 뒤에는 %2만 올 수 있는데 텍스트가 끝납니다.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>불완전</translation>
    </message>
    <message>
        <source>stray continuation byte</source>
        <translation>고립된 연속 바이트</translation>
    </message>
    <message>
        <source>not a lead byte</source>
        <translation>선행 바이트 아님</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>overlong</source>
        <translation>과다 길이</translation>
    </message>
    <message>
        <source>surrogate</source>
        <translation>서로게이트</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>끝에서 불완전</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>미배정</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>허용되지 않음</translation>
    </message>
    <message>
        <source>%1 came</source>
        <translation>실제: %1</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>텍스트가 끝남</translation>
    </message>
    <message>
        <source>%1 is incomplete: the text ends before the character does.</source>
        <translation>%1: 불완전합니다. 문자가 끝나기 전에 텍스트가 끝납니다.</translation>
    </message>
    <message>
        <source>%1 is well-formed, but the encoding assigns no character to it.</source>
        <translation>%1: 형식은 올바르지만 이 인코딩에서 배정된 문자가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding.</source>
        <translation>%1: 이 인코딩에서 유효하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Escapes</name>
    <message>
        <source>bytes that are not UTF-8 became U+FFFD</source>
        <translation>UTF-8이 아닌 바이트가 U+FFFD로 바뀜</translation>
    </message>
    <message>
        <source>the style cannot express a character; written unescaped</source>
        <translation>이 방식으로 나타낼 수 없는 문자를 이스케이프 없이 씀</translation>
    </message>
    <message>
        <source>a malformed escape, passed through</source>
        <translation>형식이 잘못된 이스케이프를 그대로 통과시킴</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>서로게이트 쌍의 반쪽</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>범위 밖</translation>
    </message>
    <message>
        <source>an unknown name, passed through</source>
        <translation>알 수 없는 이름을 그대로 통과시킴</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>알 수 없는 인코딩을 그대로 통과시킴</translation>
    </message>
    <message>
        <source>bytes malformed in their encoding became U+FFFD</source>
        <translation>해당 인코딩의 잘못된 바이트가 U+FFFD로 바뀜</translation>
    </message>
    <message>
        <source>bytes that do not belong to the style were left out</source>
        <translation>이 방식에 속하지 않는 바이트를 제외함</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>감지됨</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>규격</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>symbolic link to %1, not followed</source>
        <translation>심볼릭 링크(대상 %1), 따라가지 않음</translation>
    </message>
    <message>
        <source>FIFO, not opened</source>
        <translation>FIFO, 열지 않음</translation>
    </message>
    <message>
        <source>socket, not opened</source>
        <translation>소켓, 열지 않음</translation>
    </message>
    <message>
        <source>device, not opened</source>
        <translation>장치, 열지 않음</translation>
    </message>
    <message>
        <source>%1, the first in line %2</source>
        <translation>%1, 처음은 %2번째 줄</translation>
    </message>
    <message>
        <source>lines differ: %1</source>
        <translation>줄마다 다름: %1</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>선언: %1</translation>
    </message>
    <message>
        <source>has bidirectional controls</source>
        <translation>양방향 제어 문자 있음</translation>
    </message>
    <message>
        <source>line ends differ</source>
        <translation>줄 끝이 섞여 있음</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>바이트 순서 표시로 시작</translation>
    </message>
    <message>
        <source>No encoding fits</source>
        <translation>맞는 인코딩 없음</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>이진</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>특수</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Malformed bytes</source>
        <translation>잘못된 바이트</translation>
    </message>
    <message>
        <source>Lines in different encodings</source>
        <translation>줄마다 다른 인코딩</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>바이트 순서 표시</translation>
    </message>
    <message>
        <source>CR LF line ends</source>
        <translation>CR LF 줄 끝</translation>
    </message>
    <message>
        <source>Line ends differ</source>
        <translation>섞인 줄 끝</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>UTF-8 아님</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>글자 깨짐</translation>
    </message>
    <message>
        <source>Declares another encoding</source>
        <translation>다른 인코딩을 선언함</translation>
    </message>
    <message>
        <source>Bidirectional controls</source>
        <translation>양방향 제어 문자</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>읽을 수 없습니다. %1: %2.</translation>
    </message>
    <message>
        <source>%1 is not a regular file: %2.</source>
        <translation>일반 파일이 아닙니다. %1: %2.</translation>
    </message>
    <message>
        <source>encoding uncertain</source>
        <translation>인코딩이 불확실함</translation>
    </message>
    <message>
        <source>mojibake in %1: %2</source>
        <translation>글자 깨짐 %1: %2</translation>
    </message>
</context>
<context>
    <name>HexEntry</name>
    <message>
        <source>“%1” has a digit too few: a byte has two. The bytes stay as they were; complete it, or press Esc to go back.</source>
        <translation>‘%1’: 숫자가 하나 모자랍니다. 1바이트는 두 자리입니다. 바이트는 그대로입니다. 마저 입력하거나 Esc를 눌러 되돌리십시오.</translation>
    </message>
    <message>
        <source>“%1” is not hex: digits are 0 to 9 and A to F, two for a byte. The bytes stay as they were; correct it, or press Esc to go back.</source>
        <translation>‘%1’: 16진수가 아닙니다. 숫자는 0~9와 A~F이고 1바이트는 두 자리입니다. 바이트는 그대로입니다. 고치거나 Esc를 눌러 되돌리십시오.</translation>
    </message>
</context>
<context>
    <name>InsertedFile</name>
    <message>
        <source>another program is writing to the file</source>
        <translation>다른 프로그램이 파일에 쓰고 있음</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>%1, %2 (%3)</source>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>escape or shift, not a character</source>
        <translation>이스케이프 또는 시프트, 문자 아님</translation>
    </message>
    <message>
        <source>It changes how %1 reads the bytes that follow.</source>
        <translation>%1에서 뒤따르는 바이트를 읽는 방법이 바뀝니다.</translation>
    </message>
    <message>
        <source>current</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>in no block</source>
        <translation>블록에 속하지 않음</translation>
    </message>
    <message>
        <source>Unicode %1</source>
        <translation>유니코드 %1</translation>
    </message>
    <message>
        <source>not assigned in Unicode %1</source>
        <translation>유니코드 %1에 할당되지 않음</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>도입</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>byte-order mark, not part of the text</source>
        <translation>바이트 순서 표시, 텍스트의 일부가 아님</translation>
    </message>
    <message>
        <source>Grapheme cluster</source>
        <translation>문자소 클러스터</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 초과</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>%1, above U+10FFFF</source>
        <translation>%1, U+10FFFF 초과</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Would spell</source>
        <translation>나타내려던 값</translation>
    </message>
    <message>
        <source>invalid: %1</source>
        <translation>유효하지 않음: %1</translation>
    </message>
    <message>
        <source>not a character of %1</source>
        <translation>%1의 문자 아님</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>선행 바이트</translation>
    </message>
    <message>
        <source>Next byte</source>
        <translation>다음 바이트</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>없음: 텍스트 끝</translation>
    </message>
    <message>
        <source>Decoded as</source>
        <translation>디코딩 결과</translation>
    </message>
    <message>
        <source>U+FFFD REPLACEMENT CHARACTER</source>
        <translation>U+FFFD REPLACEMENT CHARACTER</translation>
    </message>
    <message>
        <source>Invalid bytes</source>
        <translation>유효하지 않은 바이트</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>정규화 형식</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>%1 형식과 같음</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>네 가지 모두</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>대소문자</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>대문자</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>소문자</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>쓸 수 없음</translation>
    </message>
    <message>
        <source>same as UTF-8</source>
        <translation>UTF-8과 같음</translation>
    </message>
    <message>
        <source>not escaped</source>
        <translation>이스케이프 안 함</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JS</source>
        <translation>JS</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>RFC 2047</source>
        <translation>RFC 2047</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>JSON, JS</source>
        <translation>JSON, JS</translation>
    </message>
</context>
<context>
    <name>JsonPlace</name>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>%1단계보다 깊이 중첩되었습니다.</translation>
    </message>
    <message>
        <source>A key is written with escapes: %1</source>
        <translation>키를 이스케이프로 썼습니다: %1</translation>
    </message>
    <message>
        <source>An object has the key %1 twice.</source>
        <translation>객체에 같은 키가 두 번 있습니다: %1.</translation>
    </message>
    <message>
        <source>Larger than %1 bytes.</source>
        <translation>%1바이트보다 큽니다.</translation>
    </message>
    <message>
        <source>Not JSON at byte %1: %2.</source>
        <translation>%1번째 바이트에서 JSON이 아님: %2.</translation>
    </message>
    <message>
        <source>A JSON object is expected.</source>
        <translation>JSON 객체가 필요합니다.</translation>
    </message>
    <message>
        <source>unknown key: %1</source>
        <translation>알 수 없는 키: %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1: 빠져 있습니다</translation>
    </message>
    <message>
        <source>%1: a text is expected</source>
        <translation>%1: 텍스트가 필요합니다</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1: 비어 있습니다</translation>
    </message>
    <message>
        <source>%1: longer than %2 characters</source>
        <translation>%1: %2자를 넘습니다</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected</source>
        <translation>%1: 0~%2의 정수가 필요합니다</translation>
    </message>
    <message>
        <source>%1: use START:END</source>
        <translation>%1: START:END 꼴로 쓰십시오</translation>
    </message>
    <message>
        <source>%1: an object is expected</source>
        <translation>%1: 객체가 필요합니다</translation>
    </message>
    <message>
        <source>%1: unknown key: %2</source>
        <translation>%1: 알 수 없는 키: %2</translation>
    </message>
    <message>
        <source>%1.%2: a text is expected</source>
        <translation>%1.%2: 텍스트가 필요합니다</translation>
    </message>
    <message>
        <source>%1: a list of at most %2 objects is expected</source>
        <translation>%1: 객체 최대 %2개의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>%1: a list of objects is expected</source>
        <translation>%1: 객체의 목록이 필요합니다</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>아프리칸스어</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>브르타뉴어</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>카탈루냐어</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>체코어</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>웨일스어</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>덴마크어</translation>
    </message>
    <message>
        <source>German</source>
        <translation>독일어</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>에스페란토어</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>스페인어</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>에스토니아어</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>바스크어</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>핀란드어</translation>
    </message>
    <message>
        <source>French</source>
        <translation>프랑스어</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>아일랜드어</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>갈리시아어</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>크로아티아어</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>헝가리어</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>인도네시아어</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>아이슬란드어</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>이탈리아어</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>쿠르드어</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>리투아니아어</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>라트비아어</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>노르웨이어</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>네덜란드어</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>폴란드어</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>포르투갈어</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>루마니아어</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>슬로바키아어</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>슬로베니아어</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>스웨덴어</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>튀르키예어</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>베트남어</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>벨라루스어</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>불가리아어</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>카자흐어</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>마케도니아어</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>몽골어</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>러시아어</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>세르비아어</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>타지크어</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>우크라이나어</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>히브리어</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>아랍어</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>페르시아어</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>위구르어</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>태국어</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>조지아어</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>힌디어</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>벵골어</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>펀자브어</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>구자라트어</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>타밀어</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>텔루구어</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>말라얄람어</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>싱할라어</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>크메르어</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>암하라어</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>중국어(간체)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>중국어(번체)</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>프리울리어</translation>
    </message>
    <message>
        <source>West Frisian</source>
        <translation>서프리지아어</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>스코틀랜드 게일어</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>북부 사미어</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>알바니아어</translation>
    </message>
    <message>
        <source>a language in Latin letters</source>
        <translation>라틴 문자를 쓰는 언어</translation>
    </message>
</context>
<context>
    <name>LengthLens</name>
    <message>
        <source>Bytes in %1</source>
        <translation>%1 바이트</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16 단위</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>문자소 클러스터</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>What a reader calls characters; Swift</source>
        <translation>독자가 문자로 여기는 것. Swift</translation>
    </message>
    <message>
        <source>Python, PostgreSQL; bytes of UTF-8 that are not 10xxxxxx</source>
        <translation>Python, PostgreSQL. 10xxxxxx가 아닌 UTF-8 바이트 수</translation>
    </message>
    <message>
        <source>JavaScript, Java, C#, Windows, Qt</source>
        <translation>JavaScript, Java, C#, Windows, Qt</translation>
    </message>
    <message>
        <source>Of a terminal, East Asian characters taking two</source>
        <translation>터미널의 칸. 동아시아 문자는 두 칸</translation>
    </message>
    <message>
        <source>It cannot write %1 of the code points; the first is %2.</source>
        <translation>코드 포인트 중 %1개를 쓸 수 없습니다. 첫 번째는 %2.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Between clusters</source>
        <translation>클러스터 사이</translation>
    </message>
    <message>
        <source>Inside a cluster</source>
        <translation>클러스터 안</translation>
    </message>
    <message>
        <source>Inside a character</source>
        <translation>문자 안</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>소문자</translation>
    </message>
    <message>
        <source>Upper case</source>
        <translation>대문자</translation>
    </message>
    <message>
        <source>Title case</source>
        <translation>타이틀 케이스</translation>
    </message>
    <message>
        <source>Case folding</source>
        <translation>대소문자 접기</translation>
    </message>
    <message>
        <source>(the same)</source>
        <translation>(같음)</translation>
    </message>
    <message>
        <source>No: it cannot store characters of four bytes</source>
        <translation>아니요: 4바이트 문자를 저장할 수 없음</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No: it is too long</source>
        <translation>아니요: 너무 김</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>제어 문자</translation>
    </message>
    <message>
        <source>Changes the direction of text</source>
        <translation>텍스트의 방향을 바꿈</translation>
    </message>
    <message>
        <source>Has no width</source>
        <translation>너비가 없음</translation>
    </message>
    <message>
        <source>Chooses the look of the character before</source>
        <translation>앞 문자의 모양을 정함</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Format character</source>
        <translation>서식 문자</translation>
    </message>
    <message>
        <source>A space that is not U+0020</source>
        <translation>U+0020이 아닌 공백</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>사용자 영역</translation>
    </message>
    <message>
        <source>Looks like %1</source>
        <translation>%1처럼 보임</translation>
    </message>
    <message>
        <source>Belongs here</source>
        <translation>자연스러움</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>의심스러움</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>세는 단위</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Who counts so</source>
        <translation>이렇게 세는 곳</translation>
    </message>
    <message>
        <source>The cut is</source>
        <translation>자르는 위치</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>남는 것</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>UTF-8 bytes</source>
        <translation>UTF-8 바이트</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>저장할 곳</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>필요</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>용량</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>들어가는가?</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>하는 일</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>By UTF-8 bytes and code points</source>
        <translation>UTF-8 바이트와 코드 포인트순</translation>
    </message>
    <message>
        <source>By UTF-16 units</source>
        <translation>UTF-16 단위순</translation>
    </message>
    <message>
        <source>By collation</source>
        <translation>콜레이션순</translation>
    </message>
    <message>
        <source>A text of two lines or more has an order. Select the lines to sort.</source>
        <translation>순서는 두 줄 이상의 텍스트에만 있습니다. 정렬할 줄을 선택하십시오.</translation>
    </message>
    <message>
        <source>No character of this text is hidden.</source>
        <translation>이 텍스트에는 숨은 문자가 없습니다.</translation>
    </message>
    <message>
        <source>No: it cannot store lone surrogates</source>
        <translation>아니요: 짝 없는 서로게이트는 저장할 수 없음</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>오토마타</translation>
    </message>
    <message>
        <source>Plan 9 table</source>
        <translation>Plan 9 표</translation>
    </message>
    <message>
        <source>Lookup lanes</source>
        <translation>조회 레인</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>글자 깨짐</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>코드표</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>검사기</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>In the state %1 the decoder takes %2. The byte %3 is in class %4 (%5).</source>
        <translation>디코더는 %1 상태에서 %2 바이트를 받아들입니다. %3 바이트의 클래스는 %4 (%5).</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, in a malformed sequence.</source>
        <translation>오프셋 %1의 바이트 %2: 잘못된 시퀀스 안에 있습니다.</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, which is no character.</source>
        <translation>오프셋 %1의 바이트 %2: 문자가 아닙니다.</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, byte %3 of %4 of %5.</source>
        <translation>오프셋 %1의 바이트 %2: %5 문자의 %4바이트 중 %3번째입니다.</translation>
    </message>
    <message>
        <source>Select a byte first.</source>
        <translation>먼저 바이트를 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 Look for another one.</source>
        <translation>%1 다른 바이트를 찾아보십시오.</translation>
    </message>
    <message>
        <source>Enter the bytes in hexadecimal, such as C3 A9.</source>
        <translation>바이트를 16진수로 입력하십시오(예: C3 A9).</translation>
    </message>
    <message>
        <source>%1 cannot encode this text.</source>
        <translation>%1 인코딩으로는 이 텍스트를 나타낼 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is right so far, but bytes are missing after it.</source>
        <translation>%1까지는 맞지만 뒤에 바이트가 빠졌습니다.</translation>
    </message>
    <message>
        <source>The text ends before byte %1, which is %2.</source>
        <translation>텍스트가 %1번째 바이트(%2) 앞에서 끝납니다.</translation>
    </message>
    <message>
        <source>Byte %1 is not %2.</source>
        <translation>%1번째 바이트는 %2 값이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>먼저 답을 고르십시오.</translation>
    </message>
    <message>
        <source>“%1” is not right. Look again, and count.</source>
        <translation>‘%1’: 정답이 아닙니다. 다시 보고 세어 보십시오.</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>1개 필요</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>2개 필요</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>E0 뒤</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>ED 뒤</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>F0 뒤</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>F4 뒤</translation>
    </message>
    <message>
        <source>there is another lesson %1</source>
        <translation>같은 강의가 또 있습니다: %1</translation>
    </message>
    <message>
        <source>id: use lower-case letters, digits and hyphens, at most 64</source>
        <translation>id: 소문자, 숫자, 하이픈을 최대 64자까지 쓰십시오</translation>
    </message>
    <message>
        <source>steps: a list of 1 to %1 steps is expected</source>
        <translation>steps: 단계 1~%1개의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>객체가 필요합니다</translation>
    </message>
    <message>
        <source>question: an object is expected</source>
        <translation>question: 객체가 필요합니다</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding: 알 수 없는 인코딩: %1</translation>
    </message>
    <message>
        <source>hex and string: use one of them</source>
        <translation>hex와 string: 둘 중 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>hex: %1</source>
        <translation>hex: %1</translation>
    </message>
    <message>
        <source>string: %1 cannot encode it</source>
        <translation>string: %1 인코딩으로 나타낼 수 없습니다</translation>
    </message>
    <message>
        <source>hex or string: bytes are expected</source>
        <translation>hex 또는 string: 바이트가 필요합니다</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>%1바이트를 넘습니다</translation>
    </message>
    <message>
        <source>select: use START:END</source>
        <translation>select: START:END 꼴로 쓰십시오</translation>
    </message>
    <message>
        <source>select: %1 is outside the %2 bytes</source>
        <translation>select: %1 범위가 %2바이트 밖에 있습니다</translation>
    </message>
    <message>
        <source>lens: a lens is expected</source>
        <translation>lens: 렌즈가 필요합니다</translation>
    </message>
    <message>
        <source>lens: unknown lens: %1</source>
        <translation>lens: 알 수 없는 렌즈: %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>메모 %1</translation>
    </message>
    <message>
        <source>select: outside the %1 bytes</source>
        <translation>select: %1바이트를 벗어납니다</translation>
    </message>
    <message>
        <source>point: unknown place: %1</source>
        <translation>point: 알 수 없는 위치: %1</translation>
    </message>
    <message>
        <source>Cannot be read: %1.</source>
        <translation>읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The file is not a lesson.</source>
        <translation>이 파일은 강의가 아닙니다.</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>내 강의</translation>
    </message>
    <message>
        <source>The lesson has %1 steps, which is the most it can have.</source>
        <translation>이 강의는 단계가 %1개로, 더 늘릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>byte: one byte in hexadecimal is expected</source>
        <translation>byte: 16진수 바이트 하나가 필요합니다</translation>
    </message>
    <message>
        <source>which: unknown rule: %1</source>
        <translation>which: 알 수 없는 규칙: %1</translation>
    </message>
    <message>
        <source>characters: expected for the rule “character” alone</source>
        <translation>characters: ‘character’ 규칙에만 필요합니다</translation>
    </message>
    <message>
        <source>right: true or false is expected, where nothing is measured</source>
        <translation>right: 측정하는 것이 없으면 true 또는 false가 필요합니다</translation>
    </message>
    <message>
        <source>why: say why this answer is wrong</source>
        <translation>why: 이 답이 왜 틀렸는지 쓰십시오</translation>
    </message>
    <message>
        <source>measure: unknown measure: %1</source>
        <translation>measure: 알 수 없는 측정값: %1</translation>
    </message>
    <message>
        <source>with: unknown name for this measure: %1</source>
        <translation>with: 이 측정값에 쓸 수 없는 이름: %1</translation>
    </message>
    <message>
        <source>options: a list of 2 to %1 options is expected</source>
        <translation>options: 선택지 2~%1개의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>선택지 %1</translation>
    </message>
    <message>
        <source>options: exactly one must be right</source>
        <translation>options: 정답은 정확히 하나여야 합니다</translation>
    </message>
    <message>
        <source>%1: an object with the key &quot;en&quot; is expected</source>
        <translation>%1: &quot;en&quot; 키가 있는 객체가 필요합니다</translation>
    </message>
    <message>
        <source>unknown language: %1</source>
        <translation>알 수 없는 언어: %1</translation>
    </message>
    <message>
        <source>kind: unknown kind of question: %1</source>
        <translation>kind: 알 수 없는 문제 종류: %1</translation>
    </message>
    <message>
        <source>Only one of the selected bytes is right. Select it alone.</source>
        <translation>선택한 바이트 가운데 하나만 맞습니다. 그 바이트만 선택하십시오.</translation>
    </message>
    <message>
        <source>Not all of the selected bytes are right. %1</source>
        <translation>선택한 바이트가 모두 맞는 것은 아닙니다. %1</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>LookupLens</name>
    <message>
        <source>Arithmetic of the lane</source>
        <translation>레인의 연산</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>의미</translation>
    </message>
    <message>
        <source>Names of the bits</source>
        <translation>비트 이름</translation>
    </message>
    <message>
        <source>ASCII shortcut</source>
        <translation>ASCII 지름길</translation>
    </message>
    <message>
        <source>Tail check</source>
        <translation>꼬리 검사</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>레인 %1</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>prev1</source>
        <translation>prev1</translation>
    </message>
    <message>
        <source>prev2</source>
        <translation>prev2</translation>
    </message>
    <message>
        <source>prev3</source>
        <translation>prev3</translation>
    </message>
    <message>
        <source>prev1 high nibble</source>
        <translation>prev1 상위 니블</translation>
    </message>
    <message>
        <source>prev1 low nibble</source>
        <translation>prev1 하위 니블</translation>
    </message>
    <message>
        <source>input high nibble</source>
        <translation>입력 상위 니블</translation>
    </message>
    <message>
        <source>T1[prev1 high]</source>
        <translation>T1[prev1 상위]</translation>
    </message>
    <message>
        <source>T2[prev1 low]</source>
        <translation>T2[prev1 하위]</translation>
    </message>
    <message>
        <source>T3[input high]</source>
        <translation>T3[입력 상위]</translation>
    </message>
    <message>
        <source>special cases</source>
        <translation>특수 경우</translation>
    </message>
    <message>
        <source>must continue</source>
        <translation>연속 필수</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>T1 AND T2 AND T3</source>
        <translation>T1 AND T2 AND T3</translation>
    </message>
    <message>
        <source>prev2 ≥ E0, prev3 ≥ F0</source>
        <translation>prev2 ≥ E0, prev3 ≥ F0</translation>
    </message>
    <message>
        <source>special XOR must</source>
        <translation>특수 XOR 필수</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>오프셋 %1</translation>
    </message>
    <message>
        <source>past the end of the text</source>
        <translation>텍스트 끝 이후</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>bit %1: %2</source>
        <translation>비트 %1: %2</translation>
    </message>
    <message>
        <source>bits %1: %2</source>
        <translation>비트 %1: %2</translation>
    </message>
    <message>
        <source>%1 can only start an overlong form.</source>
        <translation>%1 바이트로는 과다 길이 형식만 시작될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 %2 is a two-byte form of %3, “%4”, which needs only one byte.</source>
        <translation>%1 %2: 1바이트로 충분한 %3 ‘%4’의 2바이트 형식입니다.</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF), but the text ends.</source>
        <translation>%1 뒤에 연속 바이트(80..BF)가 필요한데 텍스트가 끝납니다.</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF) next; %2 is not one.</source>
        <translation>%1 바로 뒤에 연속 바이트(80..BF)가 필요한데 %2 바이트가 왔습니다.</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but the text starts here.</source>
        <translation>%1 바이트는 연속 바이트인데 텍스트가 여기서 시작됩니다.</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but %2 before it is ASCII.</source>
        <translation>%1 바이트는 연속 바이트인데 바로 앞의 %2 바이트는 ASCII입니다.</translation>
    </message>
    <message>
        <source>%1: the second is a stray continuation byte, because no lead two or three bytes earlier needs it.</source>
        <translation>%1: 두 번째는 고립된 연속 바이트입니다. 2~3바이트 앞에 이것이 필요한 선행 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs more continuation bytes, but the text ends.</source>
        <translation>%1 뒤에 연속 바이트가 더 필요한데 텍스트가 끝납니다.</translation>
    </message>
    <message>
        <source>%1 two bytes before needs two continuation bytes (80..BF); %2 are not two.</source>
        <translation>2바이트 앞의 %1 바이트에는 연속 바이트(80..BF) 두 개가 필요한데, %2 바이트는 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>%1 three bytes before needs three continuation bytes (80..BF); %2 are not its last two.</source>
        <translation>3바이트 앞의 %1 바이트에는 연속 바이트(80..BF) 세 개가 필요한데, %2 바이트는 그 마지막 두 개가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 starts a three-byte form of a value below 0800, which needs only two.</source>
        <translation>%1: 2바이트로 충분한 0800 미만 값의 3바이트 형식을 시작합니다.</translation>
    </message>
    <message>
        <source>%1 starts a four-byte form of a value below 10000, which needs only three.</source>
        <translation>%1: 3바이트로 충분한 10000 미만 값의 4바이트 형식을 시작합니다.</translation>
    </message>
    <message>
        <source>%1 starts a surrogate (D800..DFFF), which UTF-8 does not allow.</source>
        <translation>%1: UTF-8에서 허용되지 않는 서로게이트(D800..DFFF)를 시작합니다.</translation>
    </message>
    <message>
        <source>%1 starts a value above U+10FFFF.</source>
        <translation>%1: U+10FFFF를 넘는 값을 시작합니다.</translation>
    </message>
    <message>
        <source>The text ends before this lane, which is padded with 00.</source>
        <translation>텍스트가 이 레인 앞에서 끝나며, 레인은 00으로 채워집니다.</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, two bytes earlier.</source>
        <translation>여기에 %1 바이트가 오는 것이 맞습니다. 2바이트 앞의 %2 바이트를 잇습니다.</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, three bytes earlier.</source>
        <translation>여기에 %1 바이트가 오는 것이 맞습니다. 3바이트 앞의 %2 바이트를 잇습니다.</translation>
    </message>
    <message>
        <source>%1 can start a text.</source>
        <translation>%1 바이트로는 텍스트가 시작될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 may follow %2.</source>
        <translation>%1 바이트는 %2 뒤에 올 수 있습니다.</translation>
    </message>
    <message>
        <source>Misprinted, with the paper&apos;s value in brackets: %1.</source>
        <translation>오식(괄호 안은 논문의 값): %1.</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane passes: %1.</source>
        <translation>논문의 표로는 레인이 통과합니다: %1.</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane fails: %1, %2.</source>
        <translation>논문의 표로는 레인이 실패합니다: %1, %2.</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1, and accepts invalid ones, first in lane %2.</source>
        <translation>오식이 실패합니다: 유효한 바이트를 거부하고(처음은 레인 %1) 유효하지 않은 바이트를 수락합니다(처음은 레인 %2).</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1.</source>
        <translation>오식이 실패합니다: 유효한 바이트를 거부합니다(처음은 레인 %1).</translation>
    </message>
    <message>
        <source>The misprint fails: it accepts invalid bytes, first in lane %1.</source>
        <translation>오식이 실패합니다: 유효하지 않은 바이트를 수락합니다(처음은 레인 %1).</translation>
    </message>
    <message>
        <source>simdjson&apos;s bits</source>
        <translation>simdjson의 비트</translation>
    </message>
    <message>
        <source>the misprint</source>
        <translation>오식</translation>
    </message>
    <message>
        <source>the paper&apos;s bits</source>
        <translation>논문의 비트</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>ASCII shortcut not taken: 1 of 16 bytes is 80 or more.</source>
        <translation>ASCII 지름길 불가: 16바이트 중 1개가 80 이상입니다.</translation>
    </message>
    <message numerus="yes">
        <source>ASCII shortcut not taken: %1 of 16 bytes are 80 or more.</source>
        <translation>
            <numerusform>ASCII 지름길 불가: 16바이트 중 %1개가 80 이상입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more. But the previous block left a character incomplete.</source>
        <translation>ASCII 지름길 사용: 80 이상인 바이트가 없습니다. 그러나 앞 블록의 문자가 불완전하게 끝났습니다.</translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more, and no character continues from the previous block. The lanes are skipped.</source>
        <translation>ASCII 지름길 사용: 80 이상인 바이트도, 앞 블록에서 이어지는 문자도 없습니다. 레인을 건너뜁니다.</translation>
    </message>
    <message>
        <source>Tail complete: last three %1 ≤ %2, so no character continues in the next block.</source>
        <translation>꼬리 완결: 마지막 세 바이트 %1 ≤ %2, 따라서 다음 블록으로 이어지는 문자가 없습니다.</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character starts there, and the text ends.</source>
        <translation>꼬리 미완: 마지막 세 바이트 %1 중 %2 &gt; %3: 거기서 문자가 시작되고 텍스트가 끝납니다.</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character continues in the next block.</source>
        <translation>꼬리 미완: 마지막 세 바이트 %1 중 %2 &gt; %3: 문자가 다음 블록으로 이어집니다.</translation>
    </message>
    <message>
        <source>All 16 lanes are 00</source>
        <translation>레인 16개 모두 00</translation>
    </message>
    <message>
        <source>1 lane fails: %1</source>
        <translation>레인 1개 실패: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail, first %2</source>
        <translation>
            <numerusform>레인 %1개 실패, 첫 번째 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail: %2</source>
        <translation>
            <numerusform>레인 %1개 실패: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Lane %1 reports %2: %3</source>
        <translation>레인 %1에서 %2 보고: %3</translation>
    </message>
    <message>
        <source>All 16 lanes are 00, but the tail check fails: the text ends inside a character.</source>
        <translation>레인 16개가 모두 00이지만 꼬리 검사가 실패합니다: 텍스트가 문자 도중에 끝납니다.</translation>
    </message>
    <message>
        <source>All 16 lanes are 00. Nothing to report in this block.</source>
        <translation>레인 16개가 모두 00입니다. 이 블록에는 보고할 것이 없습니다.</translation>
    </message>
    <message>
        <source>1 of 16 lanes fails, so this is not UTF-8: the first malformed sequence begins at offset %1.</source>
        <translation>레인 16개 중 1개가 실패하므로 UTF-8이 아닙니다: 첫 잘못된 시퀀스는 오프셋 %1에서 시작합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of 16 lanes fail, so this is not UTF-8: the first malformed sequence begins at offset %2.</source>
        <translation>
            <numerusform>레인 16개 중 %1개가 실패하므로 UTF-8이 아닙니다: 첫 잘못된 시퀀스는 오프셋 %2에서 시작합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>사용 안 함</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>인코딩(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Lenses</source>
        <translation>렌즈(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
</context>
<context>
    <name>MojibakeLens</name>
    <message>
        <source>As found</source>
        <translation>발견된 상태</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>복원 결과</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>write as %1</source>
        <translation>%1 인코딩으로 쓰기</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>%1 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>undo the escapes (%1)</source>
        <translation>이스케이프 풀기 (%1)</translation>
    </message>
    <message>
        <source>write as UTF-8, read as %1</source>
        <translation>UTF-8로 쓰고 %1 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>lose byte %1</source>
        <translation>바이트 %1 잃음</translation>
    </message>
    <message>
        <source>incomplete from byte %1</source>
        <translation>바이트 %1부터 불완전</translation>
    </message>
    <message>
        <source>escape (%1)</source>
        <translation>이스케이프 (%1)</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 텍스트를 %2 인코딩으로 읽음</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>이스케이프됨 (%1)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>%1 인코딩으로 씀</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, 이어서 </translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read</source>
        <translation>읽을 수 없던 문자 자리의 U+FFFD</translation>
    </message>
    <message>
        <source>U+FFFD, whose bytes EF BF BD were read as %1</source>
        <translation>바이트 EF BF BD가 %1 인코딩으로 읽힌 U+FFFD</translation>
    </message>
    <message>
        <source>only U+FFFD would come back</source>
        <translation>되돌려도 U+FFFD뿐</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked</source>
        <translation>인코딩에 없던 문자 자리의 물음표</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>잘못된 바이트</translation>
    </message>
    <message>
        <source>%1 inferred: no other character has the remaining bytes.</source>
        <translation>추론된 %1: 남은 바이트를 가진 다른 문자가 없습니다.</translation>
    </message>
    <message>
        <source>%1 lost bytes, and several characters have the remaining ones.</source>
        <translation>바이트를 잃은 %1: 남은 바이트를 가진 문자가 여럿입니다.</translation>
    </message>
    <message>
        <source>%1 could have been anything.</source>
        <translation>무엇이었을지 알 수 없는 %1.</translation>
    </message>
    <message>
        <source>%1 with several codes in the encoding; the likeliest was taken.</source>
        <translation>인코딩에 코드가 여럿인 %1: 가장 그럴듯한 코드를 택했습니다.</translation>
    </message>
    <message>
        <source>Characters that were lost before remain U+FFFD.</source>
        <translation>전에 잃은 문자는 U+FFFD로 남습니다.</translation>
    </message>
    <message>
        <source>Lossless: every byte is accounted for.</source>
        <translation>무손실: 모든 바이트가 설명됩니다.</translation>
    </message>
    <message>
        <source>Partial: %1</source>
        <translation>부분: %1</translation>
    </message>
    <message>
        <source>Malformed bytes: this is not valid UTF-8. Problems shows what is wrong with each; another encoding may read them.</source>
        <translation>잘못된 바이트: 유효한 UTF-8이 아닙니다. ‘문제’ 렌즈에서 각각 무엇이 잘못되었는지 볼 수 있습니다. 다른 인코딩으로는 읽힐 수도 있습니다.</translation>
    </message>
    <message>
        <source>Destroyed: %1. The original is gone; no chain brings it back.</source>
        <translation>파괴됨: %1. 원본은 사라졌으며 어떤 사슬로도 되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>손상이 발견되지 않았습니다.</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>무손실</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>파괴됨</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>깨끗함</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>잘못된 형식</translation>
    </message>
    <message>
        <source>%1: could have been anything</source>
        <translation>%1: 무엇이었을지 알 수 없음</translation>
    </message>
    <message>
        <source>%1: can only be %2</source>
        <translation>%1: %2뿐</translation>
    </message>
    <message>
        <source>%1: %2 and %3 more</source>
        <translation>%1: %2 외 %3개</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>places: %1</source>
        <translation>%1곳</translation>
    </message>
    <message>
        <source>already good text, left alone</source>
        <translation>이미 올바른 텍스트, 그대로 둠</translation>
    </message>
    <message>
        <source>or else: %1</source>
        <translation>또는: %1</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>쓰기 인코딩</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>읽기 인코딩</translation>
    </message>
    <message>
        <source>Encode twice, by</source>
        <translation>두 번 인코딩</translation>
    </message>
    <message>
        <source>Lose byte</source>
        <translation>잃는 바이트</translation>
    </message>
    <message>
        <source>Cut off from</source>
        <translation>자르는 위치</translation>
    </message>
    <message>
        <source>an object with &quot;text&quot; and &quot;steps&quot; is expected</source>
        <translation>&quot;text&quot;와 &quot;steps&quot;가 있는 객체가 필요합니다</translation>
    </message>
    <message>
        <source>%1 lost a byte; the likeliest of those that fit was taken.</source>
        <translation>바이트를 잃은 %1: 들어맞는 문자 중 가장 그럴듯한 것을 골랐습니다.</translation>
    </message>
    <message>
        <source>Some of the text still looks damaged.</source>
        <translation>텍스트에 아직 손상된 것으로 보이는 곳이 있습니다.</translation>
    </message>
    <message>
        <source>Some words may be others: another encoding reads them as well, or their case was changed.</source>
        <translation>일부 단어는 다른 단어였을 수 있습니다. 다른 인코딩으로도 읽히거나 대소문자가 바뀌었습니다.</translation>
    </message>
</context>
<context>
    <name>PasteForms</name>
    <message>
        <source>The clipboard holds text only. Copy in the byte lens to have bytes.</source>
        <translation>클립보드에 텍스트만 있습니다. 바이트가 필요하면 바이트 렌즈에서 복사하십시오.</translation>
    </message>
    <message>
        <source>This text cannot be written in %1. Choose another encoding in the status bar.</source>
        <translation>이 텍스트는 %1 인코딩으로 쓸 수 없습니다. 상태 표시줄에서 다른 인코딩을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3. Choose another encoding in the status bar.</source>
        <translation>%1(%2): %3 인코딩으로 쓸 수 없습니다. 상태 표시줄에서 다른 인코딩을 고르십시오.</translation>
    </message>
    <message>
        <source>Not hex: two digits a byte are expected, such as E4 B8 96 or \xE4\xB8\x96.</source>
        <translation>16진수가 아닙니다. 1바이트에 두 자리가 필요합니다. 예: E4 B8 96 또는 \xE4\xB8\x96.</translation>
    </message>
    <message>
        <source>No escapes found. Known are, for example, \u4E16, %E4%B8%96 and &amp;#x4E16;.</source>
        <translation>이스케이프가 없습니다. 알아보는 것의 예: \u4E16, %E4%B8%96, &amp;#x4E16;.</translation>
    </message>
    <message>
        <source>Not base64: letters, digits, + and / are expected, four for three bytes.</source>
        <translation>base64가 아닙니다. 3바이트마다 영문자, 숫자, +, / 중 네 글자가 필요합니다.</translation>
    </message>
    <message>
        <source>%1 does not fit into a byte: -128 to 255 do.</source>
        <translation>%1: 1바이트에 들어가지 않습니다. -128~255만 들어갑니다.</translation>
    </message>
    <message>
        <source>“%1” is no element of an array of bytes, such as 0x48, 72 or &apos;H&apos;.</source>
        <translation>‘%1’: 바이트 배열의 요소가 아닙니다. 요소의 예: 0x48, 72, &apos;H&apos;.</translation>
    </message>
    <message>
        <source>No array found. Expected is {0x48, 105, &apos;i&apos;}, with or without a declaration.</source>
        <translation>배열이 없습니다. {0x48, 105, &apos;i&apos;} 같은 것이 필요하며, 선언은 있어도 없어도 됩니다.</translation>
    </message>
    <message>
        <source>B&amp;ytes as they were copied</source>
        <translation>복사한 그대로의 바이트(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>텍스트(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Hex</source>
        <translation>16진수(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Escapes</source>
        <translation>이스케이프(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>C 배열(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PasteReading</name>
    <message>
        <source>hex bytes</source>
        <translation>16진수 바이트</translation>
    </message>
    <message>
        <source>escapes (%1)</source>
        <translation>이스케이프 (%1)</translation>
    </message>
    <message>
        <source>C array</source>
        <translation>C 배열</translation>
    </message>
</context>
<context>
    <name>PropertyWords</name>
    <message>
        <source>Unassigned</source>
        <translation>미할당</translation>
    </message>
    <message>
        <source>Uppercase Letter</source>
        <translation>대문자</translation>
    </message>
    <message>
        <source>Lowercase Letter</source>
        <translation>소문자</translation>
    </message>
    <message>
        <source>Titlecase Letter</source>
        <translation>제목 대문자</translation>
    </message>
    <message>
        <source>Modifier Letter</source>
        <translation>수식 문자</translation>
    </message>
    <message>
        <source>Other Letter</source>
        <translation>기타 문자</translation>
    </message>
    <message>
        <source>Nonspacing Mark</source>
        <translation>너비 없는 표시</translation>
    </message>
    <message>
        <source>Enclosing Mark</source>
        <translation>에워싸는 표시</translation>
    </message>
    <message>
        <source>Spacing Mark</source>
        <translation>너비 있는 표시</translation>
    </message>
    <message>
        <source>Decimal Number</source>
        <translation>십진 숫자</translation>
    </message>
    <message>
        <source>Letter Number</source>
        <translation>문자형 숫자</translation>
    </message>
    <message>
        <source>Other Number</source>
        <translation>기타 숫자</translation>
    </message>
    <message>
        <source>Space Separator</source>
        <translation>공백 구분자</translation>
    </message>
    <message>
        <source>Line Separator</source>
        <translation>줄 구분자</translation>
    </message>
    <message>
        <source>Paragraph Separator</source>
        <translation>문단 구분자</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>제어</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>서식</translation>
    </message>
    <message>
        <source>Private Use</source>
        <translation>사용자 정의</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>서로게이트</translation>
    </message>
    <message>
        <source>Dash Punctuation</source>
        <translation>대시 문장 부호</translation>
    </message>
    <message>
        <source>Open Punctuation</source>
        <translation>여는 문장 부호</translation>
    </message>
    <message>
        <source>Close Punctuation</source>
        <translation>닫는 문장 부호</translation>
    </message>
    <message>
        <source>Connector Punctuation</source>
        <translation>연결 문장 부호</translation>
    </message>
    <message>
        <source>Other Punctuation</source>
        <translation>기타 문장 부호</translation>
    </message>
    <message>
        <source>Initial Punctuation</source>
        <translation>시작 따옴표</translation>
    </message>
    <message>
        <source>Final Punctuation</source>
        <translation>끝 따옴표</translation>
    </message>
    <message>
        <source>Math Symbol</source>
        <translation>수학 기호</translation>
    </message>
    <message>
        <source>Currency Symbol</source>
        <translation>통화 기호</translation>
    </message>
    <message>
        <source>Modifier Symbol</source>
        <translation>수식 기호</translation>
    </message>
    <message>
        <source>Other Symbol</source>
        <translation>기타 기호</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>모호</translation>
    </message>
    <message>
        <source>Fullwidth</source>
        <translation>전각</translation>
    </message>
    <message>
        <source>Halfwidth</source>
        <translation>반각</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>좁음</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>중립</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>넓음</translation>
    </message>
    <message>
        <source>Basic Multilingual</source>
        <translation>기본 다국어</translation>
    </message>
    <message>
        <source>Supplementary Multilingual</source>
        <translation>보충 다국어</translation>
    </message>
    <message>
        <source>Supplementary Ideographic</source>
        <translation>보충 표의 문자</translation>
    </message>
    <message>
        <source>Tertiary Ideographic</source>
        <translation>제3 표의 문자</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose</source>
        <translation>보충 특수 목적</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>찾는 위치:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>폴더:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>파일 이름(&amp;N):</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>파일 형식:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>선택(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>뒤로 가기</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>앞으로 가기</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>상위 폴더</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>상위 폴더로 가기</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>새 폴더 만들기</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>새 폴더 만들기</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>목록으로 보기</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>자세히 보기</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>사이드바</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>위치와 책갈피</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>새 폴더</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>새 폴더(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>숨김 파일 표시(&amp;H)</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>폴더 찾기</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 파일</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>폴더를 삭제하지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1: 이미 있는 파일입니다.
바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
파일이 없습니다.
파일 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
폴더가 없습니다.
폴더 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>‘%1’을(를) 삭제하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>수정한 날짜</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>키를 누르세요</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>모두 선택</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>예(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>아니요(&amp;N)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>모두 선택</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Random characters of 1 byte</source>
        <translation>1바이트 무작위 문자</translation>
    </message>
    <message>
        <source>Random characters of 1 or 2 bytes</source>
        <translation>1~2바이트 무작위 문자</translation>
    </message>
    <message>
        <source>Random characters of 1 to 3 bytes</source>
        <translation>1~3바이트 무작위 문자</translation>
    </message>
    <message>
        <source>Random characters of 1 to 4 bytes</source>
        <translation>1~4바이트 무작위 문자</translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>Latin words</source>
        <translation>라틴 문자 낱말</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>러시아어 글자</translation>
    </message>
    <message>
        <source>Korean syllables</source>
        <translation>한글 음절</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>중국어 한자</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>이모지</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>is a directory</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>is a directory; name the files in it</source>
        <translation>폴더임. 그 안의 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>is a directory; add -r to read the files in it</source>
        <translation>폴더임. 그 안의 파일을 읽으려면 -r을 붙이십시오</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>장치임</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>소켓임</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>읽기 전용임</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>이미 있음</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1: 이미 있음</translation>
    </message>
    <message>
        <source>has other names (hard links)</source>
        <translation>다른 이름(하드 링크)이 있음</translation>
    </message>
    <message>
        <source>has become shorter</source>
        <translation>짧아짐</translation>
    </message>
    <message>
        <source>has changed since the edits were made</source>
        <translation>편집한 뒤 파일이 바뀜</translation>
    </message>
    <message>
        <source>belongs to another user</source>
        <translation>다른 사용자의 것임</translation>
    </message>
    <message>
        <source>was replaced while it was being opened</source>
        <translation>여는 동안 교체됨</translation>
    </message>
    <message>
        <source>shrank while it was read: it ended after %1 of %2 bytes</source>
        <translation>읽는 동안 줄어듦: %2바이트 중 %1바이트에서 끝남</translation>
    </message>
    <message>
        <source>shrank while it was searched</source>
        <translation>검색하는 동안 줄어듦</translation>
    </message>
    <message>
        <source>shrank while it was compared</source>
        <translation>비교하는 동안 줄어듦</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes could be read: the source has shrunk</source>
        <translation>%2바이트 중 %1바이트만 읽음: 원본이 줄어듦</translation>
    </message>
    <message>
        <source>the inserted file has shrunk</source>
        <translation>삽입한 파일이 줄어듦</translation>
    </message>
    <message>
        <source>the journal has become shorter</source>
        <translation>저널이 짧아짐</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>use A:B with A &lt;= B, in decimal or 0x</source>
        <translation>A:B 형식(A &lt;= B)으로 십진수나 0x로 쓰십시오</translation>
    </message>
    <message>
        <source>a hexadecimal digit is expected at character %1</source>
        <translation>%1번째 문자는 16진수 숫자여야 함</translation>
    </message>
    <message>
        <source>the byte at character %1 needs a second digit</source>
        <translation>%1번째 문자의 바이트에는 숫자가 하나 더 필요함</translation>
    </message>
    <message>
        <source>takes at most %1 bytes of text</source>
        <translation>텍스트를 최대 %1바이트까지 받음</translation>
    </message>
    <message>
        <source>too many steps</source>
        <translation>단계가 너무 많음</translation>
    </message>
    <message>
        <source>needs text, and these are bytes</source>
        <translation>텍스트가 필요한데 바이트임</translation>
    </message>
    <message>
        <source>is no step like encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, truncate:N, escape:STYLE</source>
        <translation>encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, truncate:N, escape:STYLE 같은 단계가 아님</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>알 수 없는 인코딩</translation>
    </message>
    <message>
        <source>no encoding is called &apos;%1&apos;</source>
        <translation>&apos;%1&apos; 인코딩이 없음</translation>
    </message>
    <message>
        <source>%1 has no encoding like it</source>
        <translation>%1: 같은 인코딩이 없음</translation>
    </message>
    <message>
        <source>iconv has no charset of this name</source>
        <translation>iconv에 이 이름의 문자 집합이 없음</translation>
    </message>
    <message>
        <source>ICU has no converter of this name</source>
        <translation>ICU에 이 이름의 변환기가 없음</translation>
    </message>
    <message>
        <source>is too large for a mapping file</source>
        <translation>매핑 파일로는 너무 큼</translation>
    </message>
    <message>
        <source>line %1 is not &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>%1행이 &quot;0x바이트 0x코드포인트&quot; 형식이 아님</translation>
    </message>
    <message>
        <source>has no line &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>&quot;0x바이트 0x코드포인트&quot; 형식의 줄이 없음</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>binary: %1</source>
        <translation>이진: %1</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>not a ZIP file</source>
        <translation>ZIP 파일이 아님</translation>
    </message>
    <message>
        <source>converted before</source>
        <translation>전에 변환됨</translation>
    </message>
    <message>
        <source>the file has changed meanwhile</source>
        <translation>그동안 파일이 바뀜</translation>
    </message>
    <message>
        <source>the file has changed since the plan was made</source>
        <translation>계획을 세운 뒤 파일이 바뀜</translation>
    </message>
    <message>
        <source>the file has changed since it was converted</source>
        <translation>변환한 뒤 파일이 바뀜</translation>
    </message>
    <message>
        <source>lines are in different encodings (see --lines)</source>
        <translation>줄마다 인코딩이 다름 (--lines 참조)</translation>
    </message>
    <message>
        <source>no encoding fits</source>
        <translation>맞는 인코딩이 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems in %2</source>
        <translation>
            <numerusform>%2(으)로 읽으면 문제 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>not sure enough: %1</source>
        <translation>확신이 부족함: %1</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>모호함</translation>
    </message>
    <message>
        <source>line %1 is not sure enough</source>
        <translation>%1행: 확신이 부족함</translation>
    </message>
    <message>
        <source>offset %1 is not valid %2</source>
        <translation>오프셋 %1의 바이트는 유효한 %2이(가) 아님</translation>
    </message>
    <message numerus="yes">
        <source>%1 characters that %2 lacks</source>
        <translation>
            <numerusform>%2에 없는 문자 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no character %2</source>
        <translation>%1에 %2 문자가 없음</translation>
    </message>
    <message>
        <source>%1 has neither the character %2 nor a replacement for it</source>
        <translation>%1에 %2 문자도, 그 대체 문자도 없음</translation>
    </message>
    <message>
        <source>converting back would not give the same bytes</source>
        <translation>되돌려 변환하면 같은 바이트가 되지 않음</translation>
    </message>
    <message>
        <source>converting back would not give the same name</source>
        <translation>되돌려 변환하면 같은 이름이 되지 않음</translation>
    </message>
    <message>
        <source>is no journal of moji convert</source>
        <translation>moji convert의 저널이 아님</translation>
    </message>
    <message>
        <source>is no journal of moji convert --names</source>
        <translation>moji convert --names의 저널이 아님</translation>
    </message>
    <message>
        <source>is damaged: it has a new name that is not the name of a file</source>
        <translation>손상됨: 파일 이름이 될 수 없는 새 이름이 있음</translation>
    </message>
    <message>
        <source>is incomplete: an earlier write failed</source>
        <translation>불완전함: 이전 쓰기가 실패함</translation>
    </message>
    <message>
        <source>another run is using it</source>
        <translation>다른 실행이 사용 중임</translation>
    </message>
    <message>
        <source>names an unknown encoding</source>
        <translation>알 수 없는 인코딩을 가리킴</translation>
    </message>
    <message>
        <source>the journal does not give its old bytes</source>
        <translation>저널로는 이전 바이트를 얻을 수 없음</translation>
    </message>
    <message>
        <source>as asked for</source>
        <translation>요청한 대로</translation>
    </message>
    <message>
        <source>has bytes that are malformed in this encoding</source>
        <translation>이 인코딩에서 유효하지 않은 바이트가 있음</translation>
    </message>
    <message>
        <source>reads as text</source>
        <translation>텍스트로 읽힘</translation>
    </message>
    <message>
        <source>reads as text, as its neighbours do</source>
        <translation>이웃과 마찬가지로 텍스트로 읽힘</translation>
    </message>
    <message>
        <source>reads as text when decoded again</source>
        <translation>다시 디코딩하면 텍스트로 읽힘</translation>
    </message>
    <message>
        <source>reads as text when decoded again, as its neighbours do</source>
        <translation>이웃과 마찬가지로 다시 디코딩하면 텍스트로 읽힘</translation>
    </message>
    <message>
        <source>by itself it reads as %1, with its neighbours as %2</source>
        <translation>따로 보면 %1, 이웃과 함께 보면 %2 인코딩으로 읽힘</translation>
    </message>
    <message>
        <source>too short to be sure</source>
        <translation>너무 짧아 확신할 수 없음</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>파일이 더는 없음</translation>
    </message>
    <message>
        <source>the file has been renamed or replaced</source>
        <translation>파일 이름이 바뀌었거나 파일이 교체됨</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a file name</source>
        <translation>&apos;%1&apos;: 파일 이름이 될 수 없음</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be called &apos;%2&apos; too</source>
        <translation>&apos;%1&apos;도 &apos;%2&apos;(이)라는 이름이 됨</translation>
    </message>
    <message>
        <source>another file is called &apos;%1&apos; already</source>
        <translation>이름이 &apos;%1&apos;인 다른 파일이 이미 있음</translation>
    </message>
    <message numerus="yes">
        <source>the new name would have %1 bytes; this file system allows %2</source>
        <translation>
            <numerusform>새 이름은 %1바이트인데, 이 파일 시스템의 한도는 %2바이트임</numerusform>
        </translation>
    </message>
    <message>
        <source>the entry has no name</source>
        <translation>항목에 이름이 없음</translation>
    </message>
    <message>
        <source>the path is absolute</source>
        <translation>절대 경로임</translation>
    </message>
    <message>
        <source>the path leads out of the folder</source>
        <translation>경로가 폴더 밖으로 나감</translation>
    </message>
    <message>
        <source>the entry does not have as many bytes as it says</source>
        <translation>항목의 바이트 수가 명시된 것과 다름</translation>
    </message>
    <message>
        <source>the entries of the archive overlap, as those of a zip bomb do</source>
        <translation>아카이브의 항목들이 zip 폭탄처럼 서로 겹침</translation>
    </message>
    <message>
        <source>the archive would unpack to %1 bytes, more than the disk has room for</source>
        <translation>아카이브를 풀면 %1바이트가 되어 디스크 공간보다 큼</translation>
    </message>
    <message>
        <source>symbolic links in archives are not extracted</source>
        <translation>아카이브의 심볼릭 링크는 추출하지 않음</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>파일도 폴더도 아님</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>항목이 암호화됨</translation>
    </message>
    <message>
        <source>another entry would be called &apos;%1&apos; too</source>
        <translation>다른 항목도 &apos;%1&apos;(이)라는 이름이 됨</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>%1단계: %2</translation>
    </message>
    <message>
        <source>not sure enough: %1, %2</source>
        <translation>확신이 부족함: %1, %2</translation>
    </message>
    <message>
        <source>declares %1, reads as %2</source>
        <translation>%1(으)로 선언되었지만 %2(으)로 읽힘</translation>
    </message>
    <message>
        <source>has signs but no letters that tell its encoding</source>
        <translation>기호는 있지만 인코딩을 알려 주는 글자가 없음</translation>
    </message>
    <message>
        <source>Not a zip archive</source>
        <translation>ZIP 파일이 아님</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>그런 파일이나 폴더가 없음</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>허용되지 않는 작업임</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>폴더가 아님</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>파일이 이미 있음</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>폴더가 비어 있지 않음</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>심볼릭 링크 단계가 너무 많음</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>파일 이름이 너무 김</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>링크가 너무 많음</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>장치 간 링크는 만들 수 없음</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>실행 중인 파일임</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>장치에 남은 공간이 없음</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>디스크 할당량을 초과함</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>파일이 너무 큼</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>메모리를 할당할 수 없음</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>열린 파일이 너무 많음</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>시스템에 열린 파일이 너무 많음</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>값이 자료형에 비해 너무 큼</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>읽기 전용 파일 시스템임</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>입출력 오류</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>장치나 자원이 사용 중임</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>그런 장치가 없음</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>그런 장치나 주소가 없음</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>만료된 파일 핸들임</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>파일 시스템이 연결되어 있지 않음</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>연결 시간이 초과됨</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>파이프가 끊어짐</translation>
    </message>
    <message>
        <source>Illegal seek</source>
        <translation>다른 위치로 이동할 수 없음</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>잘못된 파일 디스크립터임</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>잘못된 인수임</translation>
    </message>
    <message>
        <source>Interrupted system call</source>
        <translation>시스템 호출이 중단됨</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>자원을 일시적으로 사용할 수 없음</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>구현되지 않은 기능임</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>지원되지 않는 작업임</translation>
    </message>
    <message numerus="yes">
        <source>%1 problem in %2</source>
        <translation>
            <numerusform>%2(으)로 읽으면 문제 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character that %2 lacks</source>
        <translation>
            <numerusform>%2에 없는 문자 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>a symbolic link of another user leads there: %1</source>
        <translation>다른 사용자의 심볼릭 링크가 그곳을 가리킴: %1</translation>
    </message>
    <message>
        <source>has a line of more than %1 bytes</source>
        <translation>%1바이트보다 긴 줄이 있음</translation>
    </message>
    <message>
        <source>is no report of moji survey or moji convert (--format jsonl)</source>
        <translation>moji survey나 moji convert의 보고서(--format jsonl)가 아님</translation>
    </message>
    <message>
        <source>the same file as one before it</source>
        <translation>앞에 나온 파일과 같은 파일</translation>
    </message>
    <message>
        <source>a journal of moji convert</source>
        <translation>moji convert의 저널</translation>
    </message>
    <message>
        <source>it is named as a folder is, but has bytes</source>
        <translation>이름은 폴더 이름인데 바이트가 있음</translation>
    </message>
    <message>
        <source>has other names, which another part of the work may convert</source>
        <translation>다른 이름이 있으며, 작업의 다른 부분에서 변환할 수 있음</translation>
    </message>
    <message>
        <source>the backup of a file (see --backup)</source>
        <translation>파일의 백업입니다(--backup 참고)</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>UTF-8 today</source>
        <translation>오늘날의 UTF-8</translation>
    </message>
    <message>
        <source>UTF-8 today as far as F4 8F BF BF, U+10FFFF</source>
        <translation>오늘날의 UTF-8, F4 8F BF BF(U+10FFFF)까지</translation>
    </message>
    <message>
        <source>FSS-UTF of 1992 and RFC 2279; removed by RFC 3629 in 2003</source>
        <translation>1992년의 FSS-UTF와 RFC 2279. 2003년 RFC 3629에서 삭제</translation>
    </message>
    <message>
        <source>Never in a standard; Perl writes this form</source>
        <translation>표준에 없었음. Perl이 쓰는 형식</translation>
    </message>
    <message>
        <source>Never in a standard; Perl&apos;s form with FF has 13 bytes</source>
        <translation>표준에 없었음. Perl의 FF 형식은 13바이트</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Lead byte</source>
        <translation>선행 바이트</translation>
    </message>
    <message>
        <source>Payload bits</source>
        <translation>페이로드 비트</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>첫 값</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>첫 바이트열</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>마지막 값</translation>
    </message>
    <message>
        <source>Last bytes</source>
        <translation>마지막 바이트열</translation>
    </message>
    <message>
        <source>Longest overlong form</source>
        <translation>가장 긴 과다 길이 형식</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>쓰임</translation>
    </message>
    <message>
        <source>Every byte after the lead is 10xxxxxx and holds six bits.</source>
        <translation>선행 바이트 뒤의 바이트는 모두 10xxxxxx이며 6비트를 담습니다.</translation>
    </message>
    <message>
        <source>The longest overlong form is the largest value that fits in one byte less, written too long.</source>
        <translation>가장 긴 과다 길이 형식이란 1바이트 적게도 들어가는 가장 큰 값을 너무 길게 쓴 것입니다.</translation>
    </message>
    <message>
        <source>Lengths, one to eight bytes</source>
        <translation>길이, 1~8바이트</translation>
    </message>
    <message>
        <source>What each length of UTF-8 can hold: the four lengths of today, the two that RFC 3629 removed, and two that never were.</source>
        <translation>UTF-8의 길이마다 담을 수 있는 것: 오늘날의 네 길이, RFC 3629가 삭제한 두 길이, 존재한 적 없는 두 길이.</translation>
    </message>
    <message>
        <source>%1 would be an overlong form: fewer bytes suffice</source>
        <translation>%1이면 과다 길이 형식: 더 적은 바이트로 충분</translation>
    </message>
    <message>
        <source>%1 would be a surrogate, U+D800 to U+DFFF</source>
        <translation>%1이면 서로게이트, U+D800~U+DFFF</translation>
    </message>
    <message>
        <source>%1 would be greater than U+10FFFF</source>
        <translation>%1이면 U+10FFFF 초과</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>1st byte</source>
        <translation>1번째 바이트</translation>
    </message>
    <message>
        <source>2nd byte</source>
        <translation>2번째 바이트</translation>
    </message>
    <message>
        <source>3rd byte</source>
        <translation>3번째 바이트</translation>
    </message>
    <message>
        <source>4th byte</source>
        <translation>4번째 바이트</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>All rows together are %1 characters (Unicode scalar values): the %2 code points from U+0000 to U+10FFFF without the %3 surrogates.</source>
        <translation>모든 행을 합치면 문자(유니코드 스칼라 값) %1개입니다: U+0000부터 U+10FFFF까지의 코드 포인트 %2개에서 서로게이트 %3개를 뺀 것입니다.</translation>
    </message>
    <message>
        <source>Only the second byte is ever restricted, and only after E0, ED, F0 and F4.</source>
        <translation>제한되는 것은 언제나 두 번째 바이트뿐이며, E0, ED, F0, F4 뒤에서만 그렇습니다.</translation>
    </message>
    <message>
        <source>It would lead two bytes for %1, which one byte holds: an overlong form.</source>
        <translation>1바이트에 들어가는 %1 범위를 2바이트로 쓰는 선행 바이트가 됩니다: 과다 길이 형식.</translation>
    </message>
    <message>
        <source>It would lead four bytes for %1 to %2, above U+10FFFF.</source>
        <translation>U+10FFFF를 넘는 %1~%2 범위를 4바이트로 쓰는 선행 바이트가 됩니다.</translation>
    </message>
    <message>
        <source>It led a form of %1 bytes, which RFC 3629 removed in 2003.</source>
        <translation>RFC 3629가 2003년에 삭제한 %1바이트 형식의 선행 바이트였습니다.</translation>
    </message>
    <message>
        <source>No version of UTF-8 used it as a lead. FE and FF together are the byte-order mark of UTF-16.</source>
        <translation>어느 UTF-8 판에서도 선행 바이트로 쓰인 적이 없습니다. FE와 FF가 나란히 오면 UTF-16의 바이트 순서 표시입니다.</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>Why it never occurs</source>
        <translation>나타나지 않는 이유</translation>
    </message>
    <message>
        <source>%1 of the 256 byte values never occur in UTF-8. Where one does, the text is not UTF-8 or is damaged.</source>
        <translation>바이트 값 256개 중 %1개는 UTF-8에 나타나지 않습니다. 나타난다면 그 텍스트는 UTF-8이 아니거나 손상된 것입니다.</translation>
    </message>
    <message>
        <source>Well-formed UTF-8</source>
        <translation>올바른 형식의 UTF-8</translation>
    </message>
    <message>
        <source>The byte sequences of UTF-8, nine rows: Table 3-7 of the Unicode Standard, read here from the automaton.</source>
        <translation>UTF-8의 바이트 시퀀스, 아홉 행: 유니코드 표준의 표 3-7을 여기서는 오토마타에서 읽어 냅니다.</translation>
    </message>
    <message>
        <source>Bytes that never occur</source>
        <translation>나타나지 않는 바이트</translation>
    </message>
    <message>
        <source>The byte values that no well-formed UTF-8 contains: those that every state of the automaton rejects.</source>
        <translation>올바른 형식의 UTF-8에 없는 바이트 값: 오토마타의 모든 상태가 거부하는 값입니다.</translation>
    </message>
    <message>
        <source>Unfinished sequence</source>
        <translation>끝나지 않은 시퀀스</translation>
    </message>
    <message>
        <source>Continuation without a lead</source>
        <translation>선행 바이트 없는 연속 바이트</translation>
    </message>
    <message>
        <source>Five bytes or more</source>
        <translation>5바이트 이상</translation>
    </message>
    <message>
        <source>Above U+10FFFF</source>
        <translation>U+10FFFF 초과</translation>
    </message>
    <message>
        <source>Overlong form</source>
        <translation>과다 길이 형식</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>서로게이트</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Caught by</source>
        <translation>잡아내는 방법</translation>
    </message>
    <message>
        <source>T1, T2 and T3</source>
        <translation>T1, T2, T3</translation>
    </message>
    <message>
        <source>the count of continuations</source>
        <translation>연속 바이트의 개수</translation>
    </message>
    <message>
        <source>%1 of them show in two bytes and are caught by the three tables, %2 by comparing where continuations are with where they must be.</source>
        <translation>그중 %1개는 두 바이트만으로 드러나 세 표로 잡아내고, %2개는 연속 바이트가 실제로 있는 곳과 있어야 할 곳을 비교하여 잡아냅니다.</translation>
    </message>
    <message>
        <source>The nineteen invalid patterns</source>
        <translation>유효하지 않은 패턴 열아홉 개</translation>
    </message>
    <message>
        <source>Six kinds of ill-formed UTF-8 in nineteen bit patterns, each with an example to put in the document.</source>
        <translation>잘못된 형식의 UTF-8 여섯 종류를 비트 패턴 열아홉 개로, 각각 문서에 넣을 수 있는 예와 함께.</translation>
    </message>
    <message>
        <source>No kind of error has this nibble.</source>
        <translation>이 니블을 가진 오류 종류는 없습니다.</translation>
    </message>
    <message>
        <source>%1 (should be %2)</source>
        <translation>%1 (옳은 값: %2)</translation>
    </message>
    <message>
        <source>Nibble</source>
        <translation>니블</translation>
    </message>
    <message>
        <source>T1, by prev1 &gt;&gt; 4</source>
        <translation>T1, prev1 &gt;&gt; 4 기준</translation>
    </message>
    <message>
        <source>Kinds in T1</source>
        <translation>T1의 종류</translation>
    </message>
    <message>
        <source>T2, by prev1 &amp; 0F</source>
        <translation>T2, prev1 &amp; 0F 기준</translation>
    </message>
    <message>
        <source>Kinds in T2</source>
        <translation>T2의 종류</translation>
    </message>
    <message>
        <source>T3, by input &gt;&gt; 4</source>
        <translation>T3, input &gt;&gt; 4 기준</translation>
    </message>
    <message>
        <source>Kinds in T3</source>
        <translation>T3의 종류</translation>
    </message>
    <message>
        <source>A pair of bytes has the errors that all three entries contain: T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]. prev1 is the byte before input.</source>
        <translation>두 바이트의 오류는 세 항목에 모두 들어 있는 것입니다: T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]. prev1은 input 앞의 바이트입니다.</translation>
    </message>
    <message>
        <source>As printed these tables reject 1110016 of 1112064 characters, the first being U+0800 (E0 A0 80), and accept C2 80 80.</source>
        <translation>인쇄된 그대로라면 이 표는 U+0800(E0 A0 80)을 비롯해 문자 1112064개 중 1110016개를 거부하고, C2 80 80을 수락합니다.</translation>
    </message>
    <message>
        <source>Bits of the pair</source>
        <translation>쌍의 비트</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>오류 종류</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>simdjson&apos;s bit</source>
        <translation>simdjson의 비트</translation>
    </message>
    <message>
        <source>Set in T1</source>
        <translation>T1에서 켜짐</translation>
    </message>
    <message>
        <source>Set in T2</source>
        <translation>T2에서 켜짐</translation>
    </message>
    <message>
        <source>Set in T3</source>
        <translation>T3에서 켜짐</translation>
    </message>
    <message>
        <source>Twelve of the nineteen invalid patterns show in a byte and the upper half of the next. Each kind has a bit, which is set in the entries of T1, T2 and T3 that its patterns fit.</source>
        <translation>유효하지 않은 패턴 열아홉 개 중 열두 개는 한 바이트와 다음 바이트의 상위 절반에서 드러납니다. 종류마다 비트가 하나 있고, 그 패턴에 맞는 T1, T2, T3의 항목에서 켜집니다.</translation>
    </message>
    <message>
        <source>The kinds are nine and a byte has eight bits: OVERLONG_4 and TOO_LARGE_1000 share one. The low half of the lead tells them apart: 0 is overlong, 5 to F is too large.</source>
        <translation>종류는 아홉 개인데 바이트는 8비트입니다: OVERLONG_4와 TOO_LARGE_1000이 하나를 함께 씁니다. 둘은 선행 바이트의 하위 절반으로 구별됩니다: 0이면 과다 길이, 5~F이면 너무 큰 값.</translation>
    </message>
    <message>
        <source>The other seven patterns need a third or fourth byte. They are found by TWO_CONTS, an error unless the byte two before is E0 or more, or the byte three before is F0 or more.</source>
        <translation>나머지 일곱 패턴에는 세 번째나 네 번째 바이트가 필요합니다. 이들은 TWO_CONTS로 찾으며, 2바이트 앞이 E0 이상이거나 3바이트 앞이 F0 이상이 아니면 오류입니다.</translation>
    </message>
    <message>
        <source>Place from the end</source>
        <translation>끝에서의 위치</translation>
    </message>
    <message>
        <source>Largest byte</source>
        <translation>가장 큰 바이트</translation>
    </message>
    <message>
        <source>As misprinted</source>
        <translation>오식된 값</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>불완전</translation>
    </message>
    <message>
        <source>A larger byte leads more than %1 bytes.</source>
        <translation>이보다 큰 바이트는 %1바이트가 넘는 시퀀스를 시작합니다.</translation>
    </message>
    <message>
        <source>A text is complete if none of its last three bytes is larger than these; all earlier bytes may be FF. The misprint calls E4 B8 96 incomplete and 61 E0 A0 complete.</source>
        <translation>마지막 세 바이트 중 어느 것도 이 값보다 크지 않으면 텍스트는 완결된 것입니다. 그 앞의 바이트는 모두 FF여도 됩니다. 오식대로라면 E4 B8 96은 불완전, 61 E0 A0은 완결이 됩니다.</translation>
    </message>
    <message>
        <source>T1, T2, T3</source>
        <translation>T1, T2, T3</translation>
    </message>
    <message>
        <source>The three tables of Keiser and Lemire&apos;s validator with the bits of the paper, and the kinds of error in each entry.</source>
        <translation>Keiser와 Lemire 검증기의 세 표, 논문의 비트와 각 항목의 오류 종류.</translation>
    </message>
    <message>
        <source>T1, T2, T3 of simdjson</source>
        <translation>simdjson의 T1, T2, T3</translation>
    </message>
    <message>
        <source>The same tables with the bits that simdjson gives the kinds of error. Both give the same verdict for every text.</source>
        <translation>같은 표를 simdjson이 오류 종류에 매긴 비트로 쓴 것. 두 표의 판정은 모든 텍스트에서 같습니다.</translation>
    </message>
    <message>
        <source>T1, T2, T3 as misprinted</source>
        <translation>오식된 T1, T2, T3</translation>
    </message>
    <message>
        <source>Tables that circulate in print. Wrong entries are marked, with what they should be.</source>
        <translation>인쇄물로 퍼진 표. 틀린 항목을 표시하고 옳은 값을 함께 보입니다.</translation>
    </message>
    <message>
        <source>How T1, T2, T3 are made</source>
        <translation>T1, T2, T3이 만들어지는 방법</translation>
    </message>
    <message>
        <source>The bit patterns of two bytes from which the three tables follow, and how the kinds of error share eight bits.</source>
        <translation>세 표의 바탕이 되는 두 바이트의 비트 패턴과, 오류 종류들이 8비트를 나누어 쓰는 방법.</translation>
    </message>
    <message>
        <source>The last bytes of a block</source>
        <translation>블록의 마지막 바이트</translation>
    </message>
    <message>
        <source>How the validator finds a sequence that is cut off at the end: three thresholds, and how they are misprinted.</source>
        <translation>검증기가 끝에서 잘린 시퀀스를 찾는 방법: 세 임곗값과 그 오식.</translation>
    </message>
    <message>
        <source>Basic Multilingual Plane (BMP)</source>
        <translation>기본 다국어 평면 (BMP)</translation>
    </message>
    <message>
        <source>Supplementary Multilingual Plane (SMP)</source>
        <translation>보조 다국어 평면 (SMP)</translation>
    </message>
    <message>
        <source>Supplementary Ideographic Plane (SIP)</source>
        <translation>보조 표의 문자 평면 (SIP)</translation>
    </message>
    <message>
        <source>Tertiary Ideographic Plane (TIP)</source>
        <translation>제3 표의 문자 평면 (TIP)</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose Plane (SSP)</source>
        <translation>보조 특수 목적 평면 (SSP)</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-A</source>
        <translation>보조 사용자 영역-A</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-B</source>
        <translation>보조 사용자 영역-B</translation>
    </message>
    <message>
        <source>(nothing assigned)</source>
        <translation>(할당 없음)</translation>
    </message>
    <message>
        <source>The scripts of nearly all living languages, the usual ideographs, symbols, the surrogates of UTF-16</source>
        <translation>현용 언어 거의 모두의 문자, 흔한 표의 문자, 기호, UTF-16의 서로게이트</translation>
    </message>
    <message>
        <source>Historic scripts, musical and mathematical symbols, most emoji</source>
        <translation>옛 문자, 음악·수학 기호, 대부분의 이모지</translation>
    </message>
    <message>
        <source>Rare and historic ideographs</source>
        <translation>드문 표의 문자와 옛 표의 문자</translation>
    </message>
    <message>
        <source>Tags and variation selectors</source>
        <translation>태그와 이체자 선택자</translation>
    </message>
    <message>
        <source>Characters by private agreement</source>
        <translation>사적인 합의로 쓰는 문자</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Leads in UTF-8</source>
        <translation>UTF-8 선행 바이트</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>할당됨</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>사용자 영역</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>들어 있는 것</translation>
    </message>
    <message>
        <source>The plane is the code point shifted right by 16 bits: 17 planes of 65536 are 1114112 code points; 2048 of them are surrogates.</source>
        <translation>평면은 코드 포인트를 오른쪽으로 16비트 민 값입니다: 65536개짜리 평면 17개는 코드 포인트 1114112개이며, 그중 2048개는 서로게이트입니다.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>The seventeen planes of Unicode, and what is in them.</source>
        <translation>유니코드의 열일곱 평면과 그 안에 있는 것.</translation>
    </message>
    <message>
        <source>%1 is class %2: it never occurs in UTF-8.</source>
        <translation>%1: 클래스 %2. UTF-8에 나타나지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is class %2: a continuation byte, of %3.</source>
        <translation>%1: 클래스 %2. %3 범위의 연속 바이트입니다.</translation>
    </message>
    <message>
        <source>%1 is class %2: a lead of %3; FF &gt;&gt; %2 leaves the payload %4.</source>
        <translation>%1: 클래스 %2. %3의 선행 바이트이며, FF &gt;&gt; %2 연산으로 페이로드 %4만 남습니다.</translation>
    </message>
    <message>
        <source>%1 (often misprinted: 0)</source>
        <translation>%1 (흔히 0으로 오식됨)</translation>
    </message>
    <message>
        <source>E0 is class 10. Some printed tables say 0, the class of ASCII: all of U+0800 to U+0FFF is then lost, and E0 A0 80 becomes U+00E0 and two errors.</source>
        <translation>E0은 클래스 10입니다. 어떤 인쇄된 표에는 ASCII의 클래스인 0으로 되어 있습니다: 그러면 U+0800~U+0FFF를 모두 잃고, E0 A0 80은 U+00E0과 오류 두 개가 됩니다.</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 is an error.</source>
        <translation>상태 %1(%2)에서 %3 범위의 바이트는 오류입니다.</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 leads to state %4 (%5).</source>
        <translation>상태 %1(%2)에서 %3 범위의 바이트는 상태 %4(%5)에 이릅니다.</translation>
    </message>
    <message>
        <source>Padding: there is no class %1.</source>
        <translation>채움: %1번 클래스는 없습니다.</translation>
    </message>
    <message>
        <source>Bytes, states</source>
        <translation>바이트, 상태</translation>
    </message>
    <message>
        <source>The first 256 of %1 entries are the class of each byte; after them, the next state for each state (row) and class (column).</source>
        <translation>항목 %1개 중 처음 256개는 각 바이트의 클래스이고, 그 뒤는 각 상태(행)와 클래스(열)의 다음 상태입니다.</translation>
    </message>
    <message>
        <source>A step is: class = utf8d[byte]; state = utf8d[256 + state%1 + class]. %2 is ACCEPT, %3 is REJECT.</source>
        <translation>한 단계는 class = utf8d[byte]; state = utf8d[256 + state%1 + class]입니다. %2: ACCEPT, %3: REJECT.</translation>
    </message>
    <message>
        <source>Copyright (c) 2008-2010 Bjoern Hoehrmann, MIT licence.</source>
        <translation>Copyright (c) 2008-2010 Bjoern Hoehrmann, MIT 라이선스.</translation>
    </message>
    <message>
        <source>utf8d of 2010</source>
        <translation>2010년의 utf8d</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s table of 364 entries: states are multiplied by 12 beforehand, so that a step needs no multiplication.</source>
        <translation>항목 364개인 Hoehrmann의 표: 상태에 미리 12를 곱해 두어 단계마다 곱셈이 필요 없습니다.</translation>
    </message>
    <message>
        <source>utf8d of 2009</source>
        <translation>2009년의 utf8d</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s first table of 400 entries: states 0 to 8, sixteen columns a state, four of them padding.</source>
        <translation>항목 400개인 Hoehrmann의 첫 표: 상태 0~8, 상태마다 열이 16개이고 그중 네 개는 채움.</translation>
    </message>
    <message>
        <source>A text is ill-formed if and only if it contains one of these %1 patterns, where the byte before the text counts as 00, or ends inside a sequence. None can be left out.</source>
        <translation>텍스트의 형식은 이 패턴 %1개 중 하나를 포함하거나(텍스트 앞의 바이트는 00으로 침) 시퀀스 도중에 끝날 때, 그리고 그때에만 잘못된 것입니다. 하나도 뺄 수 없습니다.</translation>
    </message>
    <message>
        <source>Unicode %1 assigns %2 characters, the 65 control characters included.</source>
        <translation>유니코드 %1에는 제어 문자 65개를 포함하여 문자 %2개가 할당되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message>
        <source>The scan was cancelled.</source>
        <translation>검사가 취소되었습니다.</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Western</source>
        <translation>서유럽</translation>
    </message>
    <message>
        <source>Latin, English, French, German, Spanish, Portuguese, Italian, Western Europe, Americas</source>
        <translation>라틴 문자, 로마자, 영어, 프랑스어, 독일어, 스페인어, 포르투갈어, 이탈리아어, 서유럽, 미국, 아메리카</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중앙유럽</translation>
    </message>
    <message>
        <source>Latin, Czech, Slovak, Polish, Hungarian, Croatian, Slovenian</source>
        <translation>라틴 문자, 로마자, 체코어, 슬로바키아어, 폴란드어, 헝가리어, 크로아티아어, 슬로베니아어, 중부 유럽, 동유럽</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>발트</translation>
    </message>
    <message>
        <source>Latin, Lithuanian, Latvian, Estonian</source>
        <translation>라틴 문자, 로마자, 리투아니아어, 라트비아어, 에스토니아어, 발트해</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>튀르키예어</translation>
    </message>
    <message>
        <source>Latin, Turkey, Azerbaijan</source>
        <translation>라틴 문자, 로마자, 튀르키예, 터키어, 아제르바이잔</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>베트남어</translation>
    </message>
    <message>
        <source>Latin, Vietnam</source>
        <translation>라틴 문자, 로마자, 베트남, 월남</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴 문자</translation>
    </message>
    <message>
        <source>Russian, Ukrainian, Bulgarian, Serbian, Belarusian, Eastern Europe</source>
        <translation>러시아어, 우크라이나어, 불가리아어, 세르비아어, 벨라루스어, 동유럽</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Greece, Cyprus</source>
        <translation>그리스, 희랍어, 키프로스</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>히브리어</translation>
    </message>
    <message>
        <source>Israel, Yiddish, Middle East</source>
        <translation>이스라엘, 이디시어, 중동</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>아랍어</translation>
    </message>
    <message>
        <source>Persian, Urdu, Middle East, North Africa</source>
        <translation>페르시아어, 이란어, 우르두어, 중동, 북아프리카</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>태국어</translation>
    </message>
    <message>
        <source>Thailand</source>
        <translation>태국, 타이</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>라오어</translation>
    </message>
    <message>
        <source>Laos</source>
        <translation>라오스</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>데바나가리</translation>
    </message>
    <message>
        <source>Hindi, Marathi, Nepali, India</source>
        <translation>힌디어, 마라티어, 네팔어, 인도</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>타밀어</translation>
    </message>
    <message>
        <source>Tamil Nadu, Sri Lanka, India</source>
        <translation>타밀나두, 스리랑카, 인도</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>조지아어</translation>
    </message>
    <message>
        <source>Georgia</source>
        <translation>조지아, 그루지야</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Kana, Kanji, Japan</source>
        <translation>가나, 히라가나, 가타카나, 한자, 일본</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Hangul, Hanja, Korea</source>
        <translation>한글, 한자, 한국, 북한</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>중국어(간체)</translation>
    </message>
    <message>
        <source>Han, Hanzi, Mandarin, China, Singapore</source>
        <translation>한자, 간체자, 표준 중국어, 중국, 싱가포르</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>중국어(번체)</translation>
    </message>
    <message>
        <source>Han, Hanzi, Cantonese, Taiwan, Hong Kong, Macau</source>
        <translation>한자, 번체자, 광둥어, 중국, 대만, 타이완, 홍콩, 마카오</translation>
    </message>
    <message>
        <source>All scripts</source>
        <translation>모든 문자 체계</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>syntax error</source>
        <translation>구문 오류</translation>
    </message>
    <message>
        <source>unknown escape</source>
        <translation>알 수 없는 이스케이프</translation>
    </message>
    <message>
        <source>unknown property</source>
        <translation>알 수 없는 속성</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>지원하지 않음</translation>
    </message>
    <message>
        <source>unbalanced parenthesis</source>
        <translation>괄호의 짝이 맞지 않음</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>수가 너무 큼</translation>
    </message>
    <message>
        <source>a repeat count is expected in {}</source>
        <translation>{} 안에 반복 횟수가 필요함</translation>
    </message>
    <message>
        <source>the maximum is below the minimum</source>
        <translation>최댓값이 최솟값보다 작음</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>알 수 없는 그룹</translation>
    </message>
    <message>
        <source>unknown flag</source>
        <translation>알 수 없는 플래그</translation>
    </message>
    <message>
        <source>look-behind must have a bounded length</source>
        <translation>뒤돌아보기는 길이에 한계가 있어야 함</translation>
    </message>
    <message>
        <source>missing ]</source>
        <translation>]가 빠짐</translation>
    </message>
    <message>
        <source>the range is reversed</source>
        <translation>범위가 뒤바뀜</translation>
    </message>
    <message>
        <source>the class contains more than single characters</source>
        <translation>클래스에 한 글자가 아닌 것이 있음</translation>
    </message>
    <message>
        <source>invalid group name</source>
        <translation>잘못된 그룹 이름</translation>
    </message>
    <message>
        <source>Character %1 is not a hex digit.</source>
        <translation>%1번째 문자는 16진 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Half a byte at character %1: a byte needs two digits.</source>
        <translation>%1번째 문자에 반쪽 바이트가 있습니다: 1바이트는 두 자리입니다.</translation>
    </message>
    <message>
        <source>Enter at least one hex digit.</source>
        <translation>16진 숫자를 하나 이상 입력하십시오.</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3.</source>
        <translation>%1(%2): %3 인코딩으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Invalid regular expression at character %1: %2.</source>
        <translation>%1번째 문자에서 잘못된 정규식: %2.</translation>
    </message>
    <message>
        <source>Unknown group after $ at character %1. Use \$ for a dollar sign.</source>
        <translation>%1번째 문자의 $ 뒤에 알 수 없는 그룹이 있습니다. 달러 기호는 \$로 쓰십시오.</translation>
    </message>
    <message>
        <source>Unknown escape at character %1. Use \\ for a backslash.</source>
        <translation>%1번째 문자에 알 수 없는 이스케이프가 있습니다. 백슬래시는 \\로 쓰십시오.</translation>
    </message>
    <message>
        <source>This pattern needs backtracking: it may be slow, and the search stops where it takes too many steps.</source>
        <translation>이 패턴에는 역추적이 필요합니다: 느릴 수 있으며, 단계가 너무 많아지는 곳에서 찾기가 멈춥니다.</translation>
    </message>
    <message>
        <source>Search stopped: the expression needs too many steps on this text. Make it simpler, or avoid look-around and back-references.</source>
        <translation>찾기가 멈추었습니다: 이 텍스트에서 정규식의 단계가 너무 많습니다. 더 간단하게 하거나 둘러보기와 역참조를 피하십시오.</translation>
    </message>
    <message>
        <source>The bytes could not be read: %1.</source>
        <translation>바이트를 읽을 수 없습니다: %1.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Version %1 of the format is not known to this program, which reads version %2.</source>
        <translation>형식 버전 %1: 이 프로그램이 모르는 버전입니다. 이 프로그램은 버전 %2 형식을 읽습니다.</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>문서 %1</translation>
    </message>
    <message>
        <source>documents is missing</source>
        <translation>documents가 없습니다</translation>
    </message>
    <message>
        <source>%1: a control character, or one that reorders text, is in it</source>
        <translation>%1: 제어 문자 또는 텍스트의 순서를 바꾸는 문자가 있습니다</translation>
    </message>
    <message>
        <source>base64 and %1: use one of them</source>
        <translation>base64와 %1: 둘 중 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>base64: a text is expected</source>
        <translation>base64: 텍스트가 필요합니다</translation>
    </message>
    <message>
        <source>base64: this is not base64</source>
        <translation>base64: base64가 아닙니다</translation>
    </message>
    <message>
        <source>base64: the documents have more than %1 bytes together</source>
        <translation>base64: 문서를 모두 합쳐 %1바이트가 넘습니다</translation>
    </message>
    <message>
        <source>path or base64: one of them is expected</source>
        <translation>path 또는 base64: 둘 중 하나가 필요합니다</translation>
    </message>
    <message>
        <source>path: “..” is in it; use an absolute path</source>
        <translation>path: ‘..’가 있습니다. 절대 경로를 쓰십시오</translation>
    </message>
    <message>
        <source>sha256: 64 hexadecimal digits are expected</source>
        <translation>sha256: 16진수 64자리가 필요합니다</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding: 알 수 없는 인코딩: %1</translation>
    </message>
    <message>
        <source>lenses: an object is expected</source>
        <translation>lenses: 객체가 필요합니다</translation>
    </message>
    <message>
        <source>lenses: unknown lens: %1</source>
        <translation>lenses: 알 수 없는 렌즈: %1</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>책갈피 %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>메모 %1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>고정 %1</translation>
    </message>
    <message>
        <source>%1: a list of lenses is expected</source>
        <translation>%1: 렌즈의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>%1: unknown lens: %2</source>
        <translation>%1: 알 수 없는 렌즈: %2</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>As the system</source>
        <translation>시스템에 맞춤</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>고대비, 밝게</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>고대비, 어둡게</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Distinct for colour-blind eyes</source>
        <translation>색각 이상을 고려한 색</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16진수</translation>
    </message>
    <message>
        <source>Hexadecimal and bits</source>
        <translation>16진수와 비트</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>10진수</translation>
    </message>
    <message>
        <source>Octal</source>
        <translation>8진수</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>들어가는 만큼</translation>
    </message>
    <message>
        <source>No gaps</source>
        <translation>간격 없음</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>여유롭게</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>촘촘하게</translation>
    </message>
    <message>
        <source>Capitals: E4 B8 96</source>
        <translation>대문자: E4 B8 96</translation>
    </message>
    <message>
        <source>Small letters: e4 b8 96</source>
        <translation>소문자: e4 b8 96</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>한 번 묻기</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>FILE~ as it was when it was opened</source>
        <translation>FILE~: 열었을 때의 내용</translation>
    </message>
    <message>
        <source>FILE~ as it was before the last save</source>
        <translation>FILE~: 마지막으로 저장하기 전의 내용</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>The colours of the window. The themes of high contrast have text of 7:1 or more.</source>
        <translation>창의 색입니다. 고대비 테마에서는 텍스트의 대비가 7:1 이상입니다.</translation>
    </message>
    <message>
        <source>Colours of bytes</source>
        <translation>바이트의 색</translation>
    </message>
    <message>
        <source>How bytes are coloured by their role. The distinct colours differ in lightness too, so that they stay apart for colour-blind eyes, and invalid bytes stand out.</source>
        <translation>바이트를 역할에 따라 칠하는 방법입니다. ‘색각 이상을 고려한 색’은 밝기도 서로 달라서 색각 이상이 있어도 구별되며, 유효하지 않은 바이트가 눈에 띕니다.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>The size of words and bytes together. 0 is the normal size; each step is an eighth of it.</source>
        <translation>글과 바이트의 크기를 함께 정합니다. 0은 기본 크기이고, 한 단계는 기본 크기의 1/8입니다.</translation>
    </message>
    <message>
        <source>Font of words</source>
        <translation>글의 글꼴</translation>
    </message>
    <message>
        <source>The font of menus, buttons and sentences. Empty is Noto Sans.</source>
        <translation>메뉴, 버튼, 문장의 글꼴입니다. 비워 두면 Noto Sans입니다.</translation>
    </message>
    <message>
        <source>Font of bytes</source>
        <translation>바이트의 글꼴</translation>
    </message>
    <message>
        <source>The font of bytes, numbers and characters; one of fixed width. Empty is Noto Sans Mono.</source>
        <translation>바이트, 숫자, 문자의 고정폭 글꼴입니다. 비워 두면 Noto Sans Mono입니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Show bytes as</source>
        <translation>바이트 표시 형식</translation>
    </message>
    <message>
        <source>How the byte grid writes each byte.</source>
        <translation>바이트 격자에 각 바이트를 쓰는 방법입니다.</translation>
    </message>
    <message>
        <source>Bytes per row</source>
        <translation>행당 바이트 수</translation>
    </message>
    <message>
        <source>Where a narrow window has no room for so many, rows are shorter.</source>
        <translation>창이 좁아 자리가 모자라면 행이 더 짧아집니다.</translation>
    </message>
    <message>
        <source>Bytes per group</source>
        <translation>묶음당 바이트 수</translation>
    </message>
    <message>
        <source>There is a gap after each group, where there is room.</source>
        <translation>자리가 있으면 묶음 사이에 간격을 둡니다.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>밀도</translation>
    </message>
    <message>
        <source>How much room each byte has.</source>
        <translation>바이트마다 차지하는 자리의 크기입니다.</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>The base of the offsets to the left of the rows and in tables of places.</source>
        <translation>행 왼쪽과 위치 표에 나오는 오프셋의 진법입니다.</translation>
    </message>
    <message>
        <source>Hex digits</source>
        <translation>16진 숫자</translation>
    </message>
    <message>
        <source>Capitals or small letters for the bytes and offsets of the byte grid. Both can be typed everywhere.</source>
        <translation>바이트 격자의 바이트와 오프셋을 대문자로 쓸지 소문자로 쓸지 정합니다. 입력할 때는 어디서나 둘 다 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Default encoding</source>
        <translation>기본 인코딩</translation>
    </message>
    <message>
        <source>The encoding of new documents, and of files that are opened without detection.</source>
        <translation>새 문서와, 감지하지 않고 여는 파일의 인코딩입니다.</translation>
    </message>
    <message>
        <source>Detect the encoding of files</source>
        <translation>파일의 인코딩 감지</translation>
    </message>
    <message>
        <source>A file is read as another encoding than UTF-8 only if that is certain.</source>
        <translation>확실할 때만 파일을 UTF-8이 아닌 인코딩으로 읽습니다.</translation>
    </message>
    <message>
        <source>Encodings to detect</source>
        <translation>감지할 인코딩</translation>
    </message>
    <message>
        <source>Only these are considered when the encoding of a file is detected. An empty list means all.</source>
        <translation>파일의 인코딩을 감지할 때 이 인코딩만 고려합니다. 목록이 비어 있으면 모두 고려합니다.</translation>
    </message>
    <message>
        <source>Pinned encodings</source>
        <translation>고정된 인코딩</translation>
    </message>
    <message>
        <source>These are always on top in the Encodings lens.</source>
        <translation>‘인코딩’ 렌즈에서 항상 맨 위에 있습니다.</translation>
    </message>
    <message>
        <source>Show the start page</source>
        <translation>시작 페이지 표시</translation>
    </message>
    <message>
        <source>When the program is started without a file. Otherwise the sample opens.</source>
        <translation>파일 없이 프로그램을 시작할 때 표시합니다. 표시하지 않으면 견본이 열립니다.</translation>
    </message>
    <message>
        <source>Open the last tabs</source>
        <translation>마지막 탭 열기</translation>
    </message>
    <message>
        <source>Whether the files and folders that were open last time open again when no file is named.</source>
        <translation>파일을 지정하지 않았을 때, 지난번에 열려 있던 파일과 폴더를 다시 열지 정합니다.</translation>
    </message>
    <message>
        <source>Restore the window and its lenses</source>
        <translation>창과 렌즈의 배치 되살리기</translation>
    </message>
    <message>
        <source>The place and size of the window, and where its lenses are docked.</source>
        <translation>창의 위치와 크기, 렌즈가 도킹된 곳입니다.</translation>
    </message>
    <message>
        <source>Remember recent files</source>
        <translation>최근 파일 기억</translation>
    </message>
    <message>
        <source>If not, the list of recent files is forgotten when the program ends.</source>
        <translation>기억하지 않으면 프로그램이 끝날 때 최근 파일 목록을 지웁니다.</translation>
    </message>
    <message>
        <source>Remember searches</source>
        <translation>검색 기억</translation>
    </message>
    <message>
        <source>What was entered in Find and Go to.</source>
        <translation>‘찾기’와 ‘이동’에 입력한 내용입니다.</translation>
    </message>
    <message>
        <source>Backup copy</source>
        <translation>백업 사본</translation>
    </message>
    <message>
        <source>Saving never leaves a half-written file. A backup copy also keeps the bytes that were there before.</source>
        <translation>저장하다가 파일이 쓰다 만 상태로 남는 일은 없습니다. 백업 사본은 이전의 바이트도 보관합니다.</translation>
    </message>
    <message>
        <source>Ask before unsaved edits are discarded</source>
        <translation>저장하지 않은 편집을 버리기 전에 묻기</translation>
    </message>
    <message>
        <source>If not, a tab closes at once and its unsaved edits are lost.</source>
        <translation>묻지 않으면 탭이 바로 닫히고 저장하지 않은 편집이 사라집니다.</translation>
    </message>
    <message>
        <source>Keep unsaved edits for a crash</source>
        <translation>비정상 종료에 대비해 저장하지 않은 편집 보관</translation>
    </message>
    <message>
        <source>Edits are written to a journal, from which they are offered at the next start if the program was killed.</source>
        <translation>편집을 저널에 씁니다. 프로그램이 강제로 끝나면 다음에 시작할 때 저널의 편집을 복구할 수 있습니다.</translation>
    </message>
    <message>
        <source>Open as read-only from (MiB)</source>
        <translation>읽기 전용으로 열 크기 (MiB)</translation>
    </message>
    <message>
        <source>Files of this size and more open as read-only, so that a stray key does not change them.</source>
        <translation>크기가 이 이상인 파일은 읽기 전용으로 열어, 키를 잘못 눌러도 바뀌지 않게 합니다.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>How many jobs run in the background at the same time: scans, searches, detection.</source>
        <translation>검사, 검색, 감지 등 백그라운드에서 동시에 실행할 작업의 수입니다.</translation>
    </message>
    <message>
        <source>As the processors allow</source>
        <translation>프로세서에 맞춤</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>The actions whose keys differ from the usual ones, each with its keys.</source>
        <translation>키가 기본값과 다른 동작과 그 키입니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Background work</source>
        <translation>백그라운드 작업</translation>
    </message>
    <message>
        <source>The language of the program. The window opens again in it.</source>
        <translation>프로그램의 언어입니다. 창이 이 언어로 다시 열립니다.</translation>
    </message>
    <message>
        <source>Size of words</source>
        <translation>글의 크기</translation>
    </message>
    <message>
        <source>Menus, buttons and sentences, in pixels from 8 to 32. 0 follows the desktop: 13, or the size of its own font if that is clearly smaller or larger.</source>
        <translation>메뉴, 버튼, 문장의 크기로, 단위는 픽셀이며 8에서 32까지입니다. 0은 데스크톱을 따릅니다. 13이거나, 데스크톱 글꼴이 뚜렷이 작거나 크면 그 크기입니다.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>데스크톱과 같게</translation>
    </message>
    <message>
        <source>Size of bytes</source>
        <translation>바이트의 크기</translation>
    </message>
    <message>
        <source>The byte grid and all bytes, numbers and characters, in pixels from 8 to 32. 0 is the size of words.</source>
        <translation>바이트 격자와 모든 바이트, 숫자, 문자의 크기로, 단위는 픽셀이며 8에서 32까지입니다. 0은 글의 크기와 같습니다.</translation>
    </message>
    <message>
        <source>As the words</source>
        <translation>글과 같게</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1~%2의 정수</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>the name of a font, or nothing</source>
        <translation>글꼴 이름 또는 빈 값</translation>
    </message>
    <message>
        <source>the name of an encoding</source>
        <translation>인코딩 이름</translation>
    </message>
    <message>
        <source>a list of names of encodings</source>
        <translation>인코딩 이름의 목록</translation>
    </message>
    <message>
        <source>an object with a list of keys for each action</source>
        <translation>동작마다 키 목록이 있는 객체</translation>
    </message>
    <message>
        <source>kept by the program</source>
        <translation>프로그램이 관리하는 값</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>%1 is locked by another program.</source>
        <translation>%1: 다른 프로그램이 잠갔습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>ShownCommand</name>
    <message>
        <source>A command line holds at most %1. Save the document to a file first.</source>
        <translation>명령줄에는 최대 %1까지 담을 수 있습니다. 먼저 문서를 파일로 저장하십시오.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>control</source>
        <translation>제어</translation>
    </message>
    <message>
        <source>%1 bits per byte</source>
        <translation>바이트당 %1비트</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>크기(바이트)</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Valid UTF-8</source>
        <translation>유효한 UTF-8</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no, %1</source>
        <translation>아니요, %1</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>바이트 순서 표시</translation>
    </message>
    <message>
        <source>no</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Genuine U+FFFD</source>
        <translation>본래의 U+FFFD</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>엔트로피</translation>
    </message>
    <message>
        <source>Different byte values</source>
        <translation>서로 다른 바이트 값</translation>
    </message>
    <message>
        <source>%1 of 256</source>
        <translation>256개 중 %1개</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1회</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of all bytes.</source>
        <translation>%1, %2: %3, 전체 바이트의 %4.</translation>
    </message>
    <message>
        <source>No bytes to count.</source>
        <translation>셀 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>All ASCII: %1.</source>
        <translation>모두 ASCII: %1.</translation>
    </message>
    <message>
        <source>%1 in %2, valid UTF-8.</source>
        <translation>%2에 %1, 유효한 UTF-8.</translation>
    </message>
    <message>
        <source>%1 of %2 do not belong to a UTF-8 character: %3.</source>
        <translation>%2 중 %1바이트가 UTF-8 문자에 속하지 않습니다: %3.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 ‘%2’</translation>
    </message>
</context>
<context>
    <name>Storage limits</name>
    <message>
        <source>MySQL index, 767 bytes, utf8mb3</source>
        <translation>MySQL 인덱스, 767바이트, utf8mb3</translation>
    </message>
    <message>
        <source>MySQL index, 767 bytes, utf8mb4</source>
        <translation>MySQL 인덱스, 767바이트, utf8mb4</translation>
    </message>
    <message>
        <source>MySQL index, 3072 bytes, utf8mb4</source>
        <translation>MySQL 인덱스, 3072바이트, utf8mb4</translation>
    </message>
    <message>
        <source>Oracle VARCHAR2, at most</source>
        <translation>Oracle VARCHAR2, 최대</translation>
    </message>
    <message>
        <source>Linux file name</source>
        <translation>Linux 파일 이름</translation>
    </message>
    <message>
        <source>Windows file name</source>
        <translation>Windows 파일 이름</translation>
    </message>
</context>
<context>
    <name>TableCells</name>
    <message>
        <source>Section</source>
        <translation>구역</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>열 %1</translation>
    </message>
</context>
<context>
    <name>TableFormats</name>
    <message>
        <source>&amp;CSV</source>
        <translation>CSV(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;TSV</source>
        <translation>TSV(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
</context>
<context>
    <name>TableLens</name>
    <message>
        <source>rejected</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>다음 바이트</translation>
    </message>
    <message>
        <source>next test</source>
        <translation>다음 검사</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>수락됨: %1</translation>
    </message>
    <message>
        <source>accepted: %1, %2</source>
        <translation>수락됨: %1, %2</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>%1 matches none of 0xxxxxxx, 110xxxxx, 1110xxxx and 11110xxx: rejected. %2</source>
        <translation>%1 바이트는 0xxxxxxx, 110xxxxx, 1110xxxx, 11110xxx 중 어느 것과도 맞지 않습니다: 거부. %2</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but %4 follows: rejected.</source>
        <translation>%1 바이트는 %2바이트 시퀀스를 시작합니다. %3번째 바이트로 80..BF 예상, 실제로는 %4: 거부.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but the text ends: rejected.</source>
        <translation>%1 바이트는 %2바이트 시퀀스를 시작합니다. %3번째 바이트로 80..BF 예상, 실제로는 텍스트 끝: 거부.</translation>
    </message>
    <message>
        <source>All tests pass: %1 is %2.</source>
        <translation>모든 검사 통과: %1 → %2.</translation>
    </message>
    <message>
        <source>%1 is wrongly accepted as %2, because only the top bits were tested. %3</source>
        <translation>상위 비트만 검사했기 때문에 %1 바이트가 %2 값으로 잘못 수락됩니다. %3</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>바이트 %1</translation>
    </message>
    <message>
        <source>none: reads 00</source>
        <translation>없음: 00으로 읽음</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>%1 = %2: yes</source>
        <translation>%1 = %2: 예</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no</source>
        <translation>%1 ≠ %2: 아니요</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>검사 안 함</translation>
    </message>
    <message>
        <source>%1 is not %2: go to the next test.</source>
        <translation>%1 바이트는 %2 꼴이 아닙니다: 다음 검사로 갑니다.</translation>
    </message>
    <message>
        <source>%1 is %2: it starts a %3-byte sequence.</source>
        <translation>%1 바이트는 %2 꼴입니다: %3바이트 시퀀스를 시작합니다.</translation>
    </message>
    <message>
        <source>%1 is %2: add its six bits and test the next byte.</source>
        <translation>%1 바이트는 %2 꼴입니다: 6비트를 더하고 다음 바이트를 검사합니다.</translation>
    </message>
    <message>
        <source>read earlier</source>
        <translation>앞서 읽음</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>지금 읽음</translation>
    </message>
    <message>
        <source>read now, rejected</source>
        <translation>지금 읽음, 거부됨</translation>
    </message>
    <message>
        <source>test %1</source>
        <translation>검사 %1</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>no match, next row</source>
        <translation>불일치, 다음 행</translation>
    </message>
    <message>
        <source>match: %1</source>
        <translation>일치: %1</translation>
    </message>
    <message>
        <source>match: %1, %2</source>
        <translation>일치: %1, %2</translation>
    </message>
    <message>
        <source>no match, text ends</source>
        <translation>불일치, 텍스트 끝</translation>
    </message>
    <message>
        <source>no match, not 80..BF</source>
        <translation>불일치, 80..BF 아님</translation>
    </message>
    <message>
        <source>match, but overlong</source>
        <translation>일치하나 과다 길이</translation>
    </message>
    <message>
        <source>no match, no row left</source>
        <translation>불일치, 남은 행 없음</translation>
    </message>
    <message>
        <source>%1 &lt; %2: overlong</source>
        <translation>%1 &lt; %2: 과다 길이</translation>
    </message>
    <message>
        <source>%1 ≥ %2: not overlong</source>
        <translation>%1 ≥ %2: 과다 길이 아님</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>없음: 텍스트 끝</translation>
    </message>
    <message>
        <source>80..BF?</source>
        <translation>80..BF?</translation>
    </message>
    <message>
        <source>%1 starts with 10 and matches no row.</source>
        <translation>%1 바이트는 10으로 시작하며 어느 행과도 일치하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 starts with at least seven ones and matches no row.</source>
        <translation>%1 바이트는 1이 일곱 개 이상으로 시작하며 어느 행과도 일치하지 않습니다.</translation>
    </message>
    <message>
        <source>mbtowc stops at %1, which is not in 80..BF.</source>
        <translation>mbtowc가 80..BF에 없는 %1에서 멈춥니다.</translation>
    </message>
    <message>
        <source>mbtowc stops where the text ends.</source>
        <translation>mbtowc가 텍스트 끝에서 멈춥니다.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but %4 follows.</source>
        <translation>%1 바이트는 %2바이트 시퀀스를 시작합니다. %3번째 바이트 뒤에 80..BF 예상, 실제로는 %4.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but the text ends.</source>
        <translation>%1 바이트는 %2바이트 시퀀스를 시작합니다. %3번째 바이트 뒤에 80..BF 예상, 실제로는 텍스트 끝.</translation>
    </message>
    <message>
        <source>Row %1 matches, and %2 is not below %3: %4 is %5.</source>
        <translation>행 %1: 일치, %2 값은 %3 이상: %4 → %5.</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 rejects it. %1</source>
        <translation>오늘날의 UTF-8은 거부합니다. %1</translation>
    </message>
    <message>
        <source>%1 = %2: match</source>
        <translation>%1 = %2: 일치</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no match</source>
        <translation>%1 ≠ %2: 불일치</translation>
    </message>
    <message>
        <source>%1, for wctomb only</source>
        <translation>%1, wctomb에만 쓰임</translation>
    </message>
    <message>
        <source>%1 AND %2 is %3, not %4, so row %5 does not match. mbtowc reads %6 next and tries row %7.</source>
        <translation>%1 AND %2 = %3, %4 아님. 따라서 행 %5: 불일치. mbtowc는 이어서 %6 바이트를 읽고 행 %7에서 다시 시도합니다.</translation>
    </message>
    <message>
        <source>Row %1 matches, but %2 is below %3, so a shorter form would do (overlong): rejected. %4</source>
        <translation>행 %1: 일치하지만 %2 값이 %3 미만이므로 더 짧은 형식으로 충분합니다(과다 길이): 거부. %4</translation>
    </message>
    <message>
        <source>All six rows were tried.</source>
        <translation>여섯 행을 모두 시도했습니다.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>행 %1</translation>
    </message>
    <message>
        <source>%1 becomes U+FFFD, and reading continues at the next byte.</source>
        <translation>%1 → U+FFFD: 다음 바이트에서 읽기를 계속합니다.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>마스크 결과</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>기대값</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>지금까지</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>이 단계</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>mbtowc rejected %1, so U+FFFD is written.</source>
        <translation>mbtowc가 %1 바이트를 거부했으므로 U+FFFD를 씁니다.</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 has no such character. %1</source>
        <translation>오늘날의 UTF-8에는 그런 문자가 없습니다. %1</translation>
    </message>
    <message>
        <source>%1 is not above 7F: row 1, one byte, the value itself, %2.</source>
        <translation>%1 값은 7F 이하입니다: 행 1, 1바이트, 값 자체인 %2.</translation>
    </message>
    <message>
        <source>%1 is above %2 but not above %3, so row %4 applies. Its bits from %5 up (%6) and %7 make the first byte, %8.</source>
        <translation>%1: %2 초과, %3 이하이므로 행 %4에 해당합니다. 비트 %5부터 위쪽 부분 %6에 %7 값을 합친 첫 바이트는 %8.</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>%2바이트 중 %1번째</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>The six bits of %1 from %2 up (%3) and 80 make byte %4, %5.</source>
        <translation>%1의 비트 %2부터 위로 6비트 %3에 80을 합친 %4번째 바이트는 %5.</translation>
    </message>
    <message>
        <source>too large, U+FFFD instead</source>
        <translation>너무 큼, 대신 U+FFFD</translation>
    </message>
    <message>
        <source>writes %1, %2</source>
        <translation>%1 쓰기, %2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>%1 쓰기</translation>
    </message>
    <message>
        <source>%1 is below %2: the bytes are %3.</source>
        <translation>%1: %2 미만. 바이트는 %3입니다.</translation>
    </message>
    <message>
        <source>No character has this value (%1), and the encoder does not check.</source>
        <translation>이 값의 문자는 없는데(%1), 인코더는 검사하지 않습니다.</translation>
    </message>
    <message>
        <source>It is written in place of a value that was too large.</source>
        <translation>너무 큰 값 대신 쓰였습니다.</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>%1 &lt; %2: yes</source>
        <translation>%1 &lt; %2: 예</translation>
    </message>
    <message>
        <source>%1 ≥ %2: no</source>
        <translation>%1 ≥ %2: 아니요</translation>
    </message>
    <message>
        <source>%1 is not below %2 either: no form of four bytes holds it. U+FFFD is written instead.</source>
        <translation>%1: %2 미만도 아닙니다. 4바이트 형식에 담을 수 없어 대신 U+FFFD를 씁니다.</translation>
    </message>
    <message>
        <source>%1 is not below %2: go to the next test.</source>
        <translation>%1: %2 미만이 아님. 다음 검사로 갑니다.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>미만</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>선행</translation>
    </message>
</context>
<context>
    <name>TextInPlace</name>
    <message>
        <source>This text cannot be written here in %1: the bytes around it would be read differently.</source>
        <translation>이 텍스트는 %1 인코딩으로 여기에 쓸 수 없습니다. 앞뒤 바이트가 다르게 읽히게 됩니다.</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>F1 opens the page of the manual about what has the keyboard.</source>
        <translation>F1을 누르면 키보드 포커스가 있는 것에 관한 설명서 페이지가 열립니다.</translation>
    </message>
</context>
<context>
    <name>moji</name>
    <message>
        <source>is binary data (%1); to read it anyway, name an encoding with %2</source>
        <translation>이진 데이터입니다(%1). 그래도 읽으려면 %2 옵션으로 인코딩을 지정하십시오</translation>
    </message>
    <message>
        <source>no encoding fits all of it; name one with %1</source>
        <translation>전체에 맞는 인코딩이 없습니다. %1 옵션으로 지정하십시오</translation>
    </message>
    <message>
        <source>prefix and payload bits of every character</source>
        <translation>각 문자의 접두부 비트와 페이로드 비트</translation>
    </message>
    <message>
        <source>an encoding as a map, beside another or another library&apos;s</source>
        <translation>인코딩의 코드표, 다른 인코딩이나 다른 라이브러리의 것과 나란히</translation>
    </message>
    <message>
        <source>check that the input is valid and list every problem</source>
        <translation>입력이 유효한지 확인하고 모든 문제를 나열</translation>
    </message>
    <message>
        <source>the same bytes under many encodings</source>
        <translation>같은 바이트를 여러 인코딩으로 읽은 결과</translation>
    </message>
    <message>
        <source>convert text files to another encoding, proven and undoable</source>
        <translation>텍스트 파일을 다른 인코딩으로, 증명하고 되돌릴 수 있게 변환</translation>
    </message>
    <message>
        <source>the same bytes under many UTF-8 decoders</source>
        <translation>같은 바이트를 여러 UTF-8 디코더로 읽은 결과</translation>
    </message>
    <message>
        <source>which encoding, and why</source>
        <translation>어떤 인코딩이며 왜 그런지</translation>
    </message>
    <message>
        <source>the differences between two texts in any encodings, or between two files</source>
        <translation>인코딩이 제각각인 두 텍스트 또는 두 파일의 차이</translation>
    </message>
    <message>
        <source>offset, bytes and text side by side, and back</source>
        <translation>오프셋, 바이트, 텍스트를 나란히, 그리고 다시 바이트로</translation>
    </message>
    <message>
        <source>text into percent, JSON, HTML, MIME and other escapes</source>
        <translation>텍스트를 퍼센트, JSON, HTML, MIME 등의 이스케이프로</translation>
    </message>
    <message>
        <source>escapes back into text</source>
        <translation>이스케이프를 다시 텍스트로</translation>
    </message>
    <message>
        <source>will a text survive in another encoding, and in which ones</source>
        <translation>텍스트가 다른 인코딩에서 살아남는지, 어느 인코딩에서 살아남는지</translation>
    </message>
    <message>
        <source>bytes in hexadecimal, two digits each</source>
        <translation>16진수 바이트, 두 자리씩</translation>
    </message>
    <message>
        <source>text, encoded as UTF-8</source>
        <translation>UTF-8로 인코딩한 텍스트</translation>
    </message>
    <message>
        <source>the character of this name, or those whose names have these words</source>
        <translation>이 이름의 문자, 또는 이름에 이 낱말들이 있는 문자</translation>
    </message>
    <message>
        <source>what each character is: name, properties, encodings, forms</source>
        <translation>각 문자가 무엇인지: 이름, 속성, 인코딩, 정규화 형식</translation>
    </message>
    <message>
        <source>every encoding, with all its names</source>
        <translation>모든 인코딩과 그 이름</translation>
    </message>
    <message>
        <source>output format: jsonl is one JSON object a line</source>
        <translation>출력 형식: jsonl은 한 줄에 JSON 객체 하나</translation>
    </message>
    <message>
        <source>text, or jsonl: one JSON object a line</source>
        <translation>text, 또는 한 줄에 JSON 객체 하나인 jsonl</translation>
    </message>
    <message>
        <source>read only the first N bytes of each input</source>
        <translation>각 입력의 처음 N바이트만 읽기</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>표준 오류에 진행 상황 표시(기본값: 터미널에서만)</translation>
    </message>
    <message>
        <source>read all files in the folders named (.gitignore and .ignore count)</source>
        <translation>지정한 폴더의 모든 파일 읽기(.gitignore와 .ignore 적용)</translation>
    </message>
    <message>
        <source>write to FILE; its old bytes are kept until all is written</source>
        <translation>FILE에 쓰기, 모두 쓸 때까지 이전 바이트 유지</translation>
    </message>
    <message>
        <source>print nothing; only the exit status tells the answer</source>
        <translation>아무것도 출력하지 않고 종료 상태로만 답하기</translation>
    </message>
    <message>
        <source>use colours: auto (on a terminal, unless NO_COLOR is set), always or never</source>
        <translation>색 쓰기: auto(NO_COLOR가 설정되어 있지 않을 때 터미널에서), always, never</translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation>%1 (%2 --help 참고)</translation>
    </message>
    <message>
        <source>UTF-8 kernels: %1; in use: %2 (%3)</source>
        <translation>UTF-8 커널: %1; 사용 중: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: no input: name a file, - for standard input, --hex or --text (see moji %2 --help)</source>
        <translation>%1: 입력이 없습니다. 파일, 표준 입력을 뜻하는 -, --hex 또는 --text를 지정하십시오 (moji %2 --help 참고)</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>표준 출력: %1</translation>
    </message>
    <message>
        <source>--language: there is no %1: %2 are here</source>
        <translation>--language: 없는 언어입니다: %1. 있는 언어: %2</translation>
    </message>
    <message>
        <source>A microscope for text bytes: what every byte is, under every encoding.</source>
        <translation>텍스트 바이트를 위한 현미경: 어떤 인코딩에서든 바이트 하나하나가 무엇인지 보여 줍니다.</translation>
    </message>
    <message>
        <source>the language of messages, before the command: %1 (default: the environment&apos;s)</source>
        <translation>메시지의 언어, 명령 앞에 지정: %1 (기본값: 환경의 언어)</translation>
    </message>
    <message>
        <source>moji COMMAND --help describes a command. Exit status: 0 fine, 1 the answer is no,
2 trouble (no such file, unknown encoding, bad option).</source>
        <translation>moji 명령 --help는 그 명령을 설명합니다. 종료 상태: 0 이상 없음, 1 답이 ‘아니요’,
2 실패(파일 없음, 알 수 없는 인코딩, 잘못된 옵션).</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos; (moji --help lists all)</source>
        <translation>알 수 없는 명령 &apos;%1&apos; (moji --help로 모두 볼 수 있음)</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;, did you mean %2? (moji --help lists all)</source>
        <translation>알 수 없는 명령 &apos;%1&apos;, 비슷한 명령: %2 (moji --help로 모두 볼 수 있음)</translation>
    </message>
    <message>
        <source>no command given (moji --help lists all)</source>
        <translation>명령을 지정하지 않았습니다 (moji --help로 모두 볼 수 있음)</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos; (moji list names all)</source>
        <translation>%1: 알 수 없는 인코딩 &apos;%2&apos; (moji list로 모두 볼 수 있음)</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; did you mean %3 (moji list names all)</source>
        <translation>%1: 알 수 없는 인코딩 &apos;%2&apos;, 비슷한 이름: %3 (moji list로 모두 볼 수 있음)</translation>
    </message>
    <message>
        <source>a text written in one encoding and read in another</source>
        <translation>한 인코딩으로 쓰고 다른 인코딩으로 읽은 텍스트</translation>
    </message>
    <message>
        <source>how fast is each UTF-8 decoder on this machine</source>
        <translation>이 컴퓨터에서 각 UTF-8 디코더가 얼마나 빠른지</translation>
    </message>
    <message>
        <source>find out how a text was damaged, and repair it</source>
        <translation>텍스트가 어떻게 손상되었는지 알아내고 복원</translation>
    </message>
    <message>
        <source>every character with its bytes</source>
        <translation>모든 문자와 그 바이트</translation>
    </message>
    <message>
        <source>counts of byte roles, a histogram and the entropy</source>
        <translation>바이트 역할의 개수, 히스토그램, 엔트로피</translation>
    </message>
    <message>
        <source>runs of text in files of any kind, in several encodings</source>
        <translation>온갖 파일에 있는 여러 인코딩의 텍스트 조각</translation>
    </message>
    <message>
        <source>what is in these files and folders</source>
        <translation>파일과 폴더에 무엇이 들어 있는지</translation>
    </message>
    <message>
        <source>reference tables: the ranges of UTF-8, its planes, utf8d, T1 to T3</source>
        <translation>참조 표: UTF-8의 범위, 평면, utf8d, T1~T3</translation>
    </message>
    <message>
        <source>lengths in every unit, cuts, case maps, normal forms, limits</source>
        <translation>모든 단위의 길이, 자르기, 대소문자 변환, 정규화 형식, 한도</translation>
    </message>
    <message>
        <source>a decoder step by step</source>
        <translation>디코더를 한 단계씩</translation>
    </message>
    <message>
        <source>from any encoding to UTF-8 (or another)</source>
        <translation>아무 인코딩에서 UTF-8이나 다른 인코딩으로</translation>
    </message>
    <message>
        <source>from UTF-8 to any encoding</source>
        <translation>UTF-8에서 아무 인코딩으로</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number of at least %2</source>
        <translation>&apos;%1&apos;: %2 이상의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>&apos;%1&apos;: %2~%3의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>남은 시간 %1</translation>
    </message>
    <message>
        <source>files to read; - is standard input, U+4E16 a character</source>
        <translation>읽을 파일. -는 표준 입력, U+4E16은 문자</translation>
    </message>
    <message>
        <source>files to read; - is standard input</source>
        <translation>읽을 파일. -는 표준 입력</translation>
    </message>
    <message>
        <source>no character has this name, or these words in its name</source>
        <translation>이 이름이나 이 낱말이 든 이름의 문자가 없음</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>its lines are in several encodings (%1): moji convert --lines converts each line; to read all of it as one, name an encoding with %2</source>
        <translation>줄마다 인코딩이 다릅니다(%1): moji convert --lines는 줄마다 변환합니다. 전체를 한 인코딩으로 읽으려면 %2(으)로 인코딩을 지정하십시오</translation>
    </message>
    <message>
        <source>%1: taken for %2, which is no more than a guess (%3)</source>
        <translation>%1: %2(으)로 보지만 추측일 뿐입니다 (%3)</translation>
    </message>
    <message>
        <source>a value is missing before %1 (if that is the value: %2)</source>
        <translation>%1 앞에 값이 없습니다(그것이 값이라면: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of nothing</source>
        <translation>&apos;%1&apos;은(는) 빈 목록입니다</translation>
    </message>
    <message>
        <source>there is no such code point: the last one is %1</source>
        <translation>그런 코드 포인트는 없습니다. 마지막은 %1입니다</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>표준 입력</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>표준 출력</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 file, %3, %4 files/s</source>
        <translation>
            <numerusform>파일 %1개 중 %2개, %3, 초당 파일 %4개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 files, %3, %4 files/s</source>
        <translation>
            <numerusform>파일 %1개 중 %2개, %3, 초당 파일 %4개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 files/s</source>
        <translation>%1, %2, 초당 파일 %3개</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1. 비슷한 옵션: %2</translation>
    </message>
    <message>
        <source>%1; options go after the command</source>
        <translation>%1. 옵션은 명령 뒤에 씁니다</translation>
    </message>
    <message>
        <source>%1; to read the file of that name, write ./%2</source>
        <translation>%1. 그 이름의 파일을 읽으려면 ./%2로 쓰세요</translation>
    </message>
    <message>
        <source>%1: auto is for decode, convert and diff; moji detect says which encoding it is</source>
        <translation>%1: auto는 decode, convert, diff에서만 쓸 수 있습니다. 어떤 인코딩인지는 moji detect가 알려 줍니다</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; where iconv takes //TRANSLIT or //IGNORE, moji has --unmappable and --errors</source>
        <translation>%1: 알 수 없는 인코딩 &apos;%2&apos;. iconv의 //TRANSLIT와 //IGNORE 대신 moji에는 --unmappable과 --errors가 있습니다</translation>
    </message>
    <message>
        <source>no such file; bytes go after --hex, and a character is U+ and its number</source>
        <translation>그런 파일이 없습니다. 바이트는 --hex 뒤에, 문자는 U+와 번호로 씁니다</translation>
    </message>
    <message>
        <source>no such file; bytes in hexadecimal go after --hex</source>
        <translation>그런 파일이 없습니다. 16진수 바이트는 --hex 뒤에 씁니다</translation>
    </message>
    <message>
        <source>no such file; text goes after --text</source>
        <translation>그런 파일이 없습니다. 텍스트는 --text 뒤에 씁니다</translation>
    </message>
</context>
<context>
    <name>moji bits</name>
    <message>
        <source>and %1</source>
        <translation>및 %1</translation>
    </message>
    <message>
        <source>  row %1 cell %2</source>
        <translation>  %1행 %2열</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>입력을 읽을 인코딩</translation>
    </message>
    <message>
        <source>historic UTF-8: the 1992 forms of up to six bytes, and longer ones of up to eight</source>
        <translation>옛 UTF-8: 최대 6바이트인 1992년 형식, 그리고 최대 8바이트인 더 긴 형식</translation>
    </message>
    <message>
        <source>--historic: only UTF-8 has historic forms, not %1</source>
        <translation>--historic: 옛 형식은 UTF-8에만 있습니다. %1에는 없습니다</translation>
    </message>
</context>
<context>
    <name>moji chart</name>
    <message>
        <source>(its supersets are above)</source>
        <translation>(상위 집합은 위에 있음)</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>compare with this encoding, as the library calls it, or with a mapping file</source>
        <translation>이 인코딩(라이브러리에서 부르는 이름) 또는 매핑 파일과 비교</translation>
    </message>
    <message>
        <source>where the other encoding is from (default: whatwg, this program&apos;s own); without --against, what it calls the same encoding</source>
        <translation>다른 인코딩의 출처(기본값: 이 프로그램 자신인 whatwg). --against 없이 쓰면 그 라이브러리에서 같은 인코딩이라고 부르는 것</translation>
    </message>
    <message>
        <source>only codes that are equal, different, only_here or only_there</source>
        <translation>equal, different, only_here, only_there 중 지정한 판정의 코드만</translation>
    </message>
    <message>
        <source>only codes with a character of this block of Unicode</source>
        <translation>이 유니코드 블록의 문자가 있는 코드만</translation>
    </message>
    <message>
        <source>only codes that start with these bytes</source>
        <translation>이 바이트로 시작하는 코드만</translation>
    </message>
    <message>
        <source>list the first N differences (default 20)</source>
        <translation>처음 N개의 차이 나열(기본값 20)</translation>
    </message>
    <message>
        <source>list all differences; with --matrix, all encodings</source>
        <translation>모든 차이 나열. --matrix와 함께 쓰면 모든 인코딩</translation>
    </message>
    <message>
        <source>list the codes that are only read and the characters that are only written</source>
        <translation>읽기만 되는 코드와 쓰기만 되는 문자 나열</translation>
    </message>
    <message>
        <source>chart: name an encoding, or --presets, --matrix or --supersets (see moji chart --help)</source>
        <translation>chart: 인코딩이나 --presets, --matrix, --supersets 중 하나를 지정하십시오 (moji chart --help 참고)</translation>
    </message>
    <message>
        <source>compare what this famous difference is about</source>
        <translation>이 유명한 차이에 관한 것을 비교</translation>
    </message>
    <message>
        <source>list the famous differences, with their history</source>
        <translation>유명한 차이를 그 역사와 함께 나열</translation>
    </message>
    <message>
        <source>how many characters any two encodings share</source>
        <translation>두 인코딩씩 함께 가진 문자의 수</translation>
    </message>
    <message>
        <source>which encodings contain which, as a tree</source>
        <translation>어느 인코딩이 어느 인코딩을 포함하는지, 트리로</translation>
    </message>
    <message>
        <source>the encodings for --matrix and --supersets</source>
        <translation>--matrix와 --supersets에 쓸 인코딩</translation>
    </message>
    <message>
        <source>--preset: there is no %1: moji chart --presets lists them</source>
        <translation>--preset: 없는 이름입니다: %1. moji chart --presets로 모두 볼 수 있습니다</translation>
    </message>
    <message>
        <source>--block: Unicode has no block &apos;%1&apos; (&apos;Hangul Syllables&apos; is one)</source>
        <translation>--block: 유니코드에 &apos;%1&apos; 블록이 없습니다(있는 블록의 예: &apos;Hangul Syllables&apos;)</translation>
    </message>
    <message>
        <source>--library python-table: name the mapping file with --against</source>
        <translation>--library python-table: --against로 매핑 파일을 지정하십시오</translation>
    </message>
    <message numerus="yes">
        <source>of %1 byte</source>
        <translation>
            <numerusform>(%1바이트)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 bytes</source>
        <translation>
            <numerusform>(%1바이트)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1, 비교 대상: %2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>different</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>%1에만 있음</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>(%1 more; --all prints them)</source>
        <translation>(외 %1개. --all로 모두 출력)</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>블록 없음</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>--lead &apos;B0&apos; prints the codes that start with B0.</source>
        <translation>--lead &apos;B0&apos;은 B0으로 시작하는 코드를 출력합니다.</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is never written</source>
        <translation>%1 읽으면 %2, 그것은 쓸 수 없음</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is written as %3</source>
        <translation>%1 읽으면 %2, 그것을 쓰면 %3</translation>
    </message>
    <message>
        <source>%1 is written as %2, which is read as %3</source>
        <translation>%1 쓰면 %2, 그것을 읽으면 %3</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code</source>
        <translation>
            <numerusform>%2: 코드 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes</source>
        <translation>
            <numerusform>%2: 코드 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 code decodes only</source>
        <translation>
            <numerusform>디코딩만 되는 코드 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes decode only</source>
        <translation>
            <numerusform>디코딩만 되는 코드 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character encodes only</source>
        <translation>
            <numerusform>인코딩만 되는 문자 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters encode only</source>
        <translation>
            <numerusform>인코딩만 되는 문자 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code repeats the text of another</source>
        <translation>
            <numerusform>다른 코드와 텍스트가 같은 코드 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes repeat the text of another</source>
        <translation>
            <numerusform>다른 코드와 텍스트가 같은 코드 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>--encodings: use it with --matrix or --supersets</source>
        <translation>--encodings: --matrix 또는 --supersets와 함께 쓰십시오</translation>
    </message>
    <message>
        <source>%1 compares: name the other encoding with --against, --library or --preset</source>
        <translation>%1 옵션은 비교에 쓰입니다. --against, --library 또는 --preset으로 다른 인코딩을 지정하십시오</translation>
    </message>
</context>
<context>
    <name>moji check</name>
    <message>
        <source>this is binary data (%1)</source>
        <translation>이진 데이터입니다(%1)</translation>
    </message>
    <message>
        <source> (moji convert %1 --in-place %2)</source>
        <translation> (moji convert %1 --in-place %2)</translation>
    </message>
    <message>
        <source> (moji decode --from %1)</source>
        <translation> (moji decode --from %1)</translation>
    </message>
    <message>
        <source>this reads as %1%2</source>
        <translation>%1 인코딩으로 읽힙니다%2</translation>
    </message>
    <message>
        <source>parts of this read as %1%2</source>
        <translation>일부가 %1 인코딩으로 읽힙니다%2</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected</source>
        <translation>%1 시퀀스는 불완전함, 뒤에 %2 예상</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte</source>
        <translation>%1 바이트는 고립된 연속 바이트임</translation>
    </message>
    <message>
        <source>%1 cannot start a character</source>
        <translation>%1 바이트로는 문자가 시작될 수 없음</translation>
    </message>
    <message>
        <source>%1 encodes a value above U+10FFFF</source>
        <translation>%1 바이트는 U+10FFFF를 넘는 값을 나타냄</translation>
    </message>
    <message>
        <source>%1 starts an overlong form</source>
        <translation>%1 바이트로는 과다 길이 형식이 시작됨</translation>
    </message>
    <message>
        <source>%1 starts a UTF-16 surrogate</source>
        <translation>%1 바이트로는 UTF-16 서로게이트가 시작됨</translation>
    </message>
    <message>
        <source>%1 is incomplete: the input ends</source>
        <translation>%1 시퀀스는 불완전함, 입력이 끝남</translation>
    </message>
    <message>
        <source>%1 has no character in this encoding</source>
        <translation>%1 바이트에 배정된 문자가 이 인코딩에 없음</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding</source>
        <translation>%1 바이트는 이 인코딩에서 유효하지 않음</translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4: %5: %6</source>
        <translation>%1:%2:%3: 오프셋 %4: %5: %6</translation>
    </message>
    <message numerus="yes">
        <source>%1 more problem not shown (--all shows all)</source>
        <translation>
            <numerusform>표시하지 않은 문제 %1개 (--all로 모두 표시)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more problems not shown (--all shows all)</source>
        <translation>
            <numerusform>표시하지 않은 문제 %1개 (--all로 모두 표시)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problem</source>
        <translation>
            <numerusform>문제 %1개 이상</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problems</source>
        <translation>
            <numerusform>문제 %1개 이상</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4 to %5: %6%7</source>
        <translation>%1:%2:%3: 오프셋 %4~%5: %6%7</translation>
    </message>
    <message>
        <source>; reads as %1: %2</source>
        <translation>; %1 인코딩으로 읽은 결과: %2</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>유효한 %1</translation>
    </message>
    <message>
        <source>not valid %1</source>
        <translation>유효하지 않은 %1</translation>
    </message>
    <message>
        <source>; %1 (%2 U+FFFD):</source>
        <translation>; %1 (U+FFFD %2개):</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>바이트 순서 표시로 시작</translation>
    </message>
    <message>
        <source>; %1 genuine U+FFFD: text was lost earlier</source>
        <translation>; 본래의 U+FFFD %1개: 전에 텍스트를 잃음</translation>
    </message>
    <message>
        <source>the encoding to check against</source>
        <translation>확인할 인코딩</translation>
    </message>
    <message>
        <source>print the first N errors of a file, one a line; 0: only the summary</source>
        <translation>각 파일의 처음 N개 오류를 한 줄에 하나씩 출력. 0이면 요약만</translation>
    </message>
    <message>
        <source>print all lines of a file (default: the first 100)</source>
        <translation>각 파일의 줄을 모두 출력(기본값: 처음 100줄)</translation>
    </message>
    <message>
        <source>print only the names of files that are not valid</source>
        <translation>유효하지 않은 파일의 이름만 출력</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>스레드를 최대 N개 사용(기본값: 프로세서마다 하나)</translation>
    </message>
    <message>
        <source>as -l, but the names as they are, each ended by NUL</source>
        <translation>-l과 같지만 이름을 있는 그대로, 각각 NUL로 끝내어 출력</translation>
    </message>
    <message>
        <source>--null prints names, so --format jsonl cannot be used with it</source>
        <translation>--null은 이름을 출력하므로 --format jsonl과 함께 쓸 수 없습니다</translation>
    </message>
</context>
<context>
    <name>moji compare</name>
    <message>
        <source>same as %1</source>
        <translation>%1 인코딩과 같음</translation>
    </message>
    <message>
        <source>the encodings to compare, in this order (default: the usual ones, best first)</source>
        <translation>비교할 인코딩, 이 순서대로(기본값: 흔한 것을 가장 좋은 것부터)</translation>
    </message>
    <message>
        <source>all encodings there are, best first</source>
        <translation>모든 인코딩, 가장 좋은 것부터</translation>
    </message>
</context>
<context>
    <name>moji convert</name>
    <message>
        <source>the encoding the files are in; auto detects it</source>
        <translation>파일의 인코딩. auto이면 감지</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>쓸 인코딩</translation>
    </message>
    <message>
        <source>each line from its own encoding, where they differ</source>
        <translation>인코딩이 섞여 있으면 줄마다 해당 인코딩에서 변환</translation>
    </message>
    <message>
        <source>the byte-order mark</source>
        <translation>바이트 순서 표시</translation>
    </message>
    <message>
        <source>the line ends</source>
        <translation>줄 끝</translation>
    </message>
    <message>
        <source>change what a file declares about its encoding too</source>
        <translation>파일의 인코딩 선언도 변경</translation>
    </message>
    <message>
        <source>a character the target lacks</source>
        <translation>대상 인코딩에 없는 문자</translation>
    </message>
    <message>
        <source>how sure detection must be, 0 to 1</source>
        <translation>감지가 얼마나 확실해야 하는지, 0~1</translation>
    </message>
    <message>
        <source>convert the names of files, not their contents; with --output, extract ZIP files under the right names</source>
        <translation>파일의 내용이 아니라 이름을 변환. --output을 쓰면 ZIP 파일을 올바른 이름으로 풀기</translation>
    </message>
    <message>
        <source>only say what would be done: a plan</source>
        <translation>무엇을 할지 알려 주기만 하기: 계획</translation>
    </message>
    <message>
        <source>replace the files</source>
        <translation>파일 교체</translation>
    </message>
    <message>
        <source>write into FOLDER, a mirror of what was named</source>
        <translation>지정한 것과 같은 트리로 FOLDER에 쓰기</translation>
    </message>
    <message>
        <source>write one file&apos;s new bytes to FILE</source>
        <translation>파일 하나의 새 바이트를 FILE에 쓰기</translation>
    </message>
    <message>
        <source>keep the old bytes under NAME and SUFFIX</source>
        <translation>이전 바이트를 이름에 SUFFIX를 붙인 파일로 보관</translation>
    </message>
    <message>
        <source>keep the modification times</source>
        <translation>수정 시각 유지</translation>
    </message>
    <message>
        <source>carry out what --dry-run printed (as JSON lines)</source>
        <translation>--dry-run이 JSON 줄로 출력한 것을 실행</translation>
    </message>
    <message>
        <source>where to note what is done in place</source>
        <translation>제자리 변경을 기록할 곳</translation>
    </message>
    <message>
        <source>continue an interrupted run</source>
        <translation>중단된 실행을 이어서 하기</translation>
    </message>
    <message>
        <source>restore the old bytes of every file in a journal</source>
        <translation>저널에 있는 모든 파일을 이전 바이트로 되돌리기</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>표준 오류에 진행 상황 표시(기본값: 터미널에서만)</translation>
    </message>
    <message>
        <source>convert: choose what to do: one of --dry-run, --in-place, --output FOLDER, -o FILE</source>
        <translation>convert: 할 일을 --dry-run, --in-place, --output FOLDER, -o FILE 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--to %1: --names converts to UTF-8 only</source>
        <translation>--to %1: --names는 UTF-8로만 변환합니다</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; --names needs --dry-run, --in-place or --output FOLDER</source>
        <translation>-o: 파일 하나의 바이트만 쓸 수 있습니다. --names에는 --dry-run, --in-place 또는 --output FOLDER가 필요합니다</translation>
    </message>
    <message>
        <source>journal: %1</source>
        <translation>저널: %1</translation>
    </message>
    <message>
        <source>%1: the folder that was converted is gone</source>
        <translation>%1: 변환했던 폴더가 없어졌습니다</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; for more, or a folder, there is --output FOLDER</source>
        <translation>-o: 파일 하나의 바이트만 쓸 수 있습니다. 여러 파일이나 폴더에는 --output FOLDER를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>그런 파일이 없음</translation>
    </message>
    <message>
        <source>%1: line %2 is none of a plan; nothing was done</source>
        <translation>%1: %2번째 줄은 계획의 줄이 아닙니다. 아무것도 하지 않았습니다</translation>
    </message>
    <message>
        <source>convert: takes files and folders, not standard input (moji decode converts that)</source>
        <translation>convert: 파일과 폴더를 받으며 표준 입력은 받지 않습니다(표준 입력은 moji decode가 변환합니다)</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>폴더가 아님</translation>
    </message>
    <message>
        <source>--resume -: a run in place may have to read its report again; name a file</source>
        <translation>--resume -: 제자리 변환은 보고서를 다시 읽어야 할 수 있습니다. 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>%1: %2; --journal FILE puts the journal elsewhere</source>
        <translation>%1: %2. --journal FILE로 저널을 다른 곳에 둘 수 있습니다</translation>
    </message>
</context>
<context>
    <name>moji decode</name>
    <message>
        <source>offset %1: %2 is not valid %3</source>
        <translation>오프셋 %1: %2 바이트는 %3에서 유효하지 않습니다</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3, nor the replacement that --unmappable asks for</source>
        <translation>오프셋 %1: %2 인코딩에 %3 문자가 없고, --unmappable에 따라 대신 쓸 것도 없습니다</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3</source>
        <translation>오프셋 %1: %2 인코딩에 %3 문자가 없습니다</translation>
    </message>
    <message>
        <source>a character the target lacks: error stops, replace writes ?, escape \u4E16</source>
        <translation>대상 인코딩에 없는 문자: error는 멈추고, replace는 ?, escape는 \u4E16을 씀</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>스레드를 최대 N개 사용(기본값: 프로세서마다 하나)</translation>
    </message>
    <message>
        <source>the encoding of the input; auto detects it</source>
        <translation>입력의 인코딩. auto이면 감지</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>쓸 인코딩</translation>
    </message>
    <message>
        <source>malformed input: replace writes U+FFFD, strict stops, skip writes nothing, escape \xE4</source>
        <translation>잘못된 입력: replace는 U+FFFD를 쓰고, strict는 멈추고, skip은 아무것도 쓰지 않고, escape는 \xE4를 씀</translation>
    </message>
</context>
<context>
    <name>moji decoders</name>
    <message>
        <source>an overlong form, which slips past filters that look at bytes</source>
        <translation>과다 길이 형식이어서 바이트를 검사하는 필터를 빠져나감</translation>
    </message>
    <message>
        <source>the byte that cut the sequence off is lost too, even a quote or a lead byte</source>
        <translation>시퀀스를 끊은 바이트까지 잃음(따옴표나 선행 바이트라도)</translation>
    </message>
    <message>
        <source>well-formed UTF-8, but not in this variant</source>
        <translation>올바른 형식의 UTF-8이지만 이 변종에서는 아님</translation>
    </message>
    <message>
        <source>dropped, so all later offsets shift</source>
        <translation>버려져서 이후의 오프셋이 모두 밀림</translation>
    </message>
    <message>
        <source>above U+10FFFF: no such character</source>
        <translation>U+10FFFF 초과, 그런 문자 없음</translation>
    </message>
    <message>
        <source>half a UTF-16 pair: not a character by itself</source>
        <translation>UTF-16 쌍의 반쪽, 단독으로는 문자가 아님</translation>
    </message>
    <message>
        <source>two surrogates joined: a second spelling of the same character</source>
        <translation>서로게이트 두 개를 결합, 같은 문자의 또 다른 표기</translation>
    </message>
    <message>
        <source>one U+FFFD where others write several</source>
        <translation>다른 디코더는 U+FFFD를 여러 개 쓰는 곳에 하나만 씀</translation>
    </message>
    <message>
        <source>one U+FFFD a byte where others write one in all</source>
        <translation>다른 디코더는 U+FFFD를 통틀어 하나 쓰는 곳에 바이트마다 하나씩 씀</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>rejects at %1</source>
        <translation>%1에서 거부</translation>
    </message>
    <message>
        <source>comes after a gap</source>
        <translation>바이트 앞에 빠진 것이 있음</translation>
    </message>
    <message>
        <source>is one U+FFFD</source>
        <translation>바이트가 U+FFFD 하나가 됨</translation>
    </message>
    <message>
        <source>is read as %1</source>
        <translation>바이트를 %1 문자로 읽음</translation>
    </message>
    <message>
        <source>(validates only)</source>
        <translation>(검증만 함)</translation>
    </message>
    <message>
        <source>(stops here)</source>
        <translation>(여기서 멈춤)</translation>
    </message>
    <message>
        <source>find the shortest input that these two decoders read differently</source>
        <translation>이 두 디코더가 다르게 읽는 가장 짧은 입력 찾기</translation>
    </message>
    <message>
        <source>the encoding of the input, if it is not UTF-8: ours, ICU&apos;s and iconv&apos;s decoder</source>
        <translation>입력의 인코딩, UTF-8이 아닐 때: 이 프로그램, ICU, iconv의 디코더로 읽기</translation>
    </message>
    <message>
        <source>--differ: there is no decoder %1: %2 are here</source>
        <translation>--differ: 없는 디코더입니다: %1. 있는 디코더: %2</translation>
    </message>
    <message>
        <source>%1 is the shortest input that %2 and %3 read differently (%4 tried, the shorter ones first)</source>
        <translation>%1: %2 디코더와 %3 디코더가 다르게 읽는 가장 짧은 입력입니다 (짧은 것부터 %4개 시도)</translation>
    </message>
    <message>
        <source>qt: not built into moji; the application shows it</source>
        <translation>qt: moji에는 들어 있지 않으며 창에서 볼 수 있음</translation>
    </message>
    <message>
        <source>All read the same.</source>
        <translation>모두 똑같이 읽습니다.</translation>
    </message>
    <message>
        <source>Compared with whatwg; ! marks what an attacker can use. [FFFD] is an error.</source>
        <translation>whatwg와 비교한 것입니다. !는 공격에 이용될 수 있는 것, [FFFD]는 오류입니다.</translation>
    </message>
    <message>
        <source>%1: only the first %2 bytes are read</source>
        <translation>%1: 처음 %2바이트만 읽습니다</translation>
    </message>
    <message>
        <source>at %1: %2 %3: %4</source>
        <translation>오프셋 %1: %2 %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 byte alike (%4 tried)</source>
        <translation>
            <numerusform>%2 디코더와 %3 디코더는 최대 %1바이트인 모든 입력을 똑같이 읽습니다 (%4개 시도)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 bytes alike (%4 tried)</source>
        <translation>
            <numerusform>%2 디코더와 %3 디코더는 최대 %1바이트인 모든 입력을 똑같이 읽습니다 (%4개 시도)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji detect</name>
    <message>
        <source>begins with its byte-order mark</source>
        <translation>이 인코딩의 바이트 순서 표시로 시작</translation>
    </message>
    <message>
        <source>every byte is below 80</source>
        <translation>모든 바이트가 80 미만</translation>
    </message>
    <message>
        <source>every sequence of several bytes is well-formed</source>
        <translation>여러 바이트로 된 시퀀스가 모두 올바른 형식</translation>
    </message>
    <message>
        <source>not %1: %2 at offset %3</source>
        <translation>%1 아님: 오프셋 %3의 %2</translation>
    </message>
    <message>
        <source>%1 at offset %2 is incomplete</source>
        <translation>오프셋 %2의 %1 시퀀스는 불완전함</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a stray continuation byte</source>
        <translation>오프셋 %2의 %1 바이트는 고립된 연속 바이트임</translation>
    </message>
    <message>
        <source>%1 at offset %2 is not the start of a character</source>
        <translation>오프셋 %2의 %1 바이트는 문자의 시작이 아님</translation>
    </message>
    <message>
        <source>%1 at offset %2 is past 10FFFF</source>
        <translation>오프셋 %2의 %1 바이트는 10FFFF를 넘음</translation>
    </message>
    <message>
        <source>%1 at offset %2 is overlong</source>
        <translation>오프셋 %2의 %1 바이트는 과다 길이임</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a surrogate</source>
        <translation>오프셋 %2의 %1 바이트는 서로게이트임</translation>
    </message>
    <message>
        <source>%1 at offset %2 is cut off by the end</source>
        <translation>오프셋 %2의 %1 시퀀스는 끝에서 잘림</translation>
    </message>
    <message>
        <source>%1 at offset %2 is malformed</source>
        <translation>오프셋 %2의 %1 시퀀스는 형식이 잘못됨</translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 place: %2</source>
        <translation>
            <numerusform>%1곳 손상: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 places: %2</source>
        <translation>
            <numerusform>%1곳 손상: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>reads as %1, %2 bits a letter</source>
        <translation>%1 텍스트로 읽힘, 글자당 %2비트</translation>
    </message>
    <message>
        <source>reads as no known language</source>
        <translation>알려진 어느 언어로도 읽히지 않음</translation>
    </message>
    <message>
        <source>%1 bits less likely than %2</source>
        <translation>%2보다 %1비트만큼 덜 그럴듯함</translation>
    </message>
    <message>
        <source>%1 bits likelier than %2</source>
        <translation>%2보다 %1비트만큼 더 그럴듯함</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>알 수 없음: 텍스트 같지 않음</translation>
    </message>
    <message>
        <source>undecided: some lines are UTF-8 and others are not (try --lines)</source>
        <translation>미정: UTF-8인 줄도 있고 아닌 줄도 있음 (--lines를 써 볼 것)</translation>
    </message>
    <message>
        <source>undecided: too few letters to tell</source>
        <translation>미정: 글자가 너무 적어 알 수 없음</translation>
    </message>
    <message>
        <source>undecided: another reading is nearly as likely</source>
        <translation>미정: 다르게 읽은 결과도 거의 똑같이 그럴듯함</translation>
    </message>
    <message>
        <source>binary  %1</source>
        <translation>이진  %1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>%1 인코딩과 같음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>binary 1.00 (%1)</source>
        <translation>이진 1.00 (%1)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <translation> (손상: %1곳)</translation>
    </message>
    <message>
        <source>(ambiguous)</source>
        <translation>(모호함)</translation>
    </message>
    <message>
        <source>detect the encoding of each line, considering its neighbours</source>
        <translation>이웃한 줄을 고려하여 줄마다 인코딩 감지</translation>
    </message>
    <message>
        <source>expected language: ru, zh-Hant, ...</source>
        <translation>예상되는 언어: ru, zh-Hant 등</translation>
    </message>
    <message>
        <source>--language: no model for &apos;%1&apos;; available: %2</source>
        <translation>--language: &apos;%1&apos; 모델이 없습니다. 있는 것: %2</translation>
    </message>
    <message>
        <source>(no candidate decodes it)</source>
        <translation>(디코딩되는 후보 없음)</translation>
    </message>
    <message>
        <source>(damaged: %1)</source>
        <translation>(손상: %1곳)</translation>
    </message>
    <message>
        <source>(unknown: does not look like text)</source>
        <translation>(알 수 없음: 텍스트 같지 않음)</translation>
    </message>
    <message>
        <source>(undecided: %1)</source>
        <translation>(미정: %1)</translation>
    </message>
    <message>
        <source>(or %1)</source>
        <translation>(또는 %1)</translation>
    </message>
    <message>
        <source>the encodings to consider</source>
        <translation>고려할 인코딩</translation>
    </message>
    <message>
        <source>undecided: its words are hardly words</source>
        <translation>판정 불가: 실제 낱말로 보이는 것이 거의 없음</translation>
    </message>
    <message>
        <source>its letters are in visual order, from left to right</source>
        <translation>글자가 보이는 순서대로, 왼쪽에서 오른쪽으로 저장됨</translation>
    </message>
    <message>
        <source>between its NULs it reads as %1</source>
        <translation>NUL 사이의 내용은 %1(으)로 읽힘</translation>
    </message>
    <message>
        <source>between its NULs, some lines are UTF-8 and others are not (try --lines)</source>
        <translation>NUL 사이에서 어떤 줄은 UTF-8이고 어떤 줄은 아님(--lines를 써 보십시오)</translation>
    </message>
    <message>
        <source>undecided: its lines are in several encodings: %1 (try --lines)</source>
        <translation>미정: 줄마다 인코딩이 다름: %1 (--lines를 써 보십시오)</translation>
    </message>
    <message>
        <source>(lines in several encodings: %1)</source>
        <translation>(줄마다 인코딩이 다름: %1)</translation>
    </message>
    <message>
        <source>%1, %2 in doubt</source>
        <translation>%1, 불확실: %2</translation>
    </message>
    <message>
        <source>undecided: %1 is hardly ever used, and a few words are not enough to be sure of it</source>
        <translation>판정 불가: %1은(는) 거의 쓰이지 않아, 낱말 몇 개로는 확신할 수 없음</translation>
    </message>
    <message>
        <source>the text declares it</source>
        <translation>텍스트가 스스로 선언함</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
</context>
<context>
    <name>moji diff</name>
    <message>
        <source>the encoding of the first text; auto detects it</source>
        <translation>첫째 텍스트의 인코딩. auto이면 감지</translation>
    </message>
    <message>
        <source>the encoding of the second text</source>
        <translation>둘째 텍스트의 인코딩</translation>
    </message>
    <message>
        <source>the encoding of both</source>
        <translation>양쪽의 인코딩</translation>
    </message>
    <message>
        <source>compare bytes, not text: rows of hexadecimal</source>
        <translation>텍스트가 아니라 바이트를 비교: 16진수 행</translation>
    </message>
    <message>
        <source>lines (with --bytes: rows) of context (default: 3, with --bytes 1)</source>
        <translation>문맥 줄의 수, --bytes에서는 행의 수(기본값: 3, --bytes에서는 1)</translation>
    </message>
    <message>
        <source>* Unmerged path %1</source>
        <translation>* 병합하지 않은 경로 %1</translation>
    </message>
    <message>
        <source>diff: name two inputs, not %1 (see moji diff --help)</source>
        <translation>diff: 입력 %1개가 아니라 두 개를 지정하십시오 (moji diff --help 참고)</translation>
    </message>
    <message>
        <source>Binary files %1 and %2 differ (moji diff --bytes shows where)</source>
        <translation>이진 파일 %1, %2: 서로 다름 (moji diff --bytes로 다른 곳을 볼 수 있음)</translation>
    </message>
    <message>
        <source>diff: there are very many differences: those that are near each other are shown as one</source>
        <translation>diff: 차이가 매우 많아서 가까이 있는 차이를 하나로 묶어 보입니다</translation>
    </message>
    <message>
        <source>diff: only one of the two can be standard input (-)</source>
        <translation>diff: 둘 중 하나만 표준 입력(-)일 수 있습니다</translation>
    </message>
    <message>
        <source>diff: two inputs are needed (see moji diff --help)</source>
        <translation>diff: 입력이 두 개 필요합니다(moji diff --help 참고)</translation>
    </message>
</context>
<context>
    <name>moji dump</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>입력을 읽을 인코딩</translation>
    </message>
    <message>
        <source>bytes in a row</source>
        <translation>한 행의 바이트 수</translation>
    </message>
    <message>
        <source>the layout of xxd: groups of two bytes, and ASCII</source>
        <translation>xxd의 배치: 2바이트씩, 그리고 ASCII</translation>
    </message>
    <message>
        <source>turn a dump (either layout, or xxd&apos;s) back into bytes</source>
        <translation>덤프(두 배치 중 하나, 또는 xxd의 것)를 다시 바이트로 바꾸기</translation>
    </message>
    <message>
        <source>--width %1: at most %2 bytes fit into a row</source>
        <translation>--width %1: 한 행에는 최대 %2바이트가 들어갑니다</translation>
    </message>
    <message>
        <source>--reverse writes bytes, so --format jsonl cannot be used with it</source>
        <translation>--reverse는 바이트를 쓰므로 --format jsonl과 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>not a dump row: expected an offset and hexadecimal bytes</source>
        <translation>덤프의 행이 아닙니다. 오프셋과 16진수 바이트가 필요합니다</translation>
    </message>
    <message>
        <source>no hexadecimal bytes after the offset</source>
        <translation>오프셋 뒤에 16진수 바이트가 없습니다</translation>
    </message>
    <message>
        <source>unexpected offset %1: the next offset is %2</source>
        <translation>예상하지 못한 오프셋: %1. 다음 오프셋은 %2입니다</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>줄이 너무 깁니다</translation>
    </message>
    <message>
        <source>not a byte in hexadecimal: %1</source>
        <translation>16진수 바이트가 아님: %1</translation>
    </message>
    <message>
        <source>the bytes are in little-endian words (xxd -e): dump them without -e</source>
        <translation>바이트가 리틀 엔디언 워드로 되어 있음(xxd -e): -e 없이 덤프하십시오</translation>
    </message>
    <message>
        <source>the bytes are in binary digits (xxd -b): dump them without -b</source>
        <translation>바이트가 2진수로 되어 있음(xxd -b): -b 없이 덤프하십시오</translation>
    </message>
    <message>
        <source>no row after *, so it is not known how many bytes it is</source>
        <translation>* 뒤에 행이 없어 몇 바이트인지 알 수 없음</translation>
    </message>
    <message>
        <source>only bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>A부터 B 앞까지의 바이트만(B는 제외). 10진수 또는 0x로 쓰며, 한쪽을 생략할 수 있음</translation>
    </message>
    <message>
        <source>%1: the dump begins at offset %2; these are its bytes alone</source>
        <translation>%1: 덤프가 %2 오프셋에서 시작하므로, 그 안의 바이트만 나옵니다</translation>
    </message>
    <message>
        <source>nothing after * tells whether offsets are hexadecimal or decimal (xxd -d): dump without -a</source>
        <translation>* 뒤에 오프셋이 16진수인지 10진수인지(xxd -d) 알려 주는 것이 없음: -a 없이 덤프하십시오</translation>
    </message>
</context>
<context>
    <name>moji escape</name>
    <message>
        <source>not UTF-8, U+FFFD is written</source>
        <translation>UTF-8이 아니어서 U+FFFD를 씀</translation>
    </message>
    <message>
        <source>not allowed in this form; written all the same, and may not come back</source>
        <translation>이 방식에서 허용되지 않음. 그래도 쓰지만 되돌아오지 않을 수 있음</translation>
    </message>
    <message>
        <source>no escape, passed through</source>
        <translation>이스케이프가 아닌 것을 그대로 통과시킴</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>서로게이트 쌍의 반쪽</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>범위 밖</translation>
    </message>
    <message>
        <source>no such name, passed through</source>
        <translation>없는 이름을 그대로 통과시킴</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>알 수 없는 인코딩을 그대로 통과시킴</translation>
    </message>
    <message>
        <source>means nothing in its encoding, U+FFFD is written</source>
        <translation>해당 인코딩에서 뜻이 없어 U+FFFD를 씀</translation>
    </message>
    <message>
        <source>does not belong to the form, left out</source>
        <translation>이 방식에 속하지 않아 제외함</translation>
    </message>
    <message>
        <source>%1: %2 more of these</source>
        <translation>%1: 이런 것이 %2개 더 있음</translation>
    </message>
    <message>
        <source>%1: offset %2: </source>
        <translation>%1: 오프셋 %2: </translation>
    </message>
    <message>
        <source>--style %1: there is %2%3</source>
        <translation>--style %1: 없는 방식입니다. 있는 방식: %2%3</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>%1: read as %2 (%3)</source>
        <translation>%1: %2 방식으로 읽음 (%3)</translation>
    </message>
    <message>
        <source>%1: no escapes found, passed through</source>
        <translation>%1: 이스케이프가 없어 그대로 통과시킴</translation>
    </message>
    <message>
        <source>one of %1; auto finds it and says which on stderr</source>
        <translation>다음 중 하나: %1. auto이면 찾아내어 무엇인지 표준 오류에 출력</translation>
    </message>
</context>
<context>
    <name>moji fits</name>
    <message numerus="yes">
        <source>%1 of %2 characters do not survive in %3</source>
        <translation>
            <numerusform>문자 %2개 중 %1개가 %3 인코딩에서 살아남지 못함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences, the first at %2, do not survive</source>
        <translation>
            <numerusform>잘못된 시퀀스 %1개가 살아남지 못함, 처음은 오프셋 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>count</source>
        <translation>횟수</translation>
    </message>
    <message>
        <source>at</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>%1 문자로 돌아옴</translation>
    </message>
    <message>
        <source>(%1 more; --limit N lists N)</source>
        <translation>(외 %1개. --limit N으로 N개 나열)</translation>
    </message>
    <message>
        <source>In %1 all of it survives</source>
        <translation>%1 형식에서는 모두 살아남음</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1</source>
        <translation>어느 정규화 형식에서도 %1 인코딩에 더 들어가지 않음</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>동일</translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 bytes</source>
        <translation>
            <numerusform>%1바이트 뒤에서 달라짐</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 bytes</source>
        <translation>
            <numerusform>%1바이트 뒤에서 거부됨</numerusform>
        </translation>
    </message>
    <message>
        <source>it lacks one of the encodings</source>
        <translation>두 인코딩 중 없는 것이 있음</translation>
    </message>
    <message>
        <source>There and back with %1: %2%3</source>
        <translation>%1 왕복: %2%3</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>encodings that hold all of it</source>
        <translation>모두 담을 수 있는 인코딩</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>the encoding of the input (default UTF-8)</source>
        <translation>입력의 인코딩(기본값 UTF-8)</translation>
    </message>
    <message>
        <source>tell what is lost in this encoding</source>
        <translation>이 인코딩에서 잃는 것 알려 주기</translation>
    </message>
    <message>
        <source>list at most N characters and N sizes (default 10)</source>
        <translation>문자를 최대 N개, 크기를 최대 N개 나열(기본값 10)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 → %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 character survives in %2: %3, now %4</source>
        <translation>
            <numerusform>문자 %1개가 %2 인코딩에서 살아남음: %3, 현재 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 characters survive in %2: %3, now %4</source>
        <translation>
            <numerusform>문자 %1개가 모두 %2 인코딩에서 살아남음: %3, 현재 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters does not survive in %3</source>
        <translation>
            <numerusform>문자 %2개 중 %1개가 %3 인코딩에서 살아남지 못함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence, at %2, does not survive</source>
        <translation>
            <numerusform>잘못된 시퀀스 %1개가 살아남지 못함, 오프셋 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 character does not survive</source>
        <translation>
            <numerusform>%2 형식에서는 문자 %1개가 살아남지 못함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 characters do not survive</source>
        <translation>
            <numerusform>%2 형식에서는 문자 %1개가 살아남지 못함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 byte</source>
        <translation>
            <numerusform>%1바이트 뒤에서 달라짐</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 byte</source>
        <translation>
            <numerusform>%1바이트 뒤에서 거부됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji folders</name>
    <message>
        <source>files, and folders with all that is in them</source>
        <translation>파일, 그리고 폴더와 그 안의 모든 것</translation>
    </message>
    <message>
        <source>read names from FILE (- is standard input), each ended by NUL</source>
        <translation>FILE(-는 표준 입력)에서 NUL로 끝나는 이름 읽기</translation>
    </message>
    <message>
        <source>only files that match</source>
        <translation>맞는 파일만</translation>
    </message>
    <message>
        <source>no files and folders that match</source>
        <translation>맞는 파일과 폴더 제외</translation>
    </message>
    <message>
        <source>.gitignore and .ignore leave nothing out</source>
        <translation>.gitignore와 .ignore가 있어도 아무것도 제외하지 않기</translation>
    </message>
    <message>
        <source>names that begin with a dot too</source>
        <translation>점으로 시작하는 이름도 포함</translation>
    </message>
    <message>
        <source>follow symbolic links in folders</source>
        <translation>폴더 안의 심볼릭 링크 따라가기</translation>
    </message>
    <message>
        <source>how many at a time; one for each processor</source>
        <translation>한 번에 처리할 개수. 기본값은 프로세서마다 하나</translation>
    </message>
    <message>
        <source>only part I of N of the files, by a hash of the name</source>
        <translation>이름의 해시로 나눈 파일 N부분 중 I번째만</translation>
    </message>
    <message>
        <source>skip the files that REPORT (JSON lines) has</source>
        <translation>REPORT(JSON 줄)에 이미 있는 파일 건너뛰기</translation>
    </message>
    <message>
        <source>%1: no input: name files or folders (see moji %2 --help)</source>
        <translation>%1: 입력이 없습니다. 파일이나 폴더를 지정하십시오 (moji %2 --help 참고)</translation>
    </message>
    <message>
        <source>--shard %1: must be I/N with I from 1 to N</source>
        <translation>--shard %1: I/N 꼴이어야 하며 I는 1부터 N까지입니다</translation>
    </message>
    <message>
        <source>%1: standard input (-) is named more than once</source>
        <translation>%1: 표준 입력(-)이 두 번 이상 지정되었습니다</translation>
    </message>
    <message>
        <source>%1: the value is empty</source>
        <translation>%1: 값이 비어 있습니다</translation>
    </message>
</context>
<context>
    <name>moji help</name>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>필수</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>필요</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>함께 쓸 수 없음</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>이 도움말을 출력하고 끝내기</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>프로그램의 버전 정보를 출력하고 끝내기</translation>
    </message>
</context>
<context>
    <name>moji inspect</name>
    <message>
        <source>%1, plane %2%3, %4, %5 (%6), %7, %8</source>
        <translation>%1, 평면 %2%3, %4, %5 (%6), %7, %8</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>블록 없음</translation>
    </message>
    <message>
        <source>since Unicode %1</source>
        <translation>유니코드 %1부터</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>할당되지 않음</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>입력을 읽을 인코딩</translation>
    </message>
    <message>
        <source>a card of a few lines for each character</source>
        <translation>문자마다 몇 줄짜리 카드</translation>
    </message>
</context>
<context>
    <name>moji list</name>
    <message>
        <source>list only encodings with WORD in one of their names</source>
        <translation>이름에 WORD가 있는 인코딩만 나열</translation>
    </message>
    <message>
        <source>only this family of encodings</source>
        <translation>이 계열의 인코딩만</translation>
    </message>
    <message>
        <source>no encoding of the family %1 has &apos;%2&apos; in one of its names</source>
        <translation>%1 계열에는 이름에 &apos;%2&apos;이(가) 들어 있는 인코딩이 없습니다</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names</source>
        <translation>이름에 &apos;%1&apos;이(가) 들어 있는 인코딩이 없습니다</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names; did you mean %2</source>
        <translation>이름에 &apos;%1&apos;이(가) 들어 있는 인코딩이 없습니다. 비슷한 이름: %2</translation>
    </message>
</context>
<context>
    <name>moji mojibake</name>
    <message>
        <source>read as %1</source>
        <translation>읽기 %1</translation>
    </message>
    <message>
        <source>reversible</source>
        <translation>되돌림 가능</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>손실 있음</translation>
    </message>
    <message>
        <source>every ordered pair of two of these (default: those most often confused)</source>
        <translation>이들 중 두 인코딩씩, 순서를 구별한 모든 쌍(기본값: 가장 자주 혼동되는 것)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>%1 인코딩으로 씀</translation>
    </message>
    <message>
        <source>this encoding lacks some of the characters</source>
        <translation>이 인코딩에 없는 문자가 있음</translation>
    </message>
    <message>
        <source>--encodings: name two different ones at least</source>
        <translation>--encodings: 서로 다른 인코딩을 둘 이상 지정하십시오</translation>
    </message>
    <message>
        <source>the input is malformed: it is not valid UTF-8</source>
        <translation>입력 형식이 잘못됨: 유효한 UTF-8이 아님</translation>
    </message>
</context>
<context>
    <name>moji race</name>
    <message>
        <source>race on the beginning of this file, not on a made text</source>
        <translation>만들어 낸 텍스트가 아니라 이 파일의 앞부분으로 겨루기</translation>
    </message>
    <message>
        <source>the made text, one of %1</source>
        <translation>만들어 낼 텍스트, 다음 중 하나: %1</translation>
    </message>
    <message>
        <source>race on N bytes (default 1048576)</source>
        <translation>N바이트로 겨루기(기본값 1048576)</translation>
    </message>
    <message>
        <source>overwrite this many percent of the bytes at random</source>
        <translation>바이트 중 지정한 퍼센트만큼 무작위로 덮어쓰기</translation>
    </message>
    <message>
        <source>how many rounds (default 9)</source>
        <translation>몇 회 할지(기본값 9)</translation>
    </message>
    <message>
        <source>only these decoders</source>
        <translation>이 디코더들만</translation>
    </message>
    <message>
        <source>%1: empty: there is nothing to race on</source>
        <translation>%1: 비어 있어서 겨룰 바이트가 없습니다</translation>
    </message>
    <message>
        <source>--only: there is no decoder %1: %2 are here</source>
        <translation>--only: 없는 디코더입니다: %1. 있는 디코더: %2</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so figures are rough and only ratios count.</source>
        <translation>가상 머신입니다. 다른 가상 머신과 프로세서를 나누어 쓰므로 수치는 대략적이며, 비율만 의미가 있습니다.</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>does</source>
        <translation>하는 일</translation>
    </message>
    <message>
        <source>half of rounds</source>
        <translation>가운데 절반</translation>
    </message>
    <message>
        <source>bytes/cycle</source>
        <translation>바이트/주기</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>디코딩</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>가장 빠른 커널이 몇 배 빠른가</translation>
    </message>
    <message>
        <source>here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>in the paper (random text)</source>
        <translation>논문(무작위 텍스트)</translation>
    </message>
    <message>
        <source>%1, %2 with %5 errors, %3, on %4</source>
        <translation>%1, %2, 오류 %5, %3, 프로세서: %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1, %2, %3, 프로세서: %4</translation>
    </message>
    <message>
        <source>--bytes %1: too few for a character of the text</source>
        <translation>--bytes %1: 텍스트의 문자 하나에도 모자랍니다</translation>
    </message>
</context>
<context>
    <name>moji repair</name>
    <message>
        <source>chains of at most N steps (encode, decode, unescape), 8 at most</source>
        <translation>최대 N단계의 사슬(인코딩, 디코딩, 이스케이프 풀기), N은 최대 8</translation>
    </message>
    <message>
        <source>try only these encodings</source>
        <translation>이 인코딩들만 시도</translation>
    </message>
    <message>
        <source>write the whole text, repaired by the best plan if there is one</source>
        <translation>텍스트 전체 쓰기, 계획이 있으면 가장 좋은 계획으로 복원</translation>
    </message>
    <message>
        <source>%1: offset %2: a line of more than %3 bytes is repaired in parts of that length</source>
        <translation>%1: 오프셋 %2: %3바이트보다 긴 줄은 그 길이로 나누어 복원합니다</translation>
    </message>
    <message>
        <source>%1: destroyed: the original is gone, the text is unchanged</source>
        <translation>%1: 파괴됨: 원본이 사라져 텍스트를 그대로 둡니다</translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read: the original is gone</source>
        <translation>읽을 수 없던 문자 자리의 U+FFFD: 원본이 사라짐</translation>
    </message>
    <message>
        <source>only U+FFFD would come back: the original is gone</source>
        <translation>되돌려도 U+FFFD뿐: 원본이 사라짐</translation>
    </message>
    <message>
        <source>the bytes of U+FFFD, EF BF BD, read as %1: the original is gone</source>
        <translation>%1 인코딩으로 읽힌 U+FFFD의 바이트 EF BF BD: 원본이 사라짐</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked: the original is gone</source>
        <translation>인코딩에 없던 문자 자리의 물음표: 원본이 사라짐</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8: decode them first (moji detect says what they may be)</source>
        <translation>UTF-8이 아닌 바이트: 먼저 디코딩할 것 (무엇일 수 있는지는 moji detect가 알려 줌)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters are U+FFFD, which tells nothing about the originals</source>
        <translation>
            <numerusform>문자 %2개 중 %1개가 U+FFFD이며, 원래 문자를 알 수 없음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으나, 남은 바이트를 가진 문자는 하나뿐임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으나, 남은 바이트를 가진 문자는 하나뿐임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으며, 남은 바이트를 가진 문자가 여럿임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으며, 남은 바이트를 가진 문자가 여럿임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>인코딩에 코드가 여럿인 문자 %1개, 가장 그럴듯한 코드를 택함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>인코딩에 코드가 여럿인 문자 %1개, 가장 그럴듯한 코드를 택함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character could have been anything</source>
        <translation>
            <numerusform>무엇이었을지 알 수 없는 문자 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters could have been anything</source>
        <translation>
            <numerusform>무엇이었을지 알 수 없는 문자 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, 이어서 </translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 텍스트를 %2 인코딩으로 읽음</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>이스케이프됨 (%1)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>%1 인코딩으로 씀</translation>
    </message>
    <message>
        <source>reads as ordinary text; no chain of up to %1 makes it clearly likelier</source>
        <translation>평범한 텍스트로 읽힘. 최대 %1의 어떤 사슬로도 뚜렷이 더 그럴듯해지지 않음</translation>
    </message>
    <message>
        <source>every byte is accounted for</source>
        <translation>모든 바이트가 설명됨</translation>
    </message>
    <message>
        <source>could have been anything</source>
        <translation>무엇이었을지 알 수 없음</translation>
    </message>
    <message>
        <source>can only be</source>
        <translation>유일한 가능성:</translation>
    </message>
    <message>
        <source>likeliest first:</source>
        <translation>그럴듯한 순:</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> 외 %1개</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more places</source>
        <translation>
            <numerusform>   외 %1곳</numerusform>
        </translation>
    </message>
    <message>
        <source>   %1  destroyed  %2</source>
        <translation>   %1  파괴됨  %2</translation>
    </message>
    <message>
        <source>reads as no language that is known, but no chain of up to %1 makes it clearly likelier</source>
        <translation>알려진 어떤 언어로도 읽히지 않음. 그러나 최대 %1의 어떤 사슬로도 뚜렷이 더 그럴듯해지지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters is U+FFFD, which tells nothing about the original</source>
        <translation>
            <numerusform>문자 %2개 중 %1개가 U+FFFD이며, 원래 문자를 알 수 없음</numerusform>
        </translation>
    </message>
    <message>
        <source> ... (%1)</source>
        <translation> ... (%1)</translation>
    </message>
    <message>
        <source>offset %1, %2:</source>
        <translation>오프셋 %1, %2:</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more place</source>
        <translation>
            <numerusform>   외 %1곳</numerusform>
        </translation>
    </message>
    <message>
        <source>the first is taken:</source>
        <translation>첫째를 택함:</translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, and the likeliest of those that fit was taken</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으며, 들어맞는 문자 중 가장 그럴듯한 것을 택함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, and the likeliest of those that fit were taken</source>
        <translation>
            <numerusform>문자 %1개가 바이트를 잃었으며, 들어맞는 문자 중 가장 그럴듯한 것을 택함</numerusform>
        </translation>
    </message>
    <message>
        <source>some of the text still looks damaged</source>
        <translation>텍스트에 아직 손상된 것으로 보이는 곳이 있음</translation>
    </message>
    <message>
        <source>--apply writes text, so --format jsonl cannot be used with it</source>
        <translation>--apply는 텍스트를 쓰므로 --format jsonl과 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>some words may be others: another encoding reads them as well, or their case was changed</source>
        <translation>일부 단어는 다른 단어였을 수 있습니다. 다른 인코딩으로도 읽히거나 대소문자가 바뀌었습니다</translation>
    </message>
</context>
<context>
    <name>moji spans</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>입력을 읽을 인코딩</translation>
    </message>
    <message>
        <source>only spans that touch bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>A부터 B 앞까지의 바이트에 닿는 구간만(B는 제외). 10진수 또는 0x로 쓰며, 한쪽을 생략할 수 있음</translation>
    </message>
</context>
<context>
    <name>moji stat</name>
    <message>
        <source>%1: bytes %2, code points %3, lines %4, %5 bits a byte, %6</source>
        <translation>%1: 바이트 %2, 코드 포인트 %3, 줄 %4, 바이트당 %5비트, %6</translation>
    </message>
    <message>
        <source>valid UTF-8</source>
        <translation>유효한 UTF-8</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>유효하지 않은 UTF-8</translation>
    </message>
    <message>
        <source>roles in UTF-8</source>
        <translation>UTF-8에서의 역할</translation>
    </message>
    <message>
        <source>most frequent bytes</source>
        <translation>가장 자주 나오는 바이트</translation>
    </message>
    <message>
        <source>ascii</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>control</source>
        <translation>제어 문자</translation>
    </message>
    <message>
        <source>lead2</source>
        <translation>2바이트의 선행</translation>
    </message>
    <message>
        <source>lead3</source>
        <translation>3바이트의 선행</translation>
    </message>
    <message>
        <source>lead4</source>
        <translation>4바이트의 선행</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>연속</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>유효하지 않음</translation>
    </message>
</context>
<context>
    <name>moji strings</name>
    <message>
        <source>the least number of characters in a run</source>
        <translation>조각의 최소 문자 수</translation>
    </message>
    <message>
        <source>print offsets in decimal, octal or hexadecimal digits</source>
        <translation>오프셋을 10진수, 8진수, 16진수로 출력</translation>
    </message>
    <message>
        <source>the least plausibility of text that is not ASCII, 0 to 1; 0 prints all</source>
        <translation>ASCII가 아닌 텍스트의 최소 그럴듯함, 0~1. 0이면 모두 출력</translation>
    </message>
    <message>
        <source>the encodings to look for (default: UTF-8,UTF-16LE,UTF-16BE)</source>
        <translation>찾을 인코딩(기본값: UTF-8,UTF-16LE,UTF-16BE)</translation>
    </message>
    <message>
        <source>--radix: offsets in JSON are decimal; leave out --format jsonl</source>
        <translation>--radix: JSON의 오프셋은 십진수임; --format jsonl을 빼십시오</translation>
    </message>
</context>
<context>
    <name>moji survey</name>
    <message>
        <source>list the names, also in ZIP files, that are not valid UTF-8 or are mojibake</source>
        <translation>유효한 UTF-8이 아니거나 깨진 이름 나열, ZIP 파일 안의 이름도 포함</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>표준 오류에 진행 상황 표시(기본값: 터미널에서만)</translation>
    </message>
    <message>
        <source>--fail-on: no trouble is called &apos;%1&apos;; there are %2</source>
        <translation>--fail-on: 없는 발견 사항입니다: &apos;%1&apos;. 있는 것: %2</translation>
    </message>
    <message>
        <source>: unreadable  (%1)</source>
        <translation>: 읽을 수 없음  (%1)</translation>
    </message>
    <message>
        <source>--format %1: --names prints text or jsonl</source>
        <translation>--format %1: --names는 text나 jsonl만 출력합니다</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>모호함</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>선언: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>줄 끝</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>end with 1 where a file has any of %1</source>
        <translation>파일에 다음 중 하나가 있으면 1로 끝냄: %1</translation>
    </message>
</context>
<context>
    <name>moji tables</name>
    <message>
        <source>the tables to print (default: a list of all)</source>
        <translation>출력할 표(기본값: 모든 표의 목록)</translation>
    </message>
    <message>
        <source>print all tables</source>
        <translation>모든 표 출력</translation>
    </message>
    <message>
        <source>there is no table %1: moji tables lists them</source>
        <translation>%1: 없는 표입니다. moji tables로 모두 볼 수 있습니다</translation>
    </message>
</context>
<context>
    <name>moji text</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>입력을 읽을 인코딩</translation>
    </message>
    <message>
        <source>the encodings whose bytes are counted</source>
        <translation>바이트를 셀 인코딩</translation>
    </message>
    <message>
        <source>show what a cut after N of each unit leaves</source>
        <translation>각 단위로 N개 뒤에서 자르면 남는 것 표시</translation>
    </message>
    <message>
        <source>the language of case maps and of the order of lines</source>
        <translation>대소문자 변환과 줄 순서의 언어</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>%1 바이트</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16 단위</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>graphemes</source>
        <translation>문자소 클러스터</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>what a reader calls characters</source>
        <translation>독자가 문자로 여기는 것</translation>
    </message>
    <message>
        <source>of a terminal</source>
        <translation>터미널의 칸</translation>
    </message>
    <message numerus="yes">
        <source>without %1 code point that it lacks, %2 first</source>
        <translation>
            <numerusform>이 인코딩에 없는 코드 포인트 %1개 제외, 처음은 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without %1 code points that it lacks, %2 first</source>
        <translation>
            <numerusform>이 인코딩에 없는 코드 포인트 %1개 제외, 처음은 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>whole</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>cut between characters</source>
        <translation>문자 사이에서 자름</translation>
    </message>
    <message>
        <source>cut inside a grapheme</source>
        <translation>클러스터 안에서 자름</translation>
    </message>
    <message>
        <source>cut inside a character</source>
        <translation>문자 안에서 자름</translation>
    </message>
    <message>
        <source>Cut after %1 of each unit</source>
        <translation>각 단위로 %1개 뒤에서 자르기</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>대소문자</translation>
    </message>
    <message>
        <source>Case in the locale %1</source>
        <translation>대소문자 (로캘 %1)</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>정규화 형식</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>들어가는가?</translation>
    </message>
    <message>
        <source>yes (%1 of %2)</source>
        <translation>예 (%2 중 %1)</translation>
    </message>
    <message>
        <source>no (%1 of %2)</source>
        <translation>아니요 (%2 중 %1)</translation>
    </message>
    <message>
        <source>no: it has a character of four bytes</source>
        <translation>아니요: 4바이트 문자가 있음</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>숨은 문자</translation>
    </message>
    <message>
        <source>belongs here</source>
        <translation>자연스러움</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>의심스러움</translation>
    </message>
    <message>
        <source>looks like %1</source>
        <translation>%1처럼 보임</translation>
    </message>
    <message>
        <source>  and %1 more</source>
        <translation>  외 %1개</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>줄의 순서</translation>
    </message>
    <message>
        <source>Order of the lines in the locale %1</source>
        <translation>줄의 순서 (로캘 %1)</translation>
    </message>
    <message>
        <source>text is for texts of at most 16777216 characters; stat counts larger ones</source>
        <translation>text 명령은 문자가 최대 16777216개인 텍스트에 씁니다. 더 큰 텍스트는 stat 명령으로 세십시오</translation>
    </message>
    <message>
        <source>%1, %2 of UTF-8</source>
        <translation>%1, UTF-8 %2</translation>
    </message>
    <message>
        <source>--locale: ICU knows no language &apos;%1&apos; (tr, lt, de are some)</source>
        <translation>--locale: ICU에 &apos;%1&apos; 언어가 없습니다(예: tr, lt, de)</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequence is counted as U+FFFD</source>
        <translation>
            <numerusform>%2: 잘못된 시퀀스 %1개를 U+FFFD로 셈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequences are counted as U+FFFD</source>
        <translation>
            <numerusform>%2: 잘못된 시퀀스 %1개를 U+FFFD로 셈</numerusform>
        </translation>
    </message>
    <message>
        <source>no: it has a lone surrogate</source>
        <translation>아니요: 짝 없는 서로게이트가 있음</translation>
    </message>
</context>
<context>
    <name>moji trace</name>
    <message>
        <source>accepts: %1</source>
        <translation>수락: %1</translation>
    </message>
    <message>
        <source>rejects: %1, %2, the first at offset %3</source>
        <translation>거부: %1, %2, 처음은 오프셋 %3</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>코드포인트</translation>
    </message>
    <message>
        <source>test</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>result</source>
        <translation>답</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>지금까지</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>plan9 (Thompson 1992), branchy (the naive way), hoehrmann-2009, hoehrmann-2010 (the automaton in its two numberings), lookup (Keiser-Lemire)</source>
        <translation>plan9(Thompson 1992), branchy(단순한 방식), hoehrmann-2009, hoehrmann-2010(오토마타의 두 번호 체계), lookup(Keiser-Lemire)</translation>
    </message>
    <message>
        <source>plan9, branchy: write the code points, by wctomb or the naive encoder</source>
        <translation>plan9, branchy: wctomb 또는 단순한 인코더로 코드 포인트 쓰기</translation>
    </message>
    <message>
        <source>hoehrmann: after a reject, retry the byte or eat it</source>
        <translation>hoehrmann: 거부 뒤에 바이트를 재시도할지 소비할지</translation>
    </message>
    <message>
        <source>lookup: the paper&apos;s bits, simdjson&apos;s, or the misprint that circulates</source>
        <translation>lookup: 논문의 비트, simdjson의 비트, 또는 퍼져 있는 오식</translation>
    </message>
    <message>
        <source>--algorithm or --encoding is required</source>
        <translation>--algorithm 또는 --encoding이 필요합니다</translation>
    </message>
    <message>
        <source>--algorithm and --encoding exclude each other</source>
        <translation>--algorithm과 --encoding은 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>--encode: only --algorithm plan9 and branchy have an encoder</source>
        <translation>--encode: 인코더는 --algorithm plan9와 branchy에만 있습니다</translation>
    </message>
    <message>
        <source>--recovery changes nothing: %1 has no choice of it</source>
        <translation>--recovery는 아무 효과가 없습니다: %1에는 이런 선택지가 없습니다</translation>
    </message>
    <message>
        <source>--tables changes nothing: %1 has no choice of them</source>
        <translation>--tables는 아무 효과가 없습니다: %1에는 이런 선택지가 없습니다</translation>
    </message>
    <message>
        <source>rejects, the first error at offset %1</source>
        <translation>거부, 첫 오류는 오프셋 %1</translation>
    </message>
    <message>
        <source>WHATWG Encoding Standard</source>
        <translation>WHATWG Encoding Standard</translation>
    </message>
    <message>
        <source>Unicode Standard</source>
        <translation>유니코드 표준</translation>
    </message>
    <message>
        <source>its RFC</source>
        <translation>해당 RFC</translation>
    </message>
    <message>
        <source>derived from its table</source>
        <translation>표에서 도출함</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>값</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>code points or error</source>
        <translation>코드 포인트 또는 오류</translation>
    </message>
    <message>
        <source>%1 read again</source>
        <translation>%1개 다시 읽음</translation>
    </message>
    <message>
        <source>accept  %1 %2</source>
        <translation>수락  %1 %2</translation>
    </message>
    <message>
        <source>no bytes left</source>
        <translation>남은 바이트 없음</translation>
    </message>
    <message>
        <source>the next byte is not 80..BF</source>
        <translation>다음 바이트가 80..BF가 아님</translation>
    </message>
    <message>
        <source>below %1, an overlong form</source>
        <translation>%1 미만, 과다 길이 형식</translation>
    </message>
    <message>
        <source>the table ends here</source>
        <translation>표가 여기서 끝남</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 미만</translation>
    </message>
    <message>
        <source>(a continuation byte is missing)</source>
        <translation>(연속 바이트가 빠짐)</translation>
    </message>
    <message>
        <source>(an extra continuation byte)</source>
        <translation>(남는 연속 바이트)</translation>
    </message>
    <message>
        <source>block at %1: ASCII, skipped by the shortcut</source>
        <translation>오프셋 %1의 블록: ASCII, 지름길로 건너뜀</translation>
    </message>
    <message>
        <source>block at %1</source>
        <translation>오프셋 %1의 블록</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>T1[prev1 high nibble]</source>
        <translation>T1[prev1 상위 니블]</translation>
    </message>
    <message>
        <source>T2[prev1 low nibble]</source>
        <translation>T2[prev1 하위 니블]</translation>
    </message>
    <message>
        <source>T3[input high nibble]</source>
        <translation>T3[입력 상위 니블]</translation>
    </message>
    <message>
        <source>special cases, T1 &amp; T2 &amp; T3</source>
        <translation>특수 경우, T1 &amp; T2 &amp; T3</translation>
    </message>
    <message>
        <source>must be continuation</source>
        <translation>연속 바이트 필수</translation>
    </message>
    <message>
        <source>error, the XOR of the two</source>
        <translation>오류, 위 두 행의 XOR</translation>
    </message>
    <message>
        <source>lane %1, offset %2: %3</source>
        <translation>레인 %1, 오프셋 %2: %3</translation>
    </message>
    <message>
        <source>tail: complete, no sequence continues past the end</source>
        <translation>꼬리: 완결, 끝을 넘어 이어지는 시퀀스 없음</translation>
    </message>
    <message>
        <source>tail: a sequence continues past the end</source>
        <translation>꼬리: 미완, 시퀀스가 끝을 넘어 이어짐</translation>
    </message>
    <message>
        <source>the largest allowed values</source>
        <translation>허용되는 최댓값</translation>
    </message>
    <message>
        <source>error, the excess</source>
        <translation>오류, 초과분</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>is not %1</source>
        <translation>%1 아님</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>class</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>byte %1 is %2</source>
        <translation>바이트 %1: %2</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>1바이트 디코더</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1 디코더</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1(%2 다음)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>instead of --algorithm: the decoder of an encoding, as the WHATWG Encoding Standard or its own specification defines it; there is none of CESU-8, MUTF-8, WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392 and x11-compound-text</source>
        <translation>--algorithm 대신: WHATWG 인코딩 표준이나 자체 규격이 정의하는 인코딩의 디코더. CESU-8, MUTF-8, WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392, x11-compound-text에는 없음</translation>
    </message>
    <message>
        <source>this program has no automaton of the decoder of this encoding</source>
        <translation>이 프로그램에는 이 인코딩의 디코더 오토마타가 없음</translation>
    </message>
</context>
<context>
    <name>moji trace event</name>
    <message>
        <source>next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>수락</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>control</source>
        <translation>제어</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>불완전</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
</context>
<context>
    <name>moji usage</name>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>예상하지 못한 인수: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>예상하지 못한 인수: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1: 반드시 지정해야 합니다</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1: %2도 지정해야 합니다</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1, %2: 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>값을 해석할 수 없습니다: %1 = %2</translation>
    </message>
    <message>
        <source>%1: a value is missing</source>
        <translation>%1: 값이 없습니다</translation>
    </message>
    <message>
        <source>%1: %3 values are given, at most %2 is allowed</source>
        <translation>%1: 값이 %3개 지정되었으나 최대 %2개만 허용됩니다</translation>
    </message>
    <message>
        <source>%1: needs %2 values, not %3</source>
        <translation>%1: 값이 %3개가 아니라 %2개 필요합니다</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of %3</source>
        <translation>%1: &apos;%2&apos;은(는) %3 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>%1: %2 is not a number from %3 to %4</source>
        <translation>%1: %2은(는) %3에서 %4까지의 수가 아닙니다</translation>
    </message>
</context>
<context>
    <name>moji::app::AboutDialog</name>
    <message>
        <source>About Mojiscope</source>
        <translation>Mojiscope 정보</translation>
    </message>
    <message>
        <source>Mojiscope %1</source>
        <translation>Mojiscope %1</translation>
    </message>
    <message>
        <source>A microscope for text bytes. Free software under the MIT licence: you may use, change and share it.</source>
        <translation>텍스트 바이트를 위한 현미경입니다. MIT 라이선스를 따르는 자유 소프트웨어로, 누구나 쓰고 고치고 나눌 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>버전(&amp;V)</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>&amp;Copy for a bug report</source>
        <translation>버그 신고용으로 복사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>moji::app::AutomatonLens</name>
    <message>
        <source>Numbering</source>
        <translation>번호 체계</translation>
    </message>
    <message>
        <source>2010, times 12</source>
        <translation>2010년, 12배</translation>
    </message>
    <message>
        <source>2009, plain</source>
        <translation>2009년, 그대로</translation>
    </message>
    <message>
        <source>After REJECT</source>
        <translation>REJECT 후</translation>
    </message>
    <message>
        <source>retry the byte (WHATWG)</source>
        <translation>바이트 재시도 (WHATWG)</translation>
    </message>
    <message>
        <source>eat the byte</source>
        <translation>바이트 소비</translation>
    </message>
    <message>
        <source>State diagram</source>
        <translation>상태도</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>이 단계</translation>
    </message>
    <message>
        <source>utf8d, byte to class</source>
        <translation>utf8d, 바이트에서 클래스로</translation>
    </message>
    <message>
        <source>utf8d, next state</source>
        <translation>utf8d, 다음 상태</translation>
    </message>
    <message>
        <source>This program has no diagram of the decoder of %1.</source>
        <translation>이 프로그램에는 %1 디코더의 상태도가 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::BitsLens</name>
    <message>
        <source>1992 forms and beyond</source>
        <translation>1992년 형식과 그 너머</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Bits of the character</source>
        <translation>문자의 비트</translation>
    </message>
    <message>
        <source>Page of the table</source>
        <translation>표의 페이지</translation>
    </message>
    <message>
        <source>Arithmetic and checks</source>
        <translation>연산과 검사</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>실패: %1</translation>
    </message>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>바이트를 선택하면 어떻게 읽히는지 보입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarkMenu</name>
    <message>
        <source>Set or remove boo&amp;kmark</source>
        <translation>책갈피 설정 또는 제거(&amp;K)</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>다음 책갈피</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>이전 책갈피</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>책갈피(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks…</source>
        <translation>책갈피 목록(&amp;L)…</translation>
    </message>
    <message>
        <source>L&amp;ist of notes…</source>
        <translation>메모 목록(&amp;I)…</translation>
    </message>
    <message>
        <source>Bookmark set at offset %1.</source>
        <translation>오프셋 %1에 책갈피를 설정했습니다.</translation>
    </message>
    <message>
        <source>Bookmark at offset %1 removed.</source>
        <translation>오프셋 %1의 책갈피를 제거했습니다.</translation>
    </message>
    <message>
        <source>A document can have %1 bookmarks. Remove one to set another.</source>
        <translation>문서 하나에 책갈피를 %1개까지 둘 수 있습니다. 하나를 지우면 다른 것을 둘 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksModel</name>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>바이트</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksWindow</name>
    <message>
        <source>Bookmarks and notes</source>
        <translation>책갈피와 메모</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Ctrl+B sets or removes a bookmark at the caret.</source>
        <translation>Ctrl+B를 누르면 캐럿 위치의 책갈피를 설정하거나 제거합니다.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N writes a note on the selected bytes.</source>
        <translation>Ctrl+Shift+N을 누르면 선택한 바이트에 메모를 씁니다.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>편집(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>책갈피(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>메모(&amp;N)</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteEditor</name>
    <message>
        <source>A byte is at most 255.</source>
        <translation>바이트는 최대 255입니다.</translation>
    </message>
    <message>
        <source>Type byte</source>
        <translation>바이트 입력</translation>
    </message>
    <message>
        <source>Set bit</source>
        <translation>비트 설정</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>텍스트 입력</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>%1 selected; the clipboard takes at most %2. Select less.</source>
        <translation>%1 선택됨. 클립보드에는 최대 %2까지 들어갑니다. 더 적게 선택하십시오.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1: %2 인코딩으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The clipboard has neither bytes nor text.</source>
        <translation>클립보드에 바이트도 텍스트도 없습니다.</translation>
    </message>
    <message>
        <source>The clipboard has no bytes in hex, escapes or another notation. Paste text in the text column.</source>
        <translation>클립보드에 16진수, 이스케이프 또는 다른 표기로 쓴 바이트가 없습니다. 텍스트는 텍스트 열에 붙여넣으십시오.</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteGrid</name>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>No bytes yet. Type text above, paste hex, or drop a file here.</source>
        <translation>아직 바이트가 없습니다. 위에 텍스트를 입력하거나 16진수를 붙여넣거나 파일을 여기로 끌어 놓으십시오.</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLegend</name>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes per row</source>
        <translation>
            <numerusform>행당 %1바이트</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte per row</source>
        <translation>
            <numerusform>행당 %1바이트</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLens</name>
    <message>
        <source>Scroll bar</source>
        <translation>스크롤 막대</translation>
    </message>
    <message>
        <source>No more bytes of this kind: %1.</source>
        <translation>이런 종류의 바이트가 더 없습니다: %1.</translation>
    </message>
    <message>
        <source>Aligning… %1 must be decoded from the start: %2 so far.</source>
        <translation>맞추는 중… %1 텍스트는 처음부터 디코딩해야 합니다: 현재 %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::ChainModel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Characters and bytes</source>
        <translation>문자와 바이트</translation>
    </message>
</context>
<context>
    <name>moji::app::ChainTable</name>
    <message>
        <source>inferred</source>
        <translation>추론됨</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>가장 그럴듯함</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferences</name>
    <message>
        <source>Differences between the maps</source>
        <translation>코드표의 차이</translation>
    </message>
    <message>
        <source>Unicode block</source>
        <translation>유니코드 블록</translation>
    </message>
    <message>
        <source>all: %1</source>
        <translation>모두: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>block, count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Codes of the map</source>
        <translation>코드표의 코드</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferencesModel</name>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>There</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartLens</name>
    <message>
        <source>Mapping the encoding</source>
        <translation>인코딩의 코드표를 만드는 중</translation>
    </message>
    <message>
        <source>What the map has</source>
        <translation>코드표의 내용</translation>
    </message>
    <message>
        <source>The current code</source>
        <translation>현재 코드</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Another encoding</source>
        <translation>다른 인코딩</translation>
    </message>
    <message>
        <source>ICU&apos;s</source>
        <translation>ICU의 인코딩</translation>
    </message>
    <message>
        <source>iconv&apos;s</source>
        <translation>iconv의 인코딩</translation>
    </message>
    <message>
        <source>The other encoding</source>
        <translation>비교할 인코딩</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Map of</source>
        <translation>코드표</translation>
    </message>
    <message>
        <source>against</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Famous differences</source>
        <translation>유명한 차이</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Character, U+AC00, bytes or name</source>
        <translation>문자, U+AC00, 바이트 또는 이름</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>더 작게</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>더 크게</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>이전 차이</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>다음 차이</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>The map is being made.</source>
        <translation>코드표를 만들고 있습니다.</translation>
    </message>
    <message>
        <source>This encoding has no codes of its own.</source>
        <translation>이 인코딩에는 고유한 코드가 없습니다.</translation>
    </message>
    <message>
        <source>Plane %1: %2</source>
        <translation>평면 %1: %2</translation>
    </message>
    <message>
        <source>One byte: %1</source>
        <translation>1바이트: %1</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1바이트: %2</translation>
    </message>
    <message>
        <source>One byte after %1: %2</source>
        <translation>%1 뒤의 1바이트: %2</translation>
    </message>
    <message>
        <source>%1 bytes after %2: %3</source>
        <translation>%2 뒤의 %1바이트: %3</translation>
    </message>
    <message>
        <source>%1 at the caret is no code of %2.</source>
        <translation>커서 위치의 %1은(는) %2의 코드가 아닙니다.</translation>
    </message>
    <message>
        <source>The map has no such character: %1</source>
        <translation>코드표에 없는 문자입니다: %1</translation>
    </message>
    <message>
        <source>%1 has no code for this character.</source>
        <translation>%1 인코딩에는 이 문자의 코드가 없습니다.</translation>
    </message>
    <message>
        <source>Insert Character</source>
        <translation>문자 삽입</translation>
    </message>
    <message>
        <source>The library has no encoding like %1.</source>
        <translation>라이브러리에 %1 같은 인코딩이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 code equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2, %3: 같은 코드 %1개, 다른 코드 %4개, 여기에만 %5개, 비교 대상에만 %6개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 codes equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2, %3: 같은 코드 %1개, 다른 코드 %4개, 여기에만 %5개, 비교 대상에만 %6개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code.</source>
        <translation>
            <numerusform>%2: 코드 %1개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes.</source>
        <translation>
            <numerusform>%2: 코드 %1개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the map was cancelled.</source>
        <translation>코드표 만들기를 취소했습니다.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>코드표 만들기</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>List of the codes</source>
        <translation>코드 목록</translation>
    </message>
    <message>
        <source>The document is read as %1: only codes of it can be found.</source>
        <translation>문서를 %1(으)로 읽고 있습니다. 이 인코딩의 코드만 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>The document does not have the code %1.</source>
        <translation>문서에 코드 %1이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: 여기 %2, 비교 대상 %3</translation>
    </message>
    <message>
        <source>Map of the encoding</source>
        <translation>인코딩의 코드표</translation>
    </message>
</context>
<context>
    <name>moji::app::ClipboardCopy</name>
    <message>
        <source>Copying</source>
        <translation>복사하는 중</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>복사함: %1.</translation>
    </message>
    <message>
        <source>Nothing was copied: %1</source>
        <translation>아무것도 복사하지 않았습니다: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>An action, encoding, character, file, setting, lesson; :12 a line; 0x1F0 an offset</source>
        <translation>동작, 인코딩, 문자, 파일, 설정, 강의. 줄은 :12, 오프셋은 0x1F0</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>찾은 명령</translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>지금은 할 수 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Enter chooses.</source>
        <translation>
            <numerusform>%n개 찾음. Enter를 누르면 선택합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is called “%1”. Choose one with the arrow keys, then press Enter.</source>
        <translation>“%1”(이)라는 작업이 없습니다. 화살표 키로 고른 다음 Enter 키를 누르세요.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Fewer words find more.</source>
        <translation>“%1”에 맞는 것이 없습니다. 낱말을 줄이면 더 많이 찾습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandSources</name>
    <message>
        <source>Read as %1</source>
        <translation>%1 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>%1번째 줄로 이동</translation>
    </message>
    <message>
        <source>Go to line %1, column %2</source>
        <translation>줄 %1, 열 %2 위치로 이동</translation>
    </message>
    <message>
        <source>Go to the end, offset %1</source>
        <translation>끝으로 이동, 오프셋 %1</translation>
    </message>
    <message>
        <source>Go to offset %1</source>
        <translation>오프셋 %1 위치로 이동</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 삽입</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1: %2 인코딩으로 쓸 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>다시 비교</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>이전 차이</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>다음 차이</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>모두 나열</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>비교 닫기</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Same offsets</source>
        <translation>같은 오프셋</translation>
    </message>
    <message>
        <source>Find insertions</source>
        <translation>삽입 찾기</translation>
    </message>
    <message>
        <source>How to compare</source>
        <translation>비교 방법</translation>
    </message>
    <message>
        <source>Previous difference (Shift+F7)</source>
        <translation>이전 차이 (Shift+F7)</translation>
    </message>
    <message>
        <source>Next difference (F7)</source>
        <translation>다음 차이 (F7)</translation>
    </message>
    <message>
        <source>Close the comparison (Esc)</source>
        <translation>비교 닫기 (Esc)</translation>
    </message>
    <message>
        <source>Encoding of the right side</source>
        <translation>오른쪽의 인코딩</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>비교가 취소되었습니다.</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>동일</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 초과</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Bytes at equal offsets, bytes with insertions, or characters, which are equal in whatever encoding they are written</source>
        <translation>같은 오프셋의 바이트, 삽입을 고려한 바이트, 또는 어느 인코딩으로 쓰였든 같을 수 있는 문자</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>같은 텍스트</translation>
    </message>
    <message>
        <source>comparing… %1</source>
        <translation>비교하는 중… %1</translation>
    </message>
    <message>
        <source>Compare as text</source>
        <translation>텍스트로 비교</translation>
    </message>
    <message>
        <source>The two sides have different encodings: compare their characters instead of their bytes</source>
        <translation>양쪽의 인코딩이 다릅니다. 바이트 대신 문자를 비교합니다</translation>
    </message>
    <message>
        <source>the same text in different bytes</source>
        <translation>텍스트는 같고 바이트가 다름</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareLink</name>
    <message>
        <source>the same on the other side</source>
        <translation>반대쪽과 같음</translation>
    </message>
    <message>
        <source>differs: the other side has no byte here</source>
        <translation>다름: 반대쪽에는 여기에 바이트가 없음</translation>
    </message>
    <message>
        <source>differs: read differently on the other side</source>
        <translation>다름: 반대쪽에서 다르게 읽힘</translation>
    </message>
    <message>
        <source>differs: %1 at offset %2 on the other side</source>
        <translation>다름: 반대쪽은 오프셋 %2에 %1</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareMode</name>
    <message>
        <source>&amp;Compare with</source>
        <translation>비교 대상(&amp;C)</translation>
    </message>
    <message>
        <source>Close the comp&amp;arison</source>
        <translation>비교 닫기(&amp;A)</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>파일(&amp;F)…</translation>
    </message>
    <message>
        <source>Another &amp;encoding</source>
        <translation>다른 인코딩(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>다음 차이(&amp;D)</translation>
    </message>
    <message>
        <source>Previous differen&amp;ce</source>
        <translation>이전 차이(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Bytes, compared</source>
        <translation>바이트, 비교됨</translation>
    </message>
    <message>
        <source>The right side is read-only. Open it in its own tab to edit it.</source>
        <translation>오른쪽은 읽기 전용입니다. 편집하려면 별도의 탭에서 여십시오.</translation>
    </message>
    <message>
        <source>The comparison ended because the other document was closed.</source>
        <translation>다른 문서가 닫혀서 비교가 끝났습니다.</translation>
    </message>
    <message>
        <source>No more differences in this direction.</source>
        <translation>이 방향에는 차이가 더 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::Comparison</name>
    <message>
        <source>Comparing</source>
        <translation>비교하는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionModel</name>
    <message>
        <source>converted, with loss: %1</source>
        <translation>변환됨, 손실: %1</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>손실: %1</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>변환됨</translation>
    </message>
    <message>
        <source>sure, reversible</source>
        <translation>확실, 되돌릴 수 있음</translation>
    </message>
    <message>
        <source>already so</source>
        <translation>변환할 필요 없음</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>그대로 둠: %1</translation>
    </message>
    <message>
        <source>cannot be converted: %1</source>
        <translation>변환할 수 없음: %1</translation>
    </message>
    <message>
        <source>given its old bytes back</source>
        <translation>이전 바이트로 되돌림</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>From</source>
        <translation>원래 인코딩</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionPage</name>
    <message>
        <source>Back to the files</source>
        <translation>파일 목록으로</translation>
    </message>
    <message>
        <source>Undo conversion</source>
        <translation>변환 실행 취소</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>변환 대상</translation>
    </message>
    <message>
        <source>Lacking characters:</source>
        <translation>없는 문자:</translation>
    </message>
    <message>
        <source>Encoding to convert to</source>
        <translation>변환할 인코딩</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>바이트 순서 표시</translation>
    </message>
    <message>
        <source>keep the mark</source>
        <translation>표시 유지</translation>
    </message>
    <message>
        <source>add a mark</source>
        <translation>표시 추가</translation>
    </message>
    <message>
        <source>remove the mark</source>
        <translation>표시 제거</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>줄 끝</translation>
    </message>
    <message>
        <source>keep line ends</source>
        <translation>줄 끝 유지</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>CR LF</source>
        <translation>CR LF</translation>
    </message>
    <message>
        <source>Characters that the encoding lacks</source>
        <translation>인코딩에 없는 문자</translation>
    </message>
    <message>
        <source>leave the file</source>
        <translation>파일을 그대로 둠</translation>
    </message>
    <message>
        <source>write ?</source>
        <translation>?로 쓰기</translation>
    </message>
    <message>
        <source>write \u4E16</source>
        <translation>\u4E16으로 쓰기</translation>
    </message>
    <message>
        <source>write what they sound like</source>
        <translation>발음대로 쓰기</translation>
    </message>
    <message>
        <source>Each line from its own encoding</source>
        <translation>줄마다 해당 인코딩에서 변환</translation>
    </message>
    <message>
        <source>Change what files declare</source>
        <translation>파일의 인코딩 선언도 변경</translation>
    </message>
    <message>
        <source>Files to convert</source>
        <translation>변환할 파일</translation>
    </message>
    <message>
        <source>Converted %1. Undo conversion gives every byte back.</source>
        <translation>변환됨: %1. ‘변환 실행 취소’로 모든 바이트를 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Converted %1; %2 could not be, and the table says why. Undo conversion gives every byte back.</source>
        <translation>변환됨: %1. 변환하지 못함: %2(이유는 표에 있음). ‘변환 실행 취소’로 모든 바이트를 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>파일을 살펴보는 중…</translation>
    </message>
    <message>
        <source>Looking at the files: %1 of %2.</source>
        <translation>파일을 살펴보는 중: %2 중 %1개.</translation>
    </message>
    <message>
        <source>Converting: %1 of %2.</source>
        <translation>변환하는 중: %2 중 %1개.</translation>
    </message>
    <message>
        <source>Nothing to convert: %1 are already so, or are no text.</source>
        <translation>변환할 것이 없습니다: %1 모두 변환할 필요가 없거나 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Space chooses the selected rows, or leaves them out.</source>
        <translation>%2개 중 %1 선택됨. 스페이스 키로 선택한 행을 넣거나 뺍니다.</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Not listed: %3 that are already so, or are no text. Space chooses the selected rows, or leaves them out.</source>
        <translation>%2개 중 %1 선택됨. 목록에 없음: 변환할 필요가 없거나 텍스트가 아닌 %3. 스페이스 키로 선택한 행을 넣거나 뺍니다.</translation>
    </message>
    <message>
        <source>Convert %1</source>
        <translation>%1 변환</translation>
    </message>
    <message>
        <source>No file would change.</source>
        <translation>바뀔 파일이 없습니다.</translation>
    </message>
    <message>
        <source>No file was converted.</source>
        <translation>변환한 파일이 없습니다.</translation>
    </message>
    <message>
        <source>No file could be converted. The table says why.</source>
        <translation>변환할 수 있는 파일이 없었습니다. 까닭은 표에 있습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::ConvertDialog</name>
    <message>
        <source>Checking the conversion</source>
        <translation>변환을 확인하는 중</translation>
    </message>
    <message>
        <source>Save in another encoding</source>
        <translation>다른 인코딩으로 저장</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Document:</source>
        <translation>문서:</translation>
    </message>
    <message>
        <source>Convert to:</source>
        <translation>변환 대상:</translation>
    </message>
    <message>
        <source>Checking whether the whole text can be written in %1…</source>
        <translation>전체 텍스트를 %1 인코딩으로 쓸 수 있는지 확인하는 중…</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>텍스트를 담을 수 있는 인코딩 찾는 중</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encodings that hold every character, the smallest first: %1.</source>
        <translation>모든 문자를 담을 수 있는 인코딩(가장 작은 것부터): %1.</translation>
    </message>
    <message>
        <source>Converting there and back</source>
        <translation>왕복 변환 중</translation>
    </message>
    <message>
        <source>What does not survive</source>
        <translation>살아남지 못하는 것</translation>
    </message>
    <message>
        <source>Converting there and back…</source>
        <translation>왕복 변환 중…</translation>
    </message>
    <message>
        <source>Encodings that hold every character</source>
        <translation>모든 문자를 담는 인코딩</translation>
    </message>
    <message>
        <source>%1 The byte-order mark is left out, as %2 has none.</source>
        <translation>%1 %2에는 바이트 순서 표시가 없으므로 빠집니다.</translation>
    </message>
    <message>
        <source>Converting there and back was cancelled.</source>
        <translation>왕복 변환을 취소했습니다.</translation>
    </message>
    <message>
        <source>Checking the conversion was cancelled. Choose another encoding, or open this dialog again.</source>
        <translation>변환 확인을 취소했습니다. 다른 인코딩을 선택하거나 이 창을 다시 여세요.</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageLook</name>
    <message>
        <source>Looking for mojibake and mixed encodings</source>
        <translation>글자 깨짐과 섞인 인코딩을 찾는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageNotices</name>
    <message>
        <source>Show lines</source>
        <translation>줄 표시</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Review repair</source>
        <translation>복원 검토</translation>
    </message>
</context>
<context>
    <name>moji::app::DecoderChoice</name>
    <message>
        <source>Show all decoders</source>
        <translation>모든 디코더 표시</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersLens</name>
    <message>
        <source>All decoders</source>
        <translation>모든 디코더</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>불일치</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 기준</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>Select a byte to see how decoders read it.</source>
        <translation>바이트를 선택하면 디코더들이 어떻게 읽는지 보입니다.</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>이 렌즈는 UTF-8을 읽습니다. 문서는 현재 %1 인코딩으로 읽힙니다.</translation>
    </message>
    <message>
        <source>Marked rows differ from the reference, %1; a thick outline shows where the difference is.</source>
        <translation>기준: %1. 표시된 행은 기준과 다르며, 굵은 테두리가 다른 곳을 나타냅니다.</translation>
    </message>
    <message>
        <source>All decoders agree with the reference, %1.</source>
        <translation>기준: %1. 모든 디코더가 기준과 일치합니다.</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>목록 순서대로</translation>
    </message>
    <message>
        <source>most different first</source>
        <translation>많이 다른 것부터</translation>
    </message>
    <message>
        <source>Choose decoders</source>
        <translation>디코더 고르기</translation>
    </message>
    <message>
        <source>How fast?</source>
        <translation>얼마나 빠른가?</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>UTF-8로 읽기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagrees here</source>
        <translation>
            <numerusform>나머지 디코더 %2개 중 %1개가 여기서 다름</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagree here</source>
        <translation>
            <numerusform>나머지 디코더 %2개 중 %1개가 여기서 다름</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 other decoders agree here</source>
        <translation>나머지 디코더 %1개가 여기서 모두 일치</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersModel</name>
    <message>
        <source>stops reading here</source>
        <translation>여기서 읽기를 멈춤</translation>
    </message>
    <message>
        <source>differs from the reference</source>
        <translation>기준과 다름</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>읽은 결과</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>다른 이유</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>고정 안 됨</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesModel</name>
    <message>
        <source>read differently</source>
        <translation>다르게 읽힘</translation>
    </message>
    <message>
        <source>inserted, %1</source>
        <translation>삽입됨, %1</translation>
    </message>
    <message>
        <source>deleted, %1</source>
        <translation>삭제됨, %1</translation>
    </message>
    <message>
        <source>changed, %1</source>
        <translation>변경됨, %1</translation>
    </message>
    <message>
        <source>Offset left</source>
        <translation>왼쪽 오프셋</translation>
    </message>
    <message>
        <source>Offset right</source>
        <translation>오른쪽 오프셋</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesPanel</name>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>No comparison yet. Choose View &gt; Compare with.</source>
        <translation>아직 비교가 없습니다. ‘보기 &gt; 비교 대상’을 선택하십시오.</translation>
    </message>
    <message>
        <source>Comparing. Showing earlier results.</source>
        <translation>비교하는 중입니다. 이전 결과를 보여 줍니다.</translation>
    </message>
    <message>
        <source>The comparison was cancelled. Showing earlier results.</source>
        <translation>비교가 취소되었습니다. 이전 결과를 보여 줍니다.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>차이가 없습니다.</translation>
    </message>
    <message>
        <source>More than %1. Differences close together are listed as one.</source>
        <translation>%1 초과. 가까이 있는 차이는 하나로 나열합니다.</translation>
    </message>
    <message>
        <source>%1. Press Enter to go to one.</source>
        <translation>%1. Enter를 누르면 그곳으로 갑니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::DockMark</name>
    <message>
        <source>updating</source>
        <translation>갱신 중</translation>
    </message>
</context>
<context>
    <name>moji::app::DockTitles</name>
    <message>
        <source>updating</source>
        <translation>갱신 중</translation>
    </message>
    <message>
        <source>Float this lens</source>
        <translation>이 렌즈 띄우기</translation>
    </message>
    <message>
        <source>Close this lens</source>
        <translation>이 렌즈 닫기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentSaver</name>
    <message>
        <source>Saving</source>
        <translation>저장하는 중</translation>
    </message>
    <message>
        <source>another program changed the file while it was being edited</source>
        <translation>편집하는 동안 다른 프로그램이 파일을 바꿈</translation>
    </message>
    <message>
        <source>cannot represent a character of the text</source>
        <translation>텍스트의 어떤 문자를 나타낼 수 없음</translation>
    </message>
    <message>
        <source>the file has shrunk</source>
        <translation>파일이 줄어듦</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>%1(으)로 변환</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentScan</name>
    <message>
        <source>Scanning</source>
        <translation>검사하는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTab</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept: %1</source>
        <translation>저장하지 않은 편집을 보관할 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
</context>
<context>
    <name>moji::app::EditActions</name>
    <message>
        <source>Select ra&amp;nge…</source>
        <translation>범위 선택(&amp;N)…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on…</source>
        <translation>선택 영역 채우기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Insert file…</source>
        <translation>파일 삽입(&amp;I)…</translation>
    </message>
    <message>
        <source>Go to the &amp;last edit</source>
        <translation>마지막 편집 위치로 이동(&amp;L)</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>복사 형식(&amp;S)</translation>
    </message>
    <message>
        <source>Select range</source>
        <translation>범위 선택</translation>
    </message>
    <message>
        <source>START:END, without the byte at END (0x10:0x20, 16:32, or 16: for the rest):</source>
        <translation>START:END, END의 바이트는 제외 (0x10:0x20, 16:32, 나머지 전부는 16:):</translation>
    </message>
    <message>
        <source>Use START:END, for example 0x10:0x20.</source>
        <translation>START:END 꼴로 쓰십시오. 예: 0x10:0x20.</translation>
    </message>
    <message>
        <source>The range starts past the end of the document.</source>
        <translation>범위가 문서 끝 뒤에서 시작합니다.</translation>
    </message>
    <message>
        <source>Fill selection</source>
        <translation>선택 영역 채우기</translation>
    </message>
    <message>
        <source>Bytes to repeat, in hex or escapes (00, DE AD BE EF, \n):</source>
        <translation>반복할 바이트, 16진수 또는 이스케이프 (00, DE AD BE EF, \n):</translation>
    </message>
    <message>
        <source>Enter hex bytes or escapes, for example DE AD or \n.</source>
        <translation>16진수 바이트나 이스케이프를 입력하십시오. 예: DE AD 또는 \n.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>채우기</translation>
    </message>
    <message>
        <source>Insert file</source>
        <translation>파일 삽입</translation>
    </message>
</context>
<context>
    <name>moji::app::EditKeeper</name>
    <message>
        <source>Keeping edits</source>
        <translation>편집을 보관하는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::EditMenu</name>
    <message>
        <source>Repair the b&amp;ytes</source>
        <translation>바이트 복원(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes</source>
        <translation>바이트로 붙여넣기(&amp;B)</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes: %1, %2</source>
        <translation>바이트로 붙여넣기(&amp;B): %1, %2</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>Paste as…</source>
        <translation>형식을 골라 붙여넣기…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingBox</name>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>알 수 없는 인코딩: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingChooser</name>
    <message>
        <source>Detecting the encoding</source>
        <translation>인코딩을 감지하는 중</translation>
    </message>
    <message>
        <source>Encoding of %1</source>
        <translation>%1의 인코딩</translation>
    </message>
    <message>
        <source>A name, script, language or region: 1251, Cyrillic, Korea</source>
        <translation>이름, 문자 체계, 언어, 지역: 1251, 키릴 문자, 한국</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>인코딩 찾기</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>감지(&amp;D)</translation>
    </message>
    <message>
        <source>Finds out again what the bytes are most likely to be</source>
        <translation>바이트가 어느 인코딩일 가능성이 가장 큰지 다시 알아봅니다</translation>
    </message>
    <message>
        <source>&amp;Read as this</source>
        <translation>이 인코딩으로 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Detecting…</source>
        <translation>감지하는 중…</translation>
    </message>
    <message>
        <source>The bytes do not look like text.</source>
        <translation>바이트가 텍스트로 보이지 않습니다.</translation>
    </message>
    <message>
        <source>No encoding reads all of the bytes.</source>
        <translation>바이트를 모두 읽을 수 있는 인코딩이 없습니다.</translation>
    </message>
    <message>
        <source>Several encodings are about as likely. Compare how they read in the Encodings lens.</source>
        <translation>여러 인코딩의 가능성이 비슷합니다. ‘인코딩’ 렌즈에서 읽은 결과를 비교하십시오.</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>감지됨: %1.</translation>
    </message>
    <message>
        <source>No encoding is called “%1”.</source>
        <translation>‘%1’: 이런 인코딩이 없습니다.</translation>
    </message>
    <message>
        <source>Detecting the encoding was cancelled. Press Detect to try again.</source>
        <translation>인코딩 감지가 취소되었습니다. 다시 시도하려면 “감지”를 누르세요.</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingListEdit</name>
    <message>
        <source>Encoding to add to %1</source>
        <translation>‘%1’ 목록에 추가할 인코딩</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>‘%1’ 목록에 추가</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>‘%1’ 목록에서 제거</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move up in %1</source>
        <translation>‘%1’ 목록에서 위로 옮기기</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Move down in %1</source>
        <translation>‘%1’ 목록에서 아래로 옮기기</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingMenu</name>
    <message>
        <source>&amp;Detect</source>
        <translation>감지(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>기타(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsLens</name>
    <message>
        <source>Reading under other encodings</source>
        <translation>다른 인코딩으로 읽는 중</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>인코딩 찾기</translation>
    </message>
    <message>
        <source>Aligned to hex</source>
        <translation>16진수에 맞춤</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>일반 텍스트</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>pinned, then by plausibility</source>
        <translation>고정된 것, 그다음 그럴듯한 순</translation>
    </message>
    <message>
        <source>plausible</source>
        <translation>그럴듯한 순</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>이름순</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>읽은 결과</translation>
    </message>
    <message>
        <source>Select a byte to see how other encodings read it.</source>
        <translation>바이트를 선택하면 다른 인코딩에서 어떻게 읽히는지 보입니다.</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>알 수 없는 인코딩: %1</translation>
    </message>
    <message>
        <source>%1 of %2 encodings, %3..%4, %5</source>
        <translation>인코딩 %2개 중 %1개, %3..%4, %5</translation>
    </message>
    <message>
        <source>Read the document as %1</source>
        <translation>문서를 %1 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>텍스트를 담을 수 있는 인코딩 찾는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsModel</name>
    <message>
        <source>current</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>고정 안 됨</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation>%1, 현재</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>읽은 결과</translation>
    </message>
    <message>
        <source>Plausible</source>
        <translation>그럴듯함</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>yes, %1</source>
        <translation>예, %1</translation>
    </message>
    <message>
        <source>Holds the whole text</source>
        <translation>텍스트 전체를 담음</translation>
    </message>
    <message>
        <source>Whether every character of the document can be saved in this encoding, and how many bytes that takes. Malformed bytes are left out; the Length lens counts each error as U+FFFD.</source>
        <translation>문서의 모든 문자를 이 인코딩으로 저장할 수 있는지, 그때 몇 바이트가 되는지 보여 줍니다. 잘못된 바이트는 세지 않습니다. ‘길이’ 렌즈는 오류마다 U+FFFD 하나로 셉니다.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problem, %2</source>
        <translation>
            <numerusform>문제 %1개 제외, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problems, %2</source>
        <translation>
            <numerusform>문제 %1개 제외, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsTable</name>
    <message>
        <source>%1 (in use)</source>
        <translation>%1(사용 중)</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>가능성</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>문자 체계</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>다른 이름</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>%1 미만</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesLens</name>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>이스케이프 풀기</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>결과 복사</translation>
    </message>
    <message>
        <source>Select text to see how it is escaped.</source>
        <translation>텍스트를 선택하면 이스케이프 결과를 보입니다.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2.</source>
        <translation>%2 중 처음 %1바이트만 표시합니다.</translation>
    </message>
    <message>
        <source>Detected escapes: %1 (%2).</source>
        <translation>감지된 이스케이프: %1 (%2).</translation>
    </message>
    <message>
        <source>No escapes found.</source>
        <translation>이스케이프가 없습니다.</translation>
    </message>
    <message>
        <source>Escapes apply to the text in UTF-8, not to its bytes in %1.</source>
        <translation>이스케이프는 %1 인코딩의 바이트가 아니라 UTF-8 텍스트에 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesView</name>
    <message>
        <source>Escapes</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>moji::app::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>폴더 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>견본 열기(&amp;M)</translation>
    </message>
    <message>
        <source>Open the last tabs at s&amp;tart</source>
        <translation>시작할 때 지난 탭 열기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the conversion of files</source>
        <translation>파일 변환 실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>목록 지우기</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save in another &amp;encoding…</source>
        <translation>다른 인코딩으로 저장(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;xport the selection…</source>
        <translation>선택 영역 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Reload from &amp;disk</source>
        <translation>디스크에서 다시 읽기(&amp;D)</translation>
    </message>
</context>
<context>
    <name>moji::app::FileState</name>
    <message>
        <source>%1 was opened read-only because it is large (%2).</source>
        <translation>%1 파일은 크기 때문에(%2) 읽기 전용으로 열었습니다.</translation>
    </message>
    <message>
        <source>%1 was opened read-only: you may not write to it.</source>
        <translation>%1 파일은 쓰기 권한이 없어 읽기 전용으로 열었습니다.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>그래도 편집</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Another program changed %1 while it was open. What you see may mix old and new bytes. Reload the file to see the new ones.</source>
        <translation>열려 있는 동안 다른 프로그램이 %1 파일을 바꾸었습니다. 보이는 내용에 이전 바이트와 새 바이트가 섞여 있을 수 있습니다. 새 바이트를 보려면 파일을 다시 읽으십시오.</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>무시</translation>
    </message>
    <message>
        <source>Another program has replaced %1. The old bytes are still shown.</source>
        <translation>다른 프로그램이 %1 파일을 교체했습니다. 이전 바이트를 계속 보여 줍니다.</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>이 버전 유지</translation>
    </message>
    <message>
        <source>%1 was removed or renamed. Its bytes are still shown.</source>
        <translation>%1 파일이 삭제되었거나 이름이 바뀌었습니다. 그 바이트를 계속 보여 줍니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>%1 has unsaved edits. Reloading discards them.</source>
        <translation>%1 파일에 저장하지 않은 편집이 있습니다. 다시 읽으면 사라집니다.</translation>
    </message>
    <message>
        <source>Discard the edits</source>
        <translation>편집 버리기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Bytes that cannot be read are shown as ??.</source>
        <translation>%1을(를) 읽을 수 없습니다: %2. 읽을 수 없는 바이트는 ??로 표시됩니다.</translation>
    </message>
    <message>
        <source>Another program changed %1, which %2 takes bytes from. What you see may mix old and new bytes.</source>
        <translation>%2 문서가 바이트를 읽어 오는 %1 파일을 다른 프로그램이 바꾸었습니다. 보이는 내용에 이전 바이트와 새 바이트가 섞여 있을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::FindBar</name>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>이전 일치 항목 (Shift+F3)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>다음 일치 항목 (F3)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>모두 나열</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>찾기 막대 닫기</translation>
    </message>
    <message>
        <source>Not found. Nothing was replaced.</source>
        <translation>찾지 못했습니다. 바꾼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>바꿈: %1.</translation>
    </message>
    <message>
        <source>Search wrapped around.</source>
        <translation>처음으로 돌아가 계속 찾았습니다.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>세지 않음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was replaced.</source>
        <translation>취소되었습니다. 바꾼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was replaced, because the document changed meanwhile. Try again.</source>
        <translation>그사이 문서가 바뀌어 아무것도 바꾸지 않았습니다. 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Not found in the selection.</source>
        <translation>선택 영역에서 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Not found in the selection. Nothing was replaced.</source>
        <translation>선택 영역에서 찾지 못했습니다. 바꾼 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::Finding</name>
    <message>
        <source>Find results</source>
        <translation>찾기 결과</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>다음 찾기(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>이전 찾기(&amp;V)</translation>
    </message>
    <message>
        <source>Replac&amp;e…</source>
        <translation>바꾸기(&amp;E)…</translation>
    </message>
    <message>
        <source>Fin&amp;d in selection</source>
        <translation>선택 영역에서 찾기(&amp;D)</translation>
    </message>
</context>
<context>
    <name>moji::app::FloatingTitle</name>
    <message>
        <source>Put back</source>
        <translation>도로 넣기</translation>
    </message>
    <message>
        <source>Put this lens back into the window</source>
        <translation>이 렌즈를 창에 도로 넣기</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderConversion</name>
    <message>
        <source>Converting files</source>
        <translation>파일을 변환하는 중</translation>
    </message>
    <message>
        <source>Undoing the conversion</source>
        <translation>변환을 되돌리는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderDock</name>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderFilterBar</name>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>이름으로 거르기</translation>
    </message>
    <message>
        <source>Name, or *.txt</source>
        <translation>이름 또는 *.txt</translation>
    </message>
    <message>
        <source>Filter by encoding</source>
        <translation>인코딩으로 거르기</translation>
    </message>
    <message>
        <source>Filter by trouble</source>
        <translation>발견 사항으로 거르기</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>모든 인코딩</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <source>&amp;Hidden files too</source>
        <translation>숨은 파일도 포함(&amp;H)</translation>
    </message>
    <message>
        <source>Files that .&amp;gitignore leaves out, too</source>
        <translation>.gitignore로 제외된 파일도 포함(&amp;G)</translation>
    </message>
    <message>
        <source>Follow symbolic &amp;links</source>
        <translation>심볼릭 링크 따라가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>정렬 기준(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>인코딩(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>발견 사항(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;How sure</source>
        <translation>확실성(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>크기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>줄 수(&amp;L)</translation>
    </message>
    <message>
        <source>Line en&amp;ds</source>
        <translation>줄 끝(&amp;D)</translation>
    </message>
    <message>
        <source>Survey the folder &amp;again</source>
        <translation>폴더 다시 조사(&amp;A)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any trouble (%1)</source>
        <translation>모든 발견 사항 (%1)</translation>
    </message>
    <message>
        <source>Convert %1 selected…</source>
        <translation>선택한 %1 변환…</translation>
    </message>
    <message>
        <source>Convert all %1…</source>
        <translation>%1 모두 변환…</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>변환…</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderModel</name>
    <message>
        <source>Sorting the files</source>
        <translation>파일을 정렬하는 중</translation>
    </message>
    <message>
        <source>Another encoding is almost as likely.</source>
        <translation>다른 인코딩도 거의 똑같이 그럴듯합니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>확실성</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>줄 수</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>줄 끝</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPage</name>
    <message>
        <source>Files of the folder</source>
        <translation>폴더의 파일</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPanel</name>
    <message>
        <source>Surveying converted files</source>
        <translation>변환한 파일을 조사하는 중</translation>
    </message>
    <message>
        <source>Looking for the first problem</source>
        <translation>첫 문제를 찾는 중</translation>
    </message>
    <message>
        <source>No folder is open. Open one, or drop it here: a survey says for each file which encoding it is in and what is wrong with it.</source>
        <translation>열린 폴더가 없습니다. 폴더를 열거나 여기로 끌어 놓으십시오. 조사하면 파일마다 어떤 인코딩인지, 무엇이 잘못되었는지 알려 줍니다.</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <source>A conversion is at work. Open the folder when it has ended.</source>
        <translation>변환이 진행 중입니다. 끝난 뒤에 폴더를 여십시오.</translation>
    </message>
    <message>
        <source>None of these files is text, so there is nothing to convert.</source>
        <translation>이 가운데 텍스트 파일이 없으므로 변환할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Surveying %1: %2 of %3, %4 files a second.</source>
        <translation>%1 조사 중: %3 중 %2개, 초당 파일 %4개.</translation>
    </message>
    <message>
        <source>Surveying %1: %2 so far, %3 files a second.</source>
        <translation>%1 조사 중: 현재 %2, 초당 파일 %3개.</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <translation>%3: %1, %2</translation>
    </message>
    <message>
        <source>The survey was cancelled after %1 of %2. Options &gt; Survey the folder again starts it anew.</source>
        <translation>%2 폴더를 %1까지 조사하고 취소했습니다. ‘옵션 &gt; 폴더 다시 조사’로 처음부터 다시 시작합니다.</translation>
    </message>
    <message>
        <source>%1 has no files, or none that is not hidden or ignored.</source>
        <translation>%1 폴더에 파일이 없거나, 있어도 모두 숨겨졌거나 제외되었습니다.</translation>
    </message>
    <message>
        <source>%1 shown of %2. Enter opens one at its first problem.</source>
        <translation>%2 중 %1 표시. Enter를 누르면 첫 문제에서 엽니다.</translation>
    </message>
    <message>
        <source>%1. Enter opens one at its first problem.</source>
        <translation>%1. Enter를 누르면 첫 문제에서 엽니다.</translation>
    </message>
    <message>
        <source>Giving the files their old bytes back…</source>
        <translation>파일을 이전 바이트로 되돌리는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%1 file with trouble</source>
        <translation>
            <numerusform>문제 있는 파일 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files with trouble</source>
        <translation>
            <numerusform>문제 있는 파일 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversion is undone. Old bytes restored: %1.</source>
        <translation>변환을 되돌렸습니다. 이전 바이트로 돌아간 것: %1.</translation>
    </message>
    <message>
        <source>Old bytes restored: %1. Not restored: %2, the first is %3: %4. Their old bytes are kept in %5.</source>
        <translation>이전 바이트로 되돌린 것: %1. 되돌리지 못한 것: %2, 첫 번째는 %3: %4. 이전 바이트는 %5에 보관되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderSurvey</name>
    <message>
        <source>Counting the files</source>
        <translation>파일을 세는 중</translation>
    </message>
    <message>
        <source>Surveying the folder</source>
        <translation>폴더를 조사하는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardModel</name>
    <message>
        <source>the same text</source>
        <translation>같은 텍스트</translation>
    </message>
    <message>
        <source>%1 cannot be written as %2.</source>
        <translation>%1: %2 인코딩으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 written as %2: %3.</source>
        <translation>%1, %2 인코딩으로 쓴 결과: %3.</translation>
    </message>
    <message>
        <source>%1 written as %2: %3; read as %4: %5, %6.</source>
        <translation>%1, %2 인코딩으로 쓴 결과: %3. %4 인코딩으로 읽은 결과: %5, %6.</translation>
    </message>
    <message>
        <source>not writable</source>
        <translation>쓸 수 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>쓰기 인코딩</translation>
    </message>
    <message>
        <source>Bytes; read as:</source>
        <translation>바이트, 읽기 인코딩:</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardPage</name>
    <message>
        <source>Text to misread</source>
        <translation>잘못 읽을 텍스트</translation>
    </message>
    <message>
        <source>What becomes of…</source>
        <translation>어떻게 되는지 볼 텍스트…</translation>
    </message>
    <message>
        <source>Add an encoding</source>
        <translation>인코딩 추가</translation>
    </message>
    <message>
        <source>Select or type text to see it misread.</source>
        <translation>텍스트를 선택하거나 입력하면 잘못 읽힌 모습을 보입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardTable</name>
    <message>
        <source>Written and read</source>
        <translation>쓰기와 읽기</translation>
    </message>
</context>
<context>
    <name>moji::app::GoMenu</name>
    <message>
        <source>&amp;Go to…</source>
        <translation>이동(&amp;G)…</translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation>다음 패널(&amp;A)</translation>
    </message>
    <message>
        <source>Previous pan&amp;el</source>
        <translation>이전 패널(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>이전 문제(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
</context>
<context>
    <name>moji::app::GoToBar</name>
    <message>
        <source>line %1, column %2</source>
        <translation>줄 %1, 열 %2</translation>
    </message>
    <message>
        <source>character %1 from the beginning</source>
        <translation>처음부터 %1번째 문자</translation>
    </message>
    <message>
        <source>past the end, offset %1</source>
        <translation>끝을 지남, 오프셋 %1</translation>
    </message>
    <message>
        <source>offset %1 (%2)</source>
        <translation>오프셋 %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>1C, 28, +10, 3:5, U+8</source>
        <translation>1C, 28, +10, 3:5, U+8</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Close Go to</source>
        <translation>이동 막대 닫기</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <source>Offset in hex or decimal, +/- a step, line:column, U+n the n-th character</source>
        <translation>16진수나 10진수 오프셋, +/- 이동량, 줄:열, U+n은 n번째 문자</translation>
    </message>
    <message>
        <source>Enter an offset, a step (+10), line:column, or U+n.</source>
        <translation>오프셋, 이동량(+10), 줄:열 또는 U+n을 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>moji::app::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mojiscope</source>
        <translation>Mojiscope 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>이것은 무엇입니까?(&amp;W)</translation>
    </message>
</context>
<context>
    <name>moji::app::HistogramView</name>
    <message>
        <source>Byte values</source>
        <translation>바이트 값</translation>
    </message>
</context>
<context>
    <name>moji::app::HitSearch</name>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>Counting hits</source>
        <translation>일치 항목을 세는 중</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>바꾸는 중</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>모두 바꾸기</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsModel</name>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>문맥</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsPanel</name>
    <message>
        <source>Counting lines</source>
        <translation>줄을 세는 중</translation>
    </message>
    <message>
        <source>Find results</source>
        <translation>찾기 결과</translation>
    </message>
    <message>
        <source>No search yet. Press Ctrl+F.</source>
        <translation>아직 찾지 않았습니다. Ctrl+F를 누르십시오.</translation>
    </message>
    <message>
        <source>Searching. None found so far.</source>
        <translation>찾는 중입니다. 아직 찾은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Searching. %1 so far.</source>
        <translation>찾는 중입니다. 현재 %1.</translation>
    </message>
    <message>
        <source>Hits were not counted.</source>
        <translation>일치 항목을 세지 않았습니다.</translation>
    </message>
    <message>
        <source>No hits.</source>
        <translation>일치 항목이 없습니다.</translation>
    </message>
    <message>
        <source>%1. The first %2 are listed.</source>
        <translation>%1. 처음 %2개를 나열합니다.</translation>
    </message>
    <message>
        <source>%1. Press Enter to select one.</source>
        <translation>%1. Enter를 누르면 선택합니다.</translation>
    </message>
    <message>
        <source>No hits in the selection.</source>
        <translation>선택 영역에 일치하는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>%1 in the selection. The first %2 are listed.</source>
        <translation>선택 영역에 %1. 처음 %2개를 표시합니다.</translation>
    </message>
    <message>
        <source>%1 in the selection. Press Enter to select one.</source>
        <translation>선택 영역에 %1. Enter를 누르면 선택합니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::Home</name>
    <message>
        <source>Preferences…</source>
        <translation>기본 설정…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Detecting the encoding…</source>
        <translation>인코딩을 감지하는 중…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>시작 페이지(&amp;S)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>pasted bytes</source>
        <translation>붙여넣은 바이트</translation>
    </message>
    <message>
        <source>C&amp;ommand palette…</source>
        <translation>명령 팔레트(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>moji::app::InputBar</name>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Hex bytes</source>
        <translation>16진수 바이트</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16진수</translation>
    </message>
    <message>
        <source>Show hex bytes instead of text</source>
        <translation>텍스트 대신 16진수 바이트 표시</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>텍스트를 입력하십시오</translation>
    </message>
    <message>
        <source>Type or paste bytes: E4 B8 96, \xE4\xB8\x96, %E4%B8%96</source>
        <translation>바이트를 입력하거나 붙여넣으십시오: E4 B8 96, \xE4\xB8\x96, %E4%B8%96</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2. It stays in the field, marked, and is not part of the bytes.</source>
        <translation>%1: %2 인코딩으로 쓸 수 없습니다. 입력란에 표시된 채 남지만 바이트에는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Type bytes</source>
        <translation>바이트 입력</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>The first line in the order in which it is read. The field above has the order of the bytes.</source>
        <translation>첫 줄을 읽는 순서대로 보인 것입니다. 위의 입력란은 바이트 순서입니다.</translation>
    </message>
    <message>
        <source>As read: %1</source>
        <translation>읽는 순서: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::InputField</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Continue in the byte lens</source>
        <translation>바이트 렌즈에서 계속</translation>
    </message>
</context>
<context>
    <name>moji::app::InputRow</name>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
</context>
<context>
    <name>moji::app::InspectorLens</name>
    <message>
        <source>No character selected.</source>
        <translation>선택한 문자가 없습니다.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>재는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::LanguageChange</name>
    <message>
        <source>The window opens again in the language that you chose. The files that are open come back.</source>
        <translation>선택한 언어로 창을 다시 엽니다. 열려 있는 파일도 다시 열립니다.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>다시 열기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>moji::app::LengthLens</name>
    <message>
        <source>Lengths of the text</source>
        <translation>텍스트의 길이</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>Length in every unit</source>
        <translation>모든 단위의 길이</translation>
    </message>
    <message>
        <source>What a cut leaves</source>
        <translation>자르면 남는 것</translation>
    </message>
    <message>
        <source>Case and normal forms</source>
        <translation>대소문자와 정규화 형식</translation>
    </message>
    <message>
        <source>Where it fits</source>
        <translation>들어가는 곳</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>숨은 문자</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>줄의 순서</translation>
    </message>
    <message>
        <source>Cut after</source>
        <translation>자를 길이</translation>
    </message>
    <message>
        <source>How many of each unit a cut leaves</source>
        <translation>자르면 남을 각 단위의 개수</translation>
    </message>
    <message>
        <source>Language of case and order</source>
        <translation>대소문자와 순서의 언어</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>언어 없음</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Of the first %1 bytes of the document.</source>
        <translation>문서의 처음 %1바이트.</translation>
    </message>
    <message>
        <source>Of the whole document. Select a text to see its lengths.</source>
        <translation>문서 전체. 텍스트를 선택하면 그 길이를 보입니다.</translation>
    </message>
    <message>
        <source>Of the first %1 selected bytes.</source>
        <translation>선택 영역의 처음 %1바이트.</translation>
    </message>
    <message>
        <source>Of the selected text.</source>
        <translation>선택한 텍스트.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>재는 중</translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>길이 재기를 취소했습니다.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>다시 재기</translation>
    </message>
    <message>
        <source>The selection begins within a character, which counts whole.</source>
        <translation>선택이 문자 중간에서 시작하며, 그 문자는 통째로 셉니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence counts as U+FFFD.</source>
        <translation>
            <numerusform>잘못된 시퀀스 %1개를 U+FFFD로 셉니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences count as U+FFFD each.</source>
        <translation>
            <numerusform>잘못된 시퀀스 %1개를 U+FFFD로 셉니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::LengthsView</name>
    <message>
        <source>Selection</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>code pt</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16 단위</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>문자소 클러스터</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>At the caret</source>
        <translation>캐럿 위치</translation>
    </message>
</context>
<context>
    <name>moji::app::Lens</name>
    <message>
        <source>There are no bytes. Open a file, or enter text or bytes.</source>
        <translation>바이트가 없습니다. 파일을 열거나 텍스트 또는 바이트를 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensActions</name>
    <message>
        <source>Present and &amp;export</source>
        <translation>발표와 내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Present	F11</source>
        <translation>발표(&amp;P)	F11</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>그림 복사(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xport picture…</source>
        <translation>그림 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 도형 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 페이지 (*.pdf)</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>인쇄(&amp;N)…</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble as</source>
        <translation>표 복사 형식(&amp;B)</translation>
    </message>
    <message>
        <source>Export tab&amp;le…</source>
        <translation>표 내보내기(&amp;L)…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>표 내보내기</translation>
    </message>
    <message>
        <source>Copy &amp;dump as</source>
        <translation>덤프 복사 형식(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Exp&amp;ort dump…</source>
        <translation>덤프 내보내기(&amp;O)…</translation>
    </message>
    <message>
        <source>Export dump</source>
        <translation>덤프 내보내기</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>그림을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf.</source>
        <translation>그림 파일의 이름은 .png, .svg, .pdf 중 하나로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>파일을 썼습니다: %1.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>표를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>A table&apos;s name ends in .csv, .tsv, .md, .html or .json.</source>
        <translation>표 파일의 이름은 .csv, .tsv, .md, .html, .json 중 하나로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>Writing the table…</source>
        <translation>표를 쓰는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Try again.</source>
        <translation>그사이 표가 바뀌었습니다. 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The dump is on the clipboard.</source>
        <translation>덤프를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>A dump&apos;s name ends in .html or .md.</source>
        <translation>덤프 파일의 이름은 .html 또는 .md로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>Writing the dump</source>
        <translation>덤프 쓰는 중</translation>
    </message>
    <message>
        <source>%1 has no table.</source>
        <comment>a lens</comment>
        <translation>%1: 표가 없습니다.</translation>
    </message>
    <message>
        <source>There is no table here.</source>
        <translation>여기에는 표가 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensDocks</name>
    <message>
        <source>%1 does not have this state: %2.</source>
        <translation>%1 렌즈에 없는 상태입니다: %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensMenu</name>
    <message>
        <source>&amp;Folder</source>
        <translation>폴더(&amp;F)</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>강의(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>강의의 다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>강의의 이전 단계(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>강의 기록(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Open the lesson folder</source>
        <translation>강의 폴더 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>A step has at most %1 bytes. Copy the part that the lesson needs.</source>
        <translation>한 단계는 최대 %1바이트입니다. 강의에 필요한 부분을 복사하십시오.</translation>
    </message>
    <message>
        <source>The lesson folder is %1.</source>
        <translation>강의 폴더: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>모든 강의</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Broken lessons</source>
        <translation>잘못된 강의</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>Framed: %1</source>
        <translation>테두리 표시: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::LineExport</name>
    <message>
        <source>Re-encoding the lines</source>
        <translation>줄을 다시 인코딩하는 중</translation>
    </message>
    <message>
        <source>This is the document itself. Choose another name.</source>
        <translation>이것은 문서 자신입니다. 다른 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>The document has changed meanwhile; nothing was converted.</source>
        <translation>그사이 문서가 바뀌어 아무것도 변환하지 않았습니다.</translation>
    </message>
    <message>
        <source>Convert the lines to UTF-8</source>
        <translation>줄을 UTF-8로 변환</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was converted.</source>
        <translation>지금은 문서를 편집할 수 없어 아무것도 변환하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::LineWindowBar</name>
    <message>
        <source>Earlier</source>
        <translation>앞쪽</translation>
    </message>
    <message>
        <source>Lines before those listed</source>
        <translation>나열된 줄의 앞쪽 줄</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>뒤쪽</translation>
    </message>
    <message>
        <source>Lines after those listed</source>
        <translation>나열된 줄의 뒤쪽 줄</translation>
    </message>
    <message>
        <source>Line number</source>
        <translation>줄 번호</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Go to the line with this number</source>
        <translation>이 번호의 줄로 이동</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>1부터 %1까지의 번호를 입력하세요.</translation>
    </message>
    <message>
        <source>There is no line %1. Enter a number from 1 to %2.</source>
        <translation>%1번 줄이 없습니다. 1부터 %2까지의 번호를 입력하세요.</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesLens</name>
    <message>
        <source>Judging the lines</source>
        <translation>줄을 판정하는 중</translation>
    </message>
    <message>
        <source>Lines to show</source>
        <translation>표시할 줄</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>모든 줄</translation>
    </message>
    <message>
        <source>lines that differ</source>
        <translation>인코딩이 다른 줄</translation>
    </message>
    <message>
        <source>Show the lines</source>
        <translation>줄 표시</translation>
    </message>
    <message>
        <source>Convert the document</source>
        <translation>문서 변환</translation>
    </message>
    <message>
        <source>Export as UTF-8…</source>
        <translation>UTF-8로 내보내기…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Encodings of the lines</source>
        <translation>줄의 인코딩</translation>
    </message>
    <message>
        <source>Encoding of the line</source>
        <translation>줄의 인코딩</translation>
    </message>
    <message>
        <source>The line is in</source>
        <translation>이 줄의 인코딩</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>첫 번째는 %1번째 줄입니다.</translation>
    </message>
    <message>
        <source>Convert the lines although not all are certain?</source>
        <translation>확실하지 않은 줄이 있는데도 변환하시겠습니까?</translation>
    </message>
    <message>
        <source>Convert anyway</source>
        <translation>그래도 변환</translation>
    </message>
    <message>
        <source>Converted to UTF-8. Undo brings the lines back.</source>
        <translation>UTF-8로 변환했습니다. 실행 취소하면 줄이 되돌아갑니다.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>취소되었습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Export as UTF-8</source>
        <translation>UTF-8로 내보내기</translation>
    </message>
    <message>
        <source>Pin the line to</source>
        <translation>줄에 고정할 인코딩</translation>
    </message>
    <message>
        <source>No lines: there are no bytes.</source>
        <translation>줄이 없습니다: 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>Judging the lines.</source>
        <translation>줄을 판정하고 있습니다.</translation>
    </message>
    <message>
        <source>There are no lines.</source>
        <translation>줄이 없습니다.</translation>
    </message>
    <message>
        <source>Lines end at the byte 0A, which is not a line end in %1. Read the document as another encoding to look at its lines.</source>
        <translation>줄은 0A 바이트에서 끝나는데 %1에서는 그것이 줄 끝이 아닙니다. 줄을 보려면 문서를 다른 인코딩으로 읽으십시오.</translation>
    </message>
    <message>
        <source>One encoding explains the whole file: %1.</source>
        <translation>한 인코딩으로 파일 전체가 설명됩니다: %1.</translation>
    </message>
    <message>
        <source>Every line is %1.</source>
        <translation>모든 줄의 인코딩: %1.</translation>
    </message>
    <message>
        <source>lines that differ from %1</source>
        <translation>%1 인코딩이 아닌 줄</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>lines, encoding</comment>
        <translation>%2 %1줄</translation>
    </message>
    <message>
        <source>%1 in two encodings or none</source>
        <comment>lines</comment>
        <translation>두 인코딩에 맞거나 맞는 것이 없는 %1줄</translation>
    </message>
    <message>
        <source>Lines: %1 (%2).</source>
        <translation>줄 수: %1 (%2).</translation>
    </message>
    <message>
        <source>Documents of more than %1 MiB are exported, not converted in place.</source>
        <translation>%1 MiB를 넘는 문서는 그 자리에서 변환하지 않고 내보냅니다.</translation>
    </message>
    <message>
        <source>Every line from %1 to %2 of %3 is %4.</source>
        <translation>%3줄 중 %1~%2번째 줄 모두의 인코딩: %4.</translation>
    </message>
    <message>
        <source>Lines %1 to %2 of %3 (%4). Converting and exporting take all.</source>
        <translation>%3줄 중 %1~%2번째 줄 (%4). 변환과 내보내기는 모든 줄에 적용됩니다.</translation>
    </message>
    <message>
        <source>Written to %1 in UTF-8: %2. The decisions are in %3.</source>
        <translation>%1에 UTF-8로 썼습니다: %2. 결정 내용은 %3에 있습니다.</translation>
    </message>
    <message>
        <source>Converted to UTF-8; one damaged line is as it was. Undo brings the lines back.</source>
        <translation>UTF-8로 변환했습니다. 손상된 한 줄은 그대로입니다. 실행 취소하면 줄이 되돌아갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>Converted to UTF-8; %n damaged lines are as they were. Undo brings the lines back.</source>
        <translation>
            <numerusform>UTF-8로 변환했습니다. 손상된 %n줄은 그대로입니다. 실행 취소하면 줄이 되돌아갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>One line could be in another encoding too, or in none.</source>
        <translation>한 줄은 다른 인코딩일 수도 있고, 어느 것도 아닐 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could be in another encoding too, or in none.</source>
        <translation>
            <numerusform>%n줄은 다른 인코딩일 수도 있고, 어느 것도 아닐 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>One line is damaged: its bytes stay as they are.</source>
        <translation>한 줄이 손상되었습니다: 바이트를 그대로 둡니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are damaged: their bytes stay as they are.</source>
        <translation>
            <numerusform>%n줄이 손상되었습니다: 바이트를 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Judging the lines was cancelled.</source>
        <translation>줄 판정을 취소했습니다.</translation>
    </message>
    <message>
        <source>Judge the lines</source>
        <translation>줄 판정하기</translation>
    </message>
    <message>
        <source>Line %1 is not shown: only lines that differ from %2 are.</source>
        <translation>%1번 줄은 표시되지 않습니다: %2 인코딩이 아닌 줄만 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesModel</name>
    <message>
        <source>no encoding decodes it</source>
        <translation>디코딩되는 인코딩 없음</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>알 수 없음: 텍스트 같지 않음</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>미정: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>UTF-8 and %1</source>
        <translation>UTF-8 및 %1</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, 고정됨</translation>
    </message>
    <message>
        <source>Text as read</source>
        <translation>읽은 텍스트</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>신뢰도</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Or else</source>
        <translation>다른 후보</translation>
    </message>
    <message>
        <source>%1, damaged in one place</source>
        <translation>%1, 한 곳 손상</translation>
    </message>
    <message numerus="yes">
        <source>%1, damaged in %n places</source>
        <translation>
            <numerusform>%1, %n곳 손상</numerusform>
        </translation>
    </message>
    <message>
        <source>undecided: little or unusual text</source>
        <translation>미정: 텍스트가 적거나 특이함</translation>
    </message>
    <message>
        <source>none is likely: little or unusual text</source>
        <translation>가능성 있는 것 없음: 텍스트가 적거나 특이함</translation>
    </message>
</context>
<context>
    <name>moji::app::LookupLens</name>
    <message>
        <source>Block %1 of %2</source>
        <translation>블록 %1/%2</translation>
    </message>
    <message>
        <source>Bytes of the block</source>
        <translation>블록의 바이트</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Go to lane %1</source>
        <translation>레인 %1 위치로 이동</translation>
    </message>
</context>
<context>
    <name>moji::app::MachineView</name>
    <message>
        <source>%1 %2</source>
        <comment>bytes, what they do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state, its moves</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>States: %1.</source>
        <translation>상태: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope</source>
        <translation>%1[*] – Mojiscope</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>끌어 놓은 텍스트</translation>
    </message>
    <message>
        <source>No more problems in this direction.</source>
        <translation>이 방향에는 문제가 더 없습니다.</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope (sandbox)</source>
        <translation>%1[*] – Mojiscope (샌드박스)</translation>
    </message>
</context>
<context>
    <name>moji::app::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>설명서에서 찾기</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지 목록</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>뒤로 (Alt+왼쪽)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>앞으로 (Alt+오른쪽)</translation>
    </message>
    <message>
        <source>%1 – Mojiscope manual</source>
        <translation>%1 – Mojiscope 설명서</translation>
    </message>
</context>
<context>
    <name>moji::app::MojibakeLens</name>
    <message>
        <source>Backwards</source>
        <translation>되짚기</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>깨뜨리기</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>시뮬레이터</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>메모 제거</translation>
    </message>
    <message>
        <source>%1 from offset %2: %3</source>
        <translation>%1, 오프셋 %2부터: %3</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteMenu</name>
    <message>
        <source>Note on t&amp;he bytes…</source>
        <translation>바이트에 메모 쓰기(&amp;H)…</translation>
    </message>
    <message>
        <source>There is no byte at the caret. Select the bytes of the note.</source>
        <translation>캐럿 위치에 바이트가 없습니다. 메모할 바이트를 선택하십시오.</translation>
    </message>
    <message>
        <source>A document can have %1 notes. Remove one to write another.</source>
        <translation>문서 하나에 메모를 %1개까지 쓸 수 있습니다. 하나를 지우면 다른 것을 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::NotesModel</name>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>moji::app::Opener</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>읽기가 취소되었습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>moji::app::OpeningDetection</name>
    <message>
        <source>Read as %1, as its byte-order mark says.</source>
        <translation>바이트 순서 표시에 따라 %1 인코딩으로 읽습니다.</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it; it is %2 bits likelier than %3.</source>
        <translation>%1 인코딩으로 읽습니다: 모든 바이트가 이 인코딩의 텍스트입니다. %3보다 %2비트만큼 더 그럴듯합니다.</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it.</source>
        <translation>%1 인코딩으로 읽습니다: 모든 바이트가 이 인코딩의 텍스트입니다.</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2; it is %3 bits likelier than %4.</source>
        <translation>%1 인코딩으로 읽습니다: 텍스트의 언어는 %2인 것 같습니다. %4보다 %3비트만큼 더 그럴듯합니다.</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2.</source>
        <translation>%1 인코딩으로 읽습니다: 텍스트의 언어는 %2인 것 같습니다.</translation>
    </message>
    <message>
        <source>The first malformed bytes are %1 at offset %2.</source>
        <translation>첫 잘못된 바이트: 오프셋 %2의 %1.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: it does not look like text in any encoding.</source>
        <translation>형식이 잘못되었지만 UTF-8로 표시합니다: 어떤 인코딩의 텍스트로도 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed. The encoding is uncertain. Candidates: %1.</source>
        <translation>형식이 잘못되었지만 UTF-8로 표시합니다. 인코딩이 불확실합니다. 후보: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Detecting the encoding</source>
        <translation>인코딩을 감지하는 중</translation>
    </message>
    <message>
        <source>Shown as %1: the file has NULs, as binary data has, but what is between them is text.</source>
        <translation>%1(으)로 표시함: 파일에 이진 데이터처럼 NUL이 있지만, 그 사이는 텍스트입니다.</translation>
    </message>
    <message>
        <source>Shown as UTF-8; its lines are in several encodings: %1.</source>
        <translation>UTF-8로 표시합니다. 줄마다 인코딩이 다릅니다: %1.</translation>
    </message>
    <message>
        <source>Read as %1, as the file itself declares: its bytes would be text in other encodings too.</source>
        <translation>파일이 스스로 선언한 대로 %1(으)로 읽었습니다. 이 바이트는 다른 인코딩에서도 텍스트입니다.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: no other encoding is likelier.</source>
        <translation>형식이 잘못되었지만 UTF-8로 표시합니다: 더 그럴듯한 다른 인코딩이 없습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>개관</translation>
    </message>
    <message>
        <source>The whole document. Click to go there.</source>
        <translation>문서 전체. 클릭하면 그곳으로 갑니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::PageView</name>
    <message>
        <source>Drawn just now by the lens itself, in your colours</source>
        <translation>렌즈가 방금 사용자의 색으로 직접 그린 그림</translation>
    </message>
</context>
<context>
    <name>moji::app::PaperModel</name>
    <message>
        <source>%1 times</source>
        <translation>%1배</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <translation>%1~%2배</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>가장 빠른 커널이 몇 배 빠른가</translation>
    </message>
    <message>
        <source>In the paper, random text</source>
        <translation>논문(무작위 텍스트)</translation>
    </message>
    <message>
        <source>Here, random text</source>
        <translation>여기(무작위 텍스트)</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteDialog</name>
    <message>
        <source>Paste as</source>
        <translation>형식을 골라 붙여넣기</translation>
    </message>
    <message>
        <source>Read the clipboard as</source>
        <translation>클립보드를 읽을 형식</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>%1 will be inserted at offset %2.</source>
        <translation>오프셋 %2 위치에 %1를 삽입합니다.</translation>
    </message>
    <message>
        <source>%1 will replace the %2 selected at offset %3.</source>
        <translation>오프셋 %3에서 선택한 %2를 %1로 바꿉니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteOffer</name>
    <message>
        <source>Pasted as text. It also reads as %1: %2, %3.</source>
        <translation>텍스트로 붙여넣었습니다. %1 형식으로도 읽힙니다: %2, %3.</translation>
    </message>
    <message>
        <source>Keep as text</source>
        <translation>텍스트로 유지</translation>
    </message>
    <message>
        <source>Paste as bytes</source>
        <translation>바이트로 붙여넣기</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceLabel</name>
    <message>
        <source>Counting lines</source>
        <translation>줄을 세는 중</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>줄 %1, 열 %2</translation>
    </message>
    <message>
        <source>Line …, column …</source>
        <translation>줄 …, 열 …</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceSearch</name>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>Character %1 is past the end; the last one is %2.</source>
        <translation>문자 %1은(는) 끝을 지났습니다. 마지막 문자는 %2입니다.</translation>
    </message>
    <message>
        <source>Line %1 is past the end, which is line %2, column %3.</source>
        <translation>줄 %1은(는) 끝을 지났습니다. 끝은 줄 %2, 열 %3입니다.</translation>
    </message>
    <message>
        <source>Column %1 is past the end of line %2, which is column %3.</source>
        <translation>열 %1은(는) 줄 %2의 끝을 지났습니다. 그 줄의 끝은 열 %3입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>기본 설정</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>설정 묶음</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>설정 (*.json)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>설정 가져오기</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>설정 내보내기</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>모두 기본값으로(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>No setting contains “%1”.</source>
        <translation>‘%1’: 이 말이 있는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>All settings have their usual values.</source>
        <translation>모든 설정을 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>The settings were exported to %1.</source>
        <translation>설정을 내보냈습니다: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>The settings were imported from %1.</source>
        <translation>설정을 가져왔습니다: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::Presentation</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, 단계 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, encoding</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Esc leaves · Page Down next step of the lesson · S spotlight · B black</source>
        <translation>Esc 끝내기 · Page Down 강의의 다음 단계 · S 스포트라이트 · B 검은 화면</translation>
    </message>
    <message>
        <source>Esc leaves · Right or Page Down next step · S spotlight · B black</source>
        <translation>Esc 끝내기 · 오른쪽 화살표 또는 Page Down 다음 단계 · S 스포트라이트 · B 검은 화면</translation>
    </message>
    <message>
        <source>Esc leaves · S spotlight · B black · Ctrl+plus larger</source>
        <translation>Esc 끝내기 · S 스포트라이트 · B 검은 화면 · Ctrl+더하기 더 크게</translation>
    </message>
    <message>
        <source>%1 – Mojiscope</source>
        <translation>%1 – Mojiscope</translation>
    </message>
    <message>
        <source>Presentation of %1</source>
        <translation>%1 발표</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>전</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>전: %1</translation>
    </message>
    <message>
        <source>After</source>
        <translation>후</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>후: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewView</name>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other characters</source>
        <translation>
            <numerusform>외 문자 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Previewing the conversion</source>
        <translation>변환을 미리 보는 중</translation>
    </message>
    <message>
        <source>Before and after the conversion</source>
        <translation>변환 전과 후</translation>
    </message>
    <message>
        <source>There is nothing to compare: %1.</source>
        <translation>비교할 것이 없습니다: %1.</translation>
    </message>
    <message>
        <source>Line %1: bytes %2 become %3.</source>
        <translation>%1번째 줄: 바이트 %2 → %3.</translation>
    </message>
    <message>
        <source>Line %1 stays as it is.</source>
        <translation>%1번째 줄은 그대로입니다.</translation>
    </message>
    <message>
        <source>Its lines are in %1; what is not ASCII shows as � before.</source>
        <translation>줄의 인코딩: %1. ASCII가 아닌 것은 ‘전’에 �로 표시됩니다.</translation>
    </message>
    <message>
        <source>Characters that %1 lacks: %2.</source>
        <translation>%1 인코딩에 없는 문자: %2.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other character</source>
        <translation>
            <numerusform>외 문자 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3, the first in line %4)</source>
        <translation>%1 %2 (%3, 첫 위치는 %4번째 줄)</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemActions</name>
    <message>
        <source>The document is read-only</source>
        <translation>문서가 읽기 전용입니다</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>바이트 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>U+FFFD로 바꾸기(&amp;U)</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>U+FFFD로 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Keep, go to the next problem</source>
        <translation>그대로 두고 다음 문제로 이동(&amp;K)</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>이 종류 모두 복원…</translation>
    </message>
    <message>
        <source>Repair problems…</source>
        <translation>문제 복원…</translation>
    </message>
    <message>
        <source>&amp;Read the bytes as</source>
        <translation>바이트를 읽을 인코딩(&amp;R)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an encoding, and what the bytes are in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>%1에서 변환</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemPages</name>
    <message>
        <source>Reading problems</source>
        <translation>문제를 읽는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemRepairDialog</name>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Working out the repair</source>
        <translation>복원을 계산하는 중</translation>
    </message>
    <message>
        <source>Repair problems</source>
        <translation>문제 복원</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>&amp;This one, at offset %1</source>
        <translation>오프셋 %1의 이 문제(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This one</source>
        <translation>이 문제(&amp;T)</translation>
    </message>
    <message>
        <source>All of this &amp;kind, %1: %2</source>
        <translation>이 종류 모두, %1: %2개(&amp;K)</translation>
    </message>
    <message>
        <source>All of this &amp;kind</source>
        <translation>이 종류 모두(&amp;K)</translation>
    </message>
    <message>
        <source>Those in the &amp;selection: %1</source>
        <translation>선택 영역에 있는 것: %1개(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>모두: %1개(&amp;A)</translation>
    </message>
    <message>
        <source>How</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>바이트 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>U+FFFD로 바꾸기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Read as another encoding</source>
        <translation>다른 인코딩으로 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Encoding to read as</source>
        <translation>읽을 인코딩</translation>
    </message>
    <message>
        <source>First changes</source>
        <translation>처음 몇 가지 변경</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Bytes now</source>
        <translation>현재 바이트</translation>
    </message>
    <message>
        <source>Bytes then</source>
        <translation>복원 후 바이트</translation>
    </message>
    <message>
        <source>Text then</source>
        <translation>복원 후 텍스트</translation>
    </message>
    <message>
        <source>The document is still being scanned. The preview follows.</source>
        <translation>문서를 아직 검사하는 중입니다. 끝나면 미리 보기를 표시합니다.</translation>
    </message>
    <message>
        <source>%1 are more than can be undone at once (%2). Select a part of the document, or use “moji decode”.</source>
        <translation>%1: 한 번에 실행 취소할 수 있는 수(%2개)를 넘습니다. 문서의 일부를 선택하거나 moji decode를 쓰십시오.</translation>
    </message>
    <message>
        <source>Working out the repair…</source>
        <translation>복원을 계산하는 중…</translation>
    </message>
    <message>
        <source>None of these problems can be repaired this way. Choose another way, or another encoding.</source>
        <translation>이 문제들은 이 방법으로 복원할 수 없습니다. 다른 방법이나 다른 인코딩을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 will be repaired. Undo takes them all back.</source>
        <translation>%1를 복원합니다. 실행 취소하면 모두 되돌아갑니다.</translation>
    </message>
    <message>
        <source>%1 Not readable this way, and kept: %2.</source>
        <translation>%1 이 방법으로 읽을 수 없어 그대로 둠: %2.</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>%1 복원</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was repaired.</source>
        <translation>지금은 문서를 편집할 수 없어 아무것도 고치지 않았습니다.</translation>
    </message>
    <message>
        <source>Working out the repair was cancelled. Choose something else, or open this dialog again.</source>
        <translation>복원 계산을 취소했습니다. 다른 것을 선택하거나 이 창을 다시 여세요.</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemWalk</name>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsButton</name>
    <message>
        <source>%1 or more</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>not fully scanned</source>
        <translation>검사가 덜 끝남</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>유효한 %1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>문제 없음</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>다음 문제로 이동</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>검사하는 중</translation>
    </message>
    <message>
        <source>No problems found so far</source>
        <translation>아직 발견된 문제 없음</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsLens</name>
    <message>
        <source>A decoder writes U+FFFD in their places: %1 in all.</source>
        <translation>디코더는 그 자리에 U+FFFD를 씁니다: 모두 %1개.</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>모든 종류</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>앞쪽</translation>
    </message>
    <message>
        <source>Previous problems</source>
        <translation>이전 문제들</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>뒤쪽</translation>
    </message>
    <message>
        <source>Next problems</source>
        <translation>다음 문제들</translation>
    </message>
    <message>
        <source>Problem number</source>
        <translation>문제 번호</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Go to the problem with this number</source>
        <translation>이 번호의 문제로 이동</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>all kinds: %1</source>
        <translation>모든 종류: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 Before that:</source>
        <translation>%1 그 전까지:</translation>
    </message>
    <message>
        <source>Scanning. No problems found so far.</source>
        <translation>검사하는 중입니다. 아직 발견된 문제가 없습니다.</translation>
    </message>
    <message>
        <source>No bytes, so no problems.</source>
        <translation>바이트가 없으므로 문제도 없습니다.</translation>
    </message>
    <message>
        <source>No problems. The only byte is valid %1.</source>
        <translation>문제가 없습니다. 하나뿐인 바이트는 유효한 %1입니다.</translation>
    </message>
    <message>
        <source>No problems. All %1 bytes are valid %2.</source>
        <translation>문제가 없습니다. %1바이트 모두 유효한 %2입니다.</translation>
    </message>
    <message>
        <source>Genuine U+FFFD in the text: %1. They are not errors, but text was lost earlier.</source>
        <translation>텍스트에 있는 본래의 U+FFFD: %1. 오류는 아니지만 전에 텍스트를 잃은 것입니다.</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%3개 중 %1~%2</translation>
    </message>
    <message>
        <source>Scanning. %1 found so far.</source>
        <translation>검사하는 중입니다. 현재 %1개 발견.</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>복원…</translation>
    </message>
    <message>
        <source>Delete or replace problems, or read them as another encoding</source>
        <translation>문제를 삭제하거나 바꾸거나 다른 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>1부터 %1까지의 번호를 입력하세요.</translation>
    </message>
    <message>
        <source>There is no problem %1. Enter a number from 1 to %2.</source>
        <translation>%1번 문제가 없습니다. 1부터 %2까지의 번호를 입력하세요.</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsModel</name>
    <message>
        <source>lead byte</source>
        <translation>선행 바이트</translation>
    </message>
    <message>
        <source>Bytes of the problem</source>
        <translation>문제의 바이트</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>moji::app::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Progress of the folder</source>
        <translation>폴더 진행 상황</translation>
    </message>
</context>
<context>
    <name>moji::app::QuestionView</name>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation>16진수 바이트</translation>
    </message>
    <message>
        <source>Selected: offset %1, byte %2</source>
        <translation>선택: 오프셋 %1, 바이트 %2</translation>
    </message>
    <message>
        <source>Select a byte in the grid, then choose Check.</source>
        <translation>격자에서 바이트를 선택한 다음 ‘확인’을 누르십시오.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Selected: offsets %1..%2, bytes %3</source>
        <translation>선택: 오프셋 %1..%2, 바이트 %3</translation>
    </message>
</context>
<context>
    <name>moji::app::RaceModel</name>
    <message>
        <source>Hoehrmann, verdict only</source>
        <translation>Hoehrmann, 판정만</translation>
    </message>
    <message>
        <source>Kernel without SIMD</source>
        <translation>SIMD 없는 커널</translation>
    </message>
    <message>
        <source>Kernel for %1</source>
        <comment>processor extension</comment>
        <translation>%1용 커널</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>디코딩</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1GB/s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>하는 일</translation>
    </message>
    <message>
        <source>Speed, median of the rounds</source>
        <translation>속도(각 회의 중앙값)</translation>
    </message>
    <message>
        <source>Half of the rounds</source>
        <translation>가운데 절반</translation>
    </message>
    <message>
        <source>Bytes a cycle</source>
        <translation>주기당 바이트</translation>
    </message>
    <message>
        <source>Only reading the bytes</source>
        <translation>바이트 읽기만</translation>
    </message>
</context>
<context>
    <name>moji::app::RacePage</name>
    <message>
        <source>Racing the decoders</source>
        <translation>디코더의 속도를 겨루는 중</translation>
    </message>
    <message>
        <source>Speeds of the decoders</source>
        <translation>디코더의 속도</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Export the race…</source>
        <translation>겨룬 결과 내보내기…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Bytes overwritten at random</source>
        <translation>무작위로 덮어쓸 바이트</translation>
    </message>
    <message>
        <source>The paper by Keiser and Lemire, and this race</source>
        <translation>Keiser와 Lemire의 논문과 이번 결과</translation>
    </message>
    <message>
        <source>The document has no bytes to race on. Choose another text.</source>
        <translation>문서에 겨룰 바이트가 없습니다. 다른 텍스트를 고르십시오.</translation>
    </message>
    <message>
        <source>%1 with %2 of the bytes overwritten</source>
        <translation>%1(바이트의 %2 덮어씀)</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>The first round is running.</source>
        <translation>첫 회를 실행하고 있습니다.</translation>
    </message>
    <message>
        <source>Start: every decoder reads the same text again and again, in turns.</source>
        <translation>‘시작’을 누르면 모든 디코더가 같은 텍스트를 번갈아 되풀이해서 읽습니다.</translation>
    </message>
    <message>
        <source>Round %1 of %2. %3.</source>
        <translation>%2회 중 %1회째. %3.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so the figures are rough and only the ratios count.</source>
        <translation>가상 머신입니다. 다른 가상 머신과 프로세서를 나누어 쓰므로 수치는 대략적이며, 비율만 의미가 있습니다.</translation>
    </message>
    <message>
        <source>A race&apos;s name ends in .csv or .svg.</source>
        <translation>파일 이름은 .csv 또는 .svg로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>Export the race</source>
        <translation>겨룬 결과 내보내기</translation>
    </message>
    <message>
        <source>Pictures (*.svg);;Tables (*.csv)</source>
        <translation>그림 (*.svg);;표 (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>파일을 썼습니다: %1.</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1, %2, %3, 프로세서: %4</translation>
    </message>
    <message>
        <source>The dashed line is a plain loop that only reads every byte.</source>
        <translation>점선은 모든 바이트를 읽기만 하는 단순한 루프의 속도입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::RecordDialog</name>
    <message>
        <source>Record a lesson</source>
        <translation>강의 기록</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Lesson file</source>
        <translation>강의 파일</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>보여 줄 것</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>강의 (*.json)</translation>
    </message>
    <message>
        <source>The step was added to %1.</source>
        <translation>단계를 추가했습니다: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::Recovery</name>
    <message>
        <source>Looking for unsaved edits</source>
        <translation>저장하지 않은 편집을 찾는 중</translation>
    </message>
    <message>
        <source>Recover unsaved edits of %1 (%2)?</source>
        <translation>%1(%2)의 저장하지 않은 편집을 복구하시겠습니까?</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>저장하지 않은 편집</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>편집 복구</translation>
    </message>
</context>
<context>
    <name>moji::app::RemarkPage</name>
    <message>
        <source>&amp;Go to</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>제거(&amp;M)</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairMenu</name>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>The document is read-only</source>
        <translation>문서가 읽기 전용입니다</translation>
    </message>
    <message>
        <source>Select bytes, or go to a problem</source>
        <translation>바이트를 선택하거나 문제로 이동하십시오</translation>
    </message>
    <message>
        <source>Select fewer bytes</source>
        <translation>바이트를 더 적게 선택하십시오</translation>
    </message>
    <message>
        <source>%1 at offset %2</source>
        <translation>오프셋 %2의 %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>&amp;Replace by U+FFFD</source>
        <translation>U+FFFD로 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>U+FFFD로 바꾸기</translation>
    </message>
    <message>
        <source>%1: becomes %2</source>
        <translation>%1: 결과는 %2</translation>
    </message>
    <message>
        <source>Read the &amp;bytes as</source>
        <translation>바이트를 읽을 인코딩(&amp;B)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>%1에서 변환</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsModel</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsPage</name>
    <message>
        <source>Searching repairs</source>
        <translation>복원 방법을 찾는 중</translation>
    </message>
    <message>
        <source>Search depth</source>
        <translation>탐색 깊이</translation>
    </message>
    <message>
        <source>How many steps a chain may have</source>
        <translation>사슬의 최대 단계 수</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1단계</translation>
    </message>
    <message>
        <source>up to %1 steps</source>
        <translation>최대 %1단계</translation>
    </message>
    <message>
        <source>Copy chain</source>
        <translation>사슬 복사</translation>
    </message>
    <message>
        <source>The steps as JSON, to be replayed</source>
        <translation>다시 실행할 수 있는 JSON 단계</translation>
    </message>
    <message>
        <source>Apply repair</source>
        <translation>복원 적용</translation>
    </message>
    <message>
        <source>One edit; Ctrl+Z takes it back</source>
        <translation>편집 한 번으로 적용되며 Ctrl+Z로 되돌립니다</translation>
    </message>
    <message>
        <source>Select text to see what happened to it.</source>
        <translation>텍스트를 선택하면 무슨 일이 있었는지 보입니다.</translation>
    </message>
    <message>
        <source>Only the beginning was examined. Not examined: %1.</source>
        <translation>앞부분만 살펴보았습니다. 살펴보지 않은 부분: %1.</translation>
    </message>
    <message>
        <source>Already good text: no edit is offered.</source>
        <translation>이미 올바른 텍스트: 제안할 편집이 없습니다.</translation>
    </message>
    <message>
        <source>%1 more are not shown.</source>
        <translation>표시하지 않은 것: %1.</translation>
    </message>
    <message>
        <source>It cannot be applied: %1 has no %2.</source>
        <translation>적용할 수 없습니다: %1 인코딩에 없는 것: %2.</translation>
    </message>
    <message>
        <source>Examined: the selection, %1 at %2.</source>
        <translation>살펴본 곳: 선택 영역, 오프셋 %2의 %1.</translation>
    </message>
    <message>
        <source>Examined: the caret&apos;s line, %1 at %2.</source>
        <translation>살펴본 곳: 캐럿이 있는 줄, 오프셋 %2의 %1.</translation>
    </message>
    <message>
        <source>Damaged places: %1.</source>
        <translation>손상된 곳: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>처음 %1개만 나열합니다.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>찾기를 취소했습니다.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>다시 찾기</translation>
    </message>
    <message>
        <source>Apply all lossless in the selection (%1)</source>
        <translation>선택 영역의 무손실 복원 모두 적용 (%1)</translation>
    </message>
    <message>
        <source>Apply all lossless in this line (%1)</source>
        <translation>이 줄의 무손실 복원 모두 적용 (%1)</translation>
    </message>
    <message>
        <source>No damage found in the selection (%1). No repair is offered.</source>
        <translation>선택 영역(%1)에서 손상을 찾지 못했습니다. 제안할 복원이 없습니다.</translation>
    </message>
    <message>
        <source>No damage found in the caret&apos;s line (%1). No repair is offered. Other lines are examined when they are selected.</source>
        <translation>캐럿이 있는 줄(%1)에서 손상을 찾지 못했습니다. 제안할 복원이 없습니다. 다른 줄은 선택하면 살펴봅니다.</translation>
    </message>
    <message>
        <source>Repaired: %1.</source>
        <translation>복원함: %1.</translation>
    </message>
    <message>
        <source>No damage found in the first %1 of the selection. Not examined: %2. No repair is offered.</source>
        <translation>선택 영역의 앞부분(%1)에서 손상을 찾지 못했습니다. 살펴보지 않은 부분: %2. 제안할 복원이 없습니다.</translation>
    </message>
    <message>
        <source>No damage found in the %1 around the caret. Its line is longer: the rest is examined when it is selected. No repair is offered.</source>
        <translation>캐럿 주변(%1)에서 손상을 찾지 못했습니다. 줄은 더 깁니다. 나머지는 선택하면 살펴봅니다. 제안할 복원이 없습니다.</translation>
    </message>
    <message>
        <source>Examined: of the caret&apos;s line, which is longer, %1 at %2.</source>
        <translation>살펴본 곳: 캐럿이 있는 줄의 일부(줄은 더 깁니다), 오프셋 %2의 %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsTable</name>
    <message>
        <source>Repairs</source>
        <translation>복원 목록</translation>
    </message>
</context>
<context>
    <name>moji::app::ReplaceRow</name>
    <message>
        <source>Replace with</source>
        <translation>바꿀 내용</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>모두 바꾸기</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportModel</name>
    <message>
        <source>Section %1</source>
        <translation>%1 구역</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportView</name>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>moji::app::SaveSessionDialog</name>
    <message>
        <source>&amp;Keep the bytes in the session (%1); it opens anywhere</source>
        <translation>바이트를 세션에 보관, %1: 어디서나 열림(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Name the files (%n); they must stay where they are</source>
        <translation>
            <numerusform>파일 %n개를 경로로 지정: 파일이 제자리에 있어야 함(&amp;N)</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>세션 저장</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>선택(&amp;C)…</translation>
    </message>
    <message>
        <source>Session file</source>
        <translation>세션 파일</translation>
    </message>
    <message>
        <source>&amp;Session file</source>
        <translation>세션 파일(&amp;S)</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>세션 (*.mojiscope)</translation>
    </message>
</context>
<context>
    <name>moji::app::Saving</name>
    <message>
        <source>Editing is blocked while the file is being saved.</source>
        <translation>파일을 저장하는 동안에는 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>문서가 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>Saving was cancelled. The file is unchanged.</source>
        <translation>저장이 취소되었습니다. 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>%1 인코딩으로 저장</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>선택한 것이 없습니다.</translation>
    </message>
    <message>
        <source>Export the selection</source>
        <translation>선택 영역 내보내기</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>파일이 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>Another program changed the file after it was opened. Saving would mix its bytes with your edits.</source>
        <translation>파일을 연 뒤 다른 프로그램이 파일을 바꾸었습니다. 저장하면 그 바이트와 이 편집이 섞입니다.</translation>
    </message>
    <message>
        <source>Another program replaced the file. Saving overwrites its version.</source>
        <translation>다른 프로그램이 파일을 교체했습니다. 저장하면 그 버전을 덮어씁니다.</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>그래도 저장</translation>
    </message>
    <message>
        <source>The selection was exported.</source>
        <translation>선택 영역을 내보냈습니다.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>저장했습니다.</translation>
    </message>
    <message>
        <source>The owner of the file could not be kept.</source>
        <translation>파일의 소유자를 유지하지 못했습니다.</translation>
    </message>
    <message>
        <source>Not all attributes of the file could be kept.</source>
        <translation>파일의 속성을 모두 유지하지는 못했습니다.</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <translation>파일을 저장하고 있습니다.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1의 변경 내용을 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>The file has another name (a hard link), which would keep the old bytes.</source>
        <translation>이 파일에는 다른 이름(하드 링크)이 하나 있으며, 그 이름에는 이전 바이트가 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n other names (hard links), which would keep the old bytes.</source>
        <translation>
            <numerusform>이 파일에는 다른 이름(하드 링크)이 %n개 있으며, 그 이름들에는 이전 바이트가 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is still being saved. Try again when that is done.</source>
        <translation>파일을 아직 저장하는 중입니다. 저장이 끝난 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Editing is blocked while the file is being read.</source>
        <translation>파일을 읽는 동안에는 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is still being read. Try again when that is done.</source>
        <translation>파일을 아직 읽는 중입니다. 읽기가 끝난 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Another program changed %1, which the document takes bytes from. Saving would mix old and new bytes of it.</source>
        <translation>문서가 바이트를 읽어 오는 %1 파일을 다른 프로그램이 바꾸었습니다. 저장하면 그 파일의 이전 바이트와 새 바이트가 섞입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::ScopeToggle</name>
    <message>
        <source>Select the bytes to search in first, then press In selection.</source>
        <translation>먼저 검색할 바이트를 선택한 다음 ‘선택 영역에서’를 누르세요.</translation>
    </message>
    <message>
        <source>The search is limited to %1 at offset %2.</source>
        <translation>오프셋 %2의 %1에서만 검색합니다.</translation>
    </message>
    <message>
        <source>Search only in the bytes that are selected now</source>
        <translation>지금 선택된 바이트에서만 검색</translation>
    </message>
</context>
<context>
    <name>moji::app::SearchFields</name>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16진수</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>정규식</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>찾는 방식</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>대소문자 구분</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>온전한 낱말</translation>
    </message>
    <message>
        <source>Encoding of the text to find</source>
        <translation>찾을 텍스트의 인코딩</translation>
    </message>
    <message>
        <source>As the document (%1)</source>
        <translation>문서와 같음 (%1)</translation>
    </message>
    <message>
        <source>In selection</source>
        <translation>선택 영역에서</translation>
    </message>
</context>
<context>
    <name>moji::app::Session</name>
    <message>
        <source>Open, now and at every start</source>
        <translation>지금, 그리고 시작할 때마다 열기</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>열지 않기</translation>
    </message>
    <message>
        <source>Open the file of the last session again?</source>
        <translation>지난 세션의 파일을 다시 여시겠습니까?</translation>
    </message>
    <message numerus="yes">
        <source>Open the %n files of the last session again?</source>
        <translation>
            <numerusform>지난 세션의 파일 %n개를 다시 여시겠습니까?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::SessionFiles</name>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>세션 열기(&amp;I)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve session as…</source>
        <translation>다른 이름으로 세션 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Copy as command &amp;line</source>
        <translation>명령줄로 복사(&amp;L)</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>세션 열기</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>세션 (*.mojiscope)</translation>
    </message>
    <message>
        <source>A session holds at most %1 of bytes. Save %2 to a file, and let the session name the files.</source>
        <translation>세션에는 바이트를 최대 %1까지 담을 수 있습니다. %2 문서를 파일로 저장하고, 세션에서 파일을 경로로 지정하십시오.</translation>
    </message>
    <message>
        <source>A session holds at most %1 documents.</source>
        <translation>세션에는 문서를 최대 %1개까지 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2</source>
        <translation>세션으로 열 수 없습니다. %1: %2</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with: its bytes are different. The selection, bookmarks and notes may be at other bytes.</source>
        <translation>%1: 세션을 저장할 때의 파일이 아닙니다. 바이트가 다르므로 선택 영역, 책갈피, 메모가 다른 바이트에 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The session names files that cannot be opened: %1.</source>
        <translation>세션에 지정된 파일 중 열 수 없는 것이 있습니다: %1.</translation>
    </message>
    <message>
        <source>The session opened files outside its folder: %1.</source>
        <translation>세션이 자기 폴더 밖의 파일을 열었습니다: %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>세션을 저장했습니다: %1.</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>명령줄을 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::SettingEditor</name>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>‘%1’의 기본값</translation>
    </message>
    <message>
        <source>Go back to the usual value</source>
        <translation>기본값으로 되돌리기</translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation>프로그램 기본 글꼴</translation>
    </message>
</context>
<context>
    <name>moji::app::Settings</name>
    <message>
        <source>There is no setting “%1”.</source>
        <translation>없는 설정입니다: ‘%1’.</translation>
    </message>
    <message>
        <source>“%1” cannot be %2. It takes %3.</source>
        <translation>‘%1’ 설정에 쓸 수 없는 값: %2. 필요한 값: %3.</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2, and the defaults are used.</source>
        <translation>파일이 손상되었습니다: %1. 손상된 파일을 %2 이름으로 보관하고 기본값을 씁니다.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. %1</source>
        <translation>설정을 저장할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>This is no JSON: %1 at byte %2.</source>
        <translation>JSON이 아닙니다: %2번째 바이트에서 %1.</translation>
    </message>
    <message>
        <source>This is no file of settings: an object with a value for each key is expected.</source>
        <translation>설정 파일이 아닙니다: 키마다 값이 있는 객체가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::ShareBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Files by encoding</source>
        <translation>인코딩별 파일</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Show these files alone, or all again</source>
        <translation>이 파일만 표시하거나 다시 모두 표시</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>&amp;Find a key or an action</source>
        <translation>키나 동작 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>키나 동작 찾기</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsModel</name>
    <message>
        <source>Also: %1. Neither works.</source>
        <translation>같은 키: %1. 어느 쪽도 작동하지 않습니다.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>충돌</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>새 키(&amp;K):</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Press the keys for the chosen action.</source>
        <translation>선택한 동작에 쓸 키를 누르십시오.</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>지정(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move keys</source>
        <translation>키 제거(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>기본 키(&amp;U)</translation>
    </message>
    <message>
        <source>All us&amp;ual keys</source>
        <translation>모두 기본 키로(&amp;U)</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Assign takes it away from there.</source>
        <translation>%1: 현재 ‘%2’의 키입니다. ‘지정’을 누르면 거기서는 빠집니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::SimulatorPage</name>
    <message>
        <source>State %1 of %2</source>
        <translation>상태 %1/%2</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>JSON 복사</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>JSON 붙여넣기</translation>
    </message>
    <message>
        <source>Text and steps, for a lesson or a colleague</source>
        <translation>강의나 동료에게 줄 텍스트와 단계</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>원본 텍스트</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>손상</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Kind of step</source>
        <translation>단계의 종류</translation>
    </message>
    <message>
        <source>Encoding of the step</source>
        <translation>단계의 인코딩</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The text as it was.</source>
        <translation>원래의 텍스트.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>단계 %1: %2.</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>표시하지 않음: %1.</translation>
    </message>
    <message>
        <source>The steps end here: %1</source>
        <translation>단계가 여기서 끝납니다: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no steps: %1</source>
        <translation>클립보드에 단계가 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>New here? Three things in one minute: what a byte is, where text is broken, and how it reads in another encoding.</source>
        <translation>처음이십니까? 1분이면 세 가지를 알 수 있습니다: 바이트가 무엇인지, 텍스트의 어디가 깨졌는지, 다른 인코딩으로는 어떻게 읽히는지.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>괜찮습니다</translation>
    </message>
    <message>
        <source>Paste or type anything</source>
        <translation>무엇이든 붙여넣거나 입력하십시오</translation>
    </message>
    <message>
        <source>Text, hex bytes (E4 B8 96), escapes (\u4E16, %E4%B8%96), or the path of a file</source>
        <translation>텍스트, 16진수 바이트(E4 B8 96), 이스케이프(\u4E16, %E4%B8%96), 파일 경로</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>텍스트로 열기</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>폴더…</translation>
    </message>
    <message>
        <source>Session…</source>
        <translation>세션…</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>견본</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>No files yet. You can also drop files anywhere here.</source>
        <translation>아직 파일이 없습니다. 파일을 이 페이지 어디에나 끌어 놓을 수도 있습니다.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Lessons by topic</source>
        <translation>주제별 강의</translation>
    </message>
    <message>
        <source>%1  –  %2</source>
        <comment>file, folder</comment>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>This is the path of a file or folder.</source>
        <translation>파일이나 폴더의 경로입니다.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>This also reads as %1: %2, %3.</source>
        <translation>다르게 읽으면 %1: %2, %3.</translation>
    </message>
    <message>
        <source>Open as bytes</source>
        <translation>바이트로 열기</translation>
    </message>
    <message>
        <source>Enter opens it; Shift+Enter begins a new line.</source>
        <translation>Enter를 누르면 열리고, Shift+Enter를 누르면 줄이 바뀝니다.</translation>
    </message>
    <message>
        <source>Text, %1 in UTF-8.</source>
        <translation>텍스트, UTF-8로 %1.</translation>
    </message>
    <message>
        <source>The last tabs again (%1)</source>
        <translation>마지막 탭 다시 열기(%1)</translation>
    </message>
</context>
<context>
    <name>moji::app::StateDiagramView</name>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>bytes, states</comment>
        <translation>%1: %2 상태에서 %3 상태로</translation>
    </message>
    <message>
        <source>Edges: %1.</source>
        <translation>전이: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::StatisticsLens</name>
    <message>
        <source>Role in UTF-8</source>
        <translation>UTF-8에서의 역할</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>다시 세기</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>역할</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Counting.</source>
        <translation>세고 있습니다.</translation>
    </message>
    <message>
        <source>The document is read as %1. Roles and validity apply to UTF-8.</source>
        <translation>문서는 현재 %1 인코딩으로 읽힙니다. 역할과 유효성은 UTF-8에 대한 것입니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::StatusBar</name>
    <message>
        <source>The encoding used to read the bytes</source>
        <translation>바이트를 읽는 데 쓰는 인코딩</translation>
    </message>
    <message>
        <source>%1..%2</source>
        <translation>%1..%2</translation>
    </message>
    <message>
        <source>Selection %1  %2</source>
        <translation>선택 %1  %2</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>겹쳐쓰기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>오프셋 %1 (%2)</translation>
    </message>
    <message>
        <source>Selection –</source>
        <translation>선택 –</translation>
    </message>
    <message>
        <source>The system has not enough memory or threads. Stopped: %1.</source>
        <translation>시스템의 메모리나 스레드가 모자랍니다. 멈춘 작업: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::SteppingLens</name>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>바이트를 선택하면 어떻게 읽히는지 보입니다.</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>이 렌즈는 UTF-8을 읽습니다. 문서는 현재 %1 인코딩으로 읽힙니다.</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>UTF-8로 읽기</translation>
    </message>
</context>
<context>
    <name>moji::app::StreamReading</name>
    <message>
        <source>Reading</source>
        <translation>읽는 중</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsLens</name>
    <message>
        <source>Looking for text</source>
        <translation>텍스트를 찾는 중</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>최소 길이</translation>
    </message>
    <message>
        <source>The fewest characters of a run</source>
        <translation>텍스트 조각의 최소 문자 수</translation>
    </message>
    <message>
        <source>Encodings to look for</source>
        <translation>찾을 인코딩</translation>
    </message>
    <message>
        <source>ASCII and UTF-8</source>
        <translation>ASCII와 UTF-8</translation>
    </message>
    <message>
        <source>UTF-16 and UTF-32</source>
        <translation>UTF-16과 UTF-32</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>이 모두</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>거르기</translation>
    </message>
    <message>
        <source>Shows only the runs whose first %1 characters contain this text</source>
        <translation>처음 %1자 안에 이 텍스트가 있는 조각만 표시</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>찾을 것</translation>
    </message>
    <message>
        <source>Runs of text</source>
        <translation>텍스트 조각</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>다시 찾기</translation>
    </message>
    <message>
        <source>%1 (this document)</source>
        <translation>%1 (이 문서)</translation>
    </message>
    <message>
        <source>There are no bytes to look for text in. Open a file, or enter text or bytes.</source>
        <translation>텍스트를 찾을 바이트가 없습니다. 파일을 열거나 텍스트 또는 바이트를 입력하십시오.</translation>
    </message>
    <message>
        <source>Filtering the runs of text.</source>
        <translation>텍스트 조각을 거르고 있습니다.</translation>
    </message>
    <message>
        <source>No run of text contains “%1”. Change or clear the filter.</source>
        <translation>‘%1’: 이 텍스트가 있는 조각이 없습니다. 거르기를 바꾸거나 지우십시오.</translation>
    </message>
    <message>
        <source>The search was cancelled before it found any text.</source>
        <translation>텍스트를 찾기 전에 취소되었습니다.</translation>
    </message>
    <message>
        <source>Looking for text.</source>
        <translation>텍스트를 찾고 있습니다.</translation>
    </message>
    <message>
        <source>No text was found in %1. Choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>%1에서 텍스트를 찾지 못했습니다. 다른 인코딩을 고르십시오. 잘못 읽힌 텍스트라면 글자 깨짐 렌즈를 여십시오.</translation>
    </message>
    <message>
        <source>No text was found in %1 with a minimum length of %2. Lower the minimum length for shorter text, or choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>%1에서 최소 길이 %2의 텍스트를 찾지 못했습니다. 텍스트가 더 짧으면 최소 길이를 줄이거나 다른 인코딩을 고르십시오. 잘못 읽힌 텍스트라면 글자 깨짐 렌즈를 여십시오.</translation>
    </message>
    <message>
        <source>Cancelled. Runs of text found before that: %1.</source>
        <translation>취소되었습니다. 그 전에 찾은 텍스트 조각: %1.</translation>
    </message>
    <message>
        <source>Showing the first %1 runs: raise the minimum length or choose fewer encodings.</source>
        <translation>처음 %1개 조각을 표시합니다: 최소 길이를 늘리거나 인코딩을 더 적게 고르십시오.</translation>
    </message>
    <message>
        <source>Showing earlier results.</source>
        <translation>이전 결과를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Searching, %1 found so far.</source>
        <translation>찾는 중입니다. 현재 %1개 찾음.</translation>
    </message>
    <message>
        <source>Runs of text: %1.</source>
        <translation>텍스트 조각: %1.</translation>
    </message>
    <message>
        <source>Runs that contain “%1”: %2 of %3.</source>
        <translation>‘%1’ 포함 조각: %3개 중 %2개.</translation>
    </message>
    <message>
        <source>No text was found in %1: there are runs of at least %2 characters, but they read as no known language. “moji strings --least 0” prints these, too. For misread text, open the Mojibake lens.</source>
        <translation>%1에서 텍스트를 찾지 못했습니다. %2자 이상의 조각은 있지만 알려진 어떤 언어로도 읽히지 않습니다. “moji strings --least 0”은 이런 조각도 출력합니다. 잘못 읽힌 텍스트라면 글자 깨짐 렌즈를 여십시오.</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsModel</name>
    <message>
        <source>Length in bytes</source>
        <translation>바이트 길이</translation>
    </message>
    <message>
        <source>Text of the run</source>
        <translation>조각의 텍스트</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
</context>
<context>
    <name>moji::app::TabStrip</name>
    <message>
        <source>Close the tab</source>
        <translation>탭 닫기</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>닫기 (Ctrl+W)</translation>
    </message>
</context>
<context>
    <name>moji::app::TableLens</name>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>mbtowc (1992), reads</source>
        <translation>mbtowc (1992), 읽기</translation>
    </message>
    <message>
        <source>wctomb (1992), writes</source>
        <translation>wctomb (1992), 쓰기</translation>
    </message>
    <message>
        <source>branchy, reads</source>
        <translation>분기형, 읽기</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>이 단계</translation>
    </message>
    <message>
        <source>branchy, writes</source>
        <translation>분기형, 쓰기</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한계</translation>
    </message>
</context>
<context>
    <name>moji::app::TablesLens</name>
    <message>
        <source>The current entry</source>
        <translation>현재 항목</translation>
    </message>
    <message>
        <source>Reference table</source>
        <translation>참조 표</translation>
    </message>
    <message>
        <source>Put in the document</source>
        <translation>문서에 넣기</translation>
    </message>
    <message>
        <source>Replaces the whole document by the example of this row. Undo brings it back.</source>
        <translation>문서 전체를 이 행의 예로 바꿉니다. 실행 취소하면 되돌아갑니다.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>No entry of this table is about the bytes at the caret.</source>
        <translation>이 표에는 캐럿 위치의 바이트에 관한 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Put Example in Document</source>
        <translation>예를 문서에 넣기</translation>
    </message>
</context>
<context>
    <name>moji::app::TraceSteps</name>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are traced.</source>
        <translation>%2바이트 중 처음 %1바이트만 추적합니다.</translation>
    </message>
</context>
<context>
    <name>moji::app::TransportBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>초당 %1단계</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
</context>
<context>
    <name>moji::app::ViewMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>시스템에 맞춤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>더 크게(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>더 작게(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>기본 크기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Present the lens</source>
        <translation>렌즈 발표(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Fl&amp;oat or dock the lens</source>
        <translation>렌즈 띄우기 또는 도킹(&amp;O)</translation>
    </message>
    <message>
        <source>Clos&amp;e lens</source>
        <translation>렌즈 닫기(&amp;E)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>배치 초기화(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>고대비, 밝게(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>고대비, 어둡게(&amp;C)</translation>
    </message>
</context>
<context>
    <name>moji::app::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
</TS>
