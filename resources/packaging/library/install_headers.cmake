# Copies the public headers of ${sources} to ${headers}, their includes prefixed with mojiscope/.
# Run by `cmake --install`. Parts of the kernels, of regular expressions (ICU's sets), ICU's converters and functions are
# not an interface and stay.
set(internal "^c_api/|/kernels/(block_|simd_|kernel_attributes|fetch_ahead|mask_check|convert_|.*_list)|_entry\\.h$|^codec/(generator/|icu_converter\\.h$|set_source\\.h$)|^search/(regex_(machine|parts|sets|tree)|byte_(matcher|regex|states)|class_reader|match_starts|plain_matchers|prefix_filter|program_hit_finder|text_side)\\.h$|^support/icu_i18n\\.h$")
file(GLOB_RECURSE names RELATIVE ${sources} ${sources}/*.h)
list(FILTER names EXCLUDE REGEX "${internal}")
foreach(name ${names})
    file(READ ${sources}/${name} text)
    string(REGEX REPLACE "#include \"([^\"]+)\"" "#include \"mojiscope/\\1\"" text "${text}")
    file(WRITE ${headers}/${name} "${text}")
endforeach()
list(LENGTH names count)
message(STATUS "Installed ${count} headers in ${headers}")
