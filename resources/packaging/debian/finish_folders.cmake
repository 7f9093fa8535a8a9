# Run by cpack when the folders of the packages are filled: compresses manual pages, adds each
# package's changelogs, removes the debugging symbols of static libraries, and gives all files the
# time of the sources.
file(GLOB folders ${CPACK_TEMPORARY_DIRECTORY}/*)
set(changelog ${CMAKE_CURRENT_LIST_DIR}/../../docs/CHANGELOG.md)
set(packages_moji moji)
set(packages_mojiscope mojiscope)
set(packages_development mojiscope-dev)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(folder ${folders})
    get_filename_component(component ${folder} NAME)
    if(NOT DEFINED packages_${component})
        continue()
    endif()
    file(GLOB_RECURSE pages ${folder}/usr/share/man/*.1)
    file(GLOB_RECURSE archives ${folder}/usr/lib/*.a)
    set(doc ${folder}/usr/share/doc/${packages_${component}})
    configure_file(${changelog} ${doc}/changelog COPYONLY)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${doc}/changelog.Debian COPYONLY)
    # Without name and time, equal contents make equal files.
    run(chmod 644 ${doc}/changelog ${doc}/changelog.Debian)
    run(gzip -9n ${pages} ${doc}/changelog ${doc}/changelog.Debian)
    foreach(archive ${archives})
        run(strip --strip-debug --enable-deterministic-archives ${archive})
    endforeach()
    if(DEFINED ENV{SOURCE_DATE_EPOCH})
        run(find ${folder} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +)
    endif()
endforeach()
