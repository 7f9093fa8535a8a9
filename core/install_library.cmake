# Installs the library for other programs: headers as <mojiscope/FOLDER/FILE.h> and <mojiscope.h>,
# the CMake package mojiscope (targets mojiscope::core in C++, mojiscope::c in C), two .pc files.
include(CMakePackageConfigHelpers)
set(package_sources ${PROJECT_SOURCE_DIR}/resources/packaging/library)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/mojiscope)

# The shared library belongs to the programs, all else to who develops.
install(TARGETS mojiscope_core mojiscope_c EXPORT mojiscopeTargets
    LIBRARY COMPONENT moji NAMELINK_COMPONENT development ARCHIVE COMPONENT development)
install(FILES c_api/mojiscope.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

# In the tree headers include each other as "codec/codec.h"; installed, as "mojiscope/codec/codec.h".
install(CODE "set(sources \"${CMAKE_CURRENT_SOURCE_DIR}\")
    set(headers \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}/mojiscope\")
    include(\"${package_sources}/install_headers.cmake\")" COMPONENT development)

install(EXPORT mojiscopeTargets NAMESPACE mojiscope:: DESTINATION ${package_folder} COMPONENT development)
configure_package_config_file(${package_sources}/mojiscopeConfig.cmake.in
    ${CMAKE_CURRENT_BINARY_DIR}/mojiscopeConfig.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/mojiscopeConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/mojiscopeConfig.cmake
    ${CMAKE_CURRENT_BINARY_DIR}/mojiscopeConfigVersion.cmake DESTINATION ${package_folder} COMPONENT development)

# By where the .pc file is: `cmake --install --prefix` may name another folder than the build knows.
set(pc_prefix ${CMAKE_INSTALL_PREFIX})
if(NOT IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
    file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
    string(REGEX REPLACE "/$" "" up ${up})
    set(pc_prefix "\${pcfiledir}/${up}")
endif()
foreach(pc mojiscope mojiscope-core)
    configure_file(${package_sources}/${pc}.pc.in ${CMAKE_CURRENT_BINARY_DIR}/${pc}.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${pc}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endforeach()
