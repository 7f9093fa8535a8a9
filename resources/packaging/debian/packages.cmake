# `cpack` in a build folder makes the Debian packages moji, mojiscope and mojiscope-dev. Each of
# them holds one component of `cmake --install`. make_packages does all from the sources.
set(MOJISCOPE_HOMEPAGE "https://mojiscope.example" CACHE STRING
    "Where the packages say that the program lives; who distributes them sets it")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mojiscope)
# Each package has a line of its own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_PACKAGE_VENDOR "The Mojiscope authors")
set(CPACK_PACKAGE_CONTACT "The Mojiscope authors <mojiscope@mojiscope.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${MOJISCOPE_HOMEPAGE})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL moji development)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_MOJI_PACKAGE_NAME moji)
set(CPACK_DEBIAN_MOJI_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_MOJI_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/shlibs ${CMAKE_CURRENT_LIST_DIR}/triggers)
# These two are loaded when they are first needed, so that the linker does not know of them.
set(CPACK_DEBIAN_MOJI_PACKAGE_DEPENDS "libmagic1 | libmagic1t64, libzip4 | libzip4t64 | libzip5")
set(CPACK_DEBIAN_MOJI_DESCRIPTION "text encodings: inspect, check, detect, convert, repair
moji shows what the bytes of a text are, in 290 encodings: characters, bits,
and the steps of well-known UTF-8 decoders. It checks text and says why each
bad byte is bad, detects the encoding of files, lines and whole folders,
converts them provably without loss, and repairs mojibake. The package also
holds the shared library with its C interface.")

set(CPACK_DEBIAN_MOJISCOPE_PACKAGE_NAME mojiscope)
set(CPACK_DEBIAN_MOJISCOPE_PACKAGE_SECTION editors)
set(CPACK_DEBIAN_MOJISCOPE_PACKAGE_DEPENDS ${CPACK_DEBIAN_MOJI_PACKAGE_DEPENDS})
set(CPACK_DEBIAN_MOJISCOPE_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-mono, fonts-noto-cjk, fonts-noto-color-emoji, qt6-translations-l10n")
set(CPACK_DEBIAN_MOJISCOPE_PACKAGE_SUGGESTS moji)
set(CPACK_DEBIAN_MOJISCOPE_DESCRIPTION "microscope for text bytes
Type text, paste bytes or open a file of any size, and see what every byte is:
its role, its bits, the state each decoder was in when it read it, and what
the same bytes mean under every other encoding. Where text is broken,
Mojiscope says where and why; where it can be repaired for certain, it
repairs it. Lessons explain encodings step by step in the real window.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME mojiscope-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "moji (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}), libicu-dev, libfmt-dev, libre2-dev, libpcre2-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "codec library of Mojiscope (development files)
Headers, the static C++20 library and the link to the shared library with
the C interface: walk, decode, check, detect and repair text in 290
encodings. With a CMake package and pkg-config files.")

if(MOJISCOPE_APP)
    list(APPEND CPACK_COMPONENTS_ALL mojiscope)
endif()

# What Debian asks of every package besides: compressed manual pages, changelog and copyright.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish_folders.cmake)
include(CPack)

install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/moji COMPONENT moji)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/mojiscope-dev
    COMPONENT development)
if(MOJISCOPE_APP)
    install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/mojiscope
        COMPONENT mojiscope)
endif()
