# link_statically(TARGET): the C++ library, ICU's functions and fmt's become part of the program, which
# then loads the C library alone, which saves half a millisecond of every command. ICU's data stays in
# the system's library (icu_data.h). Where an archive is missing, nothing is changed.
find_library(ICU_UC_ARCHIVE libicuuc.a)
find_library(ICU_DATA_LIBRARY icudata)
set(MOJISCOPE_STATIC_OPTIONS -static-libstdc++ -static-libgcc)
set(here ${CMAKE_CURRENT_LIST_DIR})

if(ICU_UC_ARCHIVE AND ICU_DATA_LIBRARY AND NOT MOJISCOPE_SANITIZE AND NOT MOJISCOPE_FUZZ)
    soname_of(${ICU_DATA_LIBRARY} ICU_DATA_SONAME)
    try_compile(STATIC_MOJI_LINKS ${CMAKE_CURRENT_BINARY_DIR}/static_trial
        SOURCES ${here}/trial.cpp ${here}/icu_data.cpp ${here}/fmt_functions.cpp
            ${PROJECT_SOURCE_DIR}/core/support/shared_library.cpp
        CMAKE_FLAGS "-DINCLUDE_DIRECTORIES=${PROJECT_SOURCE_DIR}/app;${PROJECT_SOURCE_DIR}/core"
        COMPILE_DEFINITIONS "-DMOJISCOPE_ICU_DATA_LIBRARY=\"${ICU_DATA_SONAME}\""
        LINK_OPTIONS ${MOJISCOPE_STATIC_OPTIONS}
        LINK_LIBRARIES ${ICU_UC_ARCHIVE} Threads::Threads ${CMAKE_DL_LIBS}
        CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON)
endif()
option(MOJISCOPE_STATIC_MOJI "Link moji with the archives of the C++ library and ICU" ${STATIC_MOJI_LINKS})
message(STATUS "moji takes in the C++ library and ICU: ${MOJISCOPE_STATIC_MOJI}")

function(link_statically target)
    if(NOT MOJISCOPE_STATIC_MOJI)
        return()
    endif()
    target_sources(${target} PRIVATE ${here}/icu_data.cpp ${here}/fmt_functions.cpp)
    target_compile_definitions(${target} PRIVATE MOJISCOPE_STATIC_MOJI
        MOJISCOPE_ICU_DATA_LIBRARY="${ICU_DATA_SONAME}")
    target_link_options(${target} PRIVATE ${MOJISCOPE_STATIC_OPTIONS})
    target_link_libraries(${target} PRIVATE mojiscope_core ${ICU_UC_ARCHIVE})
endfunction()
