#!/usr/bin/env python3
"""Checks what resources/packaging/make_packages made: lintian's judgement, equal files from equal
sources, the portable tree, and the packages in a bare Debian root (installed, run, removed).

Usage: test_packages.py FOLDER_OF_MAKE_PACKAGES
The bare root needs root, mmdebstrap and a mirror of Debian; without one of them that part is skipped.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(sys.argv.pop(1)).resolve()
ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ("moji", "mojiscope", "mojiscope-dev")
# What installing and removing anything at all changes.
STATE = ("/var/lib/", "/var/cache/", "/var/log/", "/etc/ld.so.cache", "/tmp/", "/proc/", "/sys/", "/dev/", "/run/",
         "/root/")


def run(*command, status=0, **options):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **options)
    if status is not None and done.returncode != status:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


def package(name):
    return next(FOLDER.glob(f"{name}_*.deb"))


class Files(unittest.TestCase):
    @unittest.skipUnless(shutil.which("lintian"), "lintian is not installed")
    def test_lintian_finds_no_error(self):
        said = run("lintian", "--fail-on", "none", *map(package, NAMES))
        self.assertEqual([], [line for line in said.splitlines() if line.startswith("E:")])

    def test_the_same_sources_make_the_same_files(self):
        environment = dict(os.environ, SOURCE_DATE_EPOCH=run("git", "-C", ROOT, "log", "-1", "--format=%ct").strip())
        with tempfile.TemporaryDirectory() as again:
            run(ROOT / "resources/packaging/source_archive", again)
            run("cpack", "-B", again, cwd=FOLDER / "build", env=environment)
            made = [path for path in pathlib.Path(again).iterdir() if path.is_file()]
            self.assertEqual(len(made), len(NAMES) + 1)
            for path in made:
                self.assertEqual(path.read_bytes(), (FOLDER / path.name).read_bytes(), path.name)

    def test_the_archive_builds(self):
        archive = next(path for path in FOLDER.glob("mojiscope-*.tar.xz") if "portable" not in path.name)
        with tempfile.TemporaryDirectory() as folder:
            run("tar", "-C", folder, "-xf", archive)
            sources = next(pathlib.Path(folder).iterdir())
            run("cmake", "-S", sources, "-B", sources / "build", "-DMOJISCOPE_TESTS=OFF")

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstreamcli is not installed")
    def test_metadata(self):
        with tempfile.TemporaryDirectory() as folder:
            run("dpkg-deb", "-x", package("mojiscope"), folder)
            share = pathlib.Path(folder) / "usr/share"
            run("appstreamcli", "validate", "--no-net", *(share / "metainfo").iterdir())
            if shutil.which("desktop-file-validate"):
                self.assertEqual(run("desktop-file-validate", share / "applications/mojiscope.desktop"), "")

    def test_the_portable_tree_runs(self):
        with tempfile.TemporaryDirectory() as folder:
            run("tar", "-C", folder, "-xf", next(FOLDER.glob("*-portable.tar.xz")))
            tree = next(pathlib.Path(folder).iterdir())
            text = tree / "text"
            text.write_bytes("Привет, мир! ".encode("koi8-r") * 20)
            environment = {"PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen", "HOME": folder}
            self.assertIn("KOI8-R", run(tree / "moji", "detect", text, env=environment))
            self.assertIn("ELF", run(tree / "moji", "detect", tree / "programs/moji", env=environment))
            run(tree / "mojiscope", "--snapshot", tree / "picture.png", text, env=environment)
            self.assertTrue((tree / "picture.png").read_bytes().startswith(b"\x89PNG"))
            loaded = run("ldd", tree / "programs/mojiscope", env=dict(environment, LD_LIBRARY_PATH=str(tree / "lib")))
            self.assertIn(f"{tree}/lib/libQt6Widgets", loaded)


@unittest.skipUnless(os.geteuid() == 0 and shutil.which("mmdebstrap"), "a bare root needs root and mmdebstrap")
class BareRoot(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.root = pathlib.Path(cls.folder) / "root"
        try:
            run("mmdebstrap", "--variant=minbase", "bookworm", cls.root)
        except AssertionError as error:
            shutil.rmtree(cls.folder)
            raise unittest.SkipTest(f"no bare root: {str(error)[-300:]}")

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder, ignore_errors=True)

    def inside(self, *command, **options):
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8",
                       "DEBIAN_FRONTEND": "noninteractive", "QT_QPA_PLATFORM": "offscreen"}
        return run("chroot", self.root, *command, env=environment, **options)

    def files(self):
        found = run("find", self.root, "-xdev", "-not", "-type", "d", "-printf", "/%P\n").splitlines()
        return {name for name in found if not name.startswith(STATE)}

    def test_installed_run_removed(self):
        self.inside("apt-get", "-q", "update")
        # What the packages need is there before, so that only their own files are compared.
        for name in NAMES:
            shutil.copy(package(name), self.root / "tmp" / f"{name}.deb")
        self.inside("apt-get", "-q", "install", "-y", "--no-install-recommends", "libglib2.0-bin", "shared-mime-info",
                    "desktop-file-utils")
        packages = [f"/tmp/{name}.deb" for name in NAMES]
        self.inside("apt-get", "-q", "install", "-y", "--no-install-recommends", *packages)
        self.inside("apt-get", "-q", "purge", "-y", *NAMES)
        before = self.files()
        self.inside("apt-get", "-q", "install", "-y", "--no-install-recommends", *packages)

        (self.root / "tmp/text").write_bytes("Привет, мир! ".encode("koi8-r") * 20)
        self.assertIn("KOI8-R", self.inside("moji", "detect", "/tmp/text"))
        self.assertIn("ELF", self.inside("moji", "detect", "/usr/bin/moji"))
        self.inside("mojiscope", "--snapshot", "/tmp/picture.png", "/tmp/text")
        self.assertTrue((self.root / "tmp/picture.png").read_bytes().startswith(b"\x89PNG"))

        (self.root / "tmp/a.mojiscope").write_text("{}")
        kind = self.inside("gio", "info", "-a", "standard::content-type", "/tmp/a.mojiscope")
        self.assertIn("application/vnd.mojiscope.session+json", kind)
        for mime in ("application/vnd.mojiscope.session+json", "text/plain"):
            self.assertIn("mojiscope.desktop", self.inside("gio", "mime", mime))

        self.inside("apt-get", "-q", "purge", "-y", *NAMES)
        self.assertEqual(before, self.files())


if __name__ == "__main__":
    unittest.main(verbosity=2)
