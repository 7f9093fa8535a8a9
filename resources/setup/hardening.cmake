# What compiler and linker do against memory errors that are exploited, in optimised builds:
# position-independent programs, read-only relocations, canaries, checked calls of libc, marks for
# control-flow enforcement, zeroed local variables. tests/install/test_hardening.py looks at the
# built programs. Sanitizers bring checks of their own, and FORTIFY needs an optimised build.
get_directory_property(options COMPILE_OPTIONS)
set(optimised ON)
if(options MATCHES "-O0" OR CMAKE_BUILD_TYPE STREQUAL "Debug" OR MOJISCOPE_SANITIZE OR MOJISCOPE_FUZZ)
    set(optimised OFF)
endif()
option(MOJISCOPE_HARDENING "Build with the compiler's defences against exploits" ${optimised})
if(NOT MOJISCOPE_HARDENING)
    return()
endif()

include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# harden(NAME FLAG): adds a flag that the compiler knows.
function(harden name flag)
    check_cxx_compiler_flag(${flag} ${name})
    if(${name})
        add_compile_options($<$<COMPILE_LANGUAGE:CXX>:${flag}>)
    endif()
endfunction()
harden(HAS_STACK_PROTECTOR -fstack-protector-strong)
harden(HAS_STACK_CLASH_PROTECTION -fstack-clash-protection)
harden(HAS_ZEROED_VARIABLES -ftrivial-auto-var-init=zero)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    harden(HAS_CONTROL_FLOW_MARKS -fcf-protection=full)
endif()
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-U_FORTIFY_SOURCE> $<$<COMPILE_LANGUAGE:CXX>:-D_FORTIFY_SOURCE=2>)
add_link_options(-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)

# For files that only read bytes into registers and write to buffers of checked sizes, millions of
# times a second: without canaries, and without zeroing what is then filled.
set(MOJISCOPE_HOT_OPTIONS -fno-stack-protector)
if(HAS_ZEROED_VARIABLES)
    list(APPEND MOJISCOPE_HOT_OPTIONS -ftrivial-auto-var-init=uninitialized)
endif()
