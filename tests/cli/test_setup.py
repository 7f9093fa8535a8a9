"""The set-up that app/run and tests/run share, on a machine made of stand-ins for apt and dpkg."""
import os
import shutil
import subprocess
import unittest

from moji_program import TemporaryFolder

SETUP = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "resources", "setup"))
REAL_TOOLS = ["bash", "dirname", "env", "grep", "paste", "readlink", "sed"]
STAND_INS = {
    "dpkg-query": 'case " $INSTALLED " in *" $3 "*) echo installed ;; *) exit 1 ;; esac',
    "apt-cache": 'case " $KNOWN " in *" $3 "*) ;; *) exit 100 ;; esac',
    "apt-get": 'echo "apt-get $* ($DEBIAN_FRONTEND)" >>"$LOG"; [ "$2" != install ] || '
               'case "$*" in *"${BROKEN:-nothing}"*) exit 100 ;; *) exit "${APT_STATUS:-0}" ;; esac',
    "id": 'echo "$USER_ID"',
    "sudo": 'echo sudo >>"$LOG"; exec "$@"',
}


class Setup(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.list = self.file("packages", b"# a comment\n\none # why\ntwo\nnew-name | old-name\n")
        self.log = self.file("log", b"")
        self.tools = os.path.join(self.folder, "bin")
        os.mkdir(self.tools)
        for name in REAL_TOOLS:
            os.symlink(shutil.which(name), os.path.join(self.tools, name))
        for name, body in STAND_INS.items():
            self.stand_in(name, body)

    def stand_in(self, name, body):
        path = os.path.join(self.tools, name)
        with open(path, "w", encoding="utf-8") as script:
            script.write(f"#!{shutil.which('bash')}\n{body}\n")
        os.chmod(path, 0o755)

    def install(self, installed="", known="one two new-name", user="0", apt_status="0", how="install_missing",
                broken=""):
        """Runs install_missing, or `how`; returns its exit status, what it said, and what was called."""
        environment = {"PATH": self.tools, "LOG": self.log, "INSTALLED": installed, "KNOWN": known,
                       "USER_ID": user, "APT_STATUS": apt_status, "BROKEN": broken}
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", f'. "$0/setup.sh"; {how} "$1"',
                               SETUP, self.list], env=environment, capture_output=True, text=True)
        self.assertEqual(done.stdout, "", "stdout belongs to the program that is started in the end")
        with open(self.log, encoding="utf-8") as log:
            return done.returncode, done.stderr, log.read().split("\n")[:-1]

    def test_nothing_is_done_where_all_is_there(self):
        self.assertEqual(self.install("one two new-name"), (0, "", []))
        self.assertEqual(self.install("old-name two one", user="1000"), (0, "", []))

    def test_only_what_is_missing_is_installed(self):
        status, said, called = self.install("two")
        self.assertEqual((status, called), (0, [
            "apt-get -q update ()",
            "apt-get -q install -y --no-remove --no-install-recommends one new-name (noninteractive)"]))
        self.assertIn("one new-name", said)

    def test_the_name_that_the_release_knows_is_taken(self):
        _, _, called = self.install("one two", known="old-name")
        self.assertIn("old-name (", called[-1])

    def test_an_unknown_package_is_named(self):
        status, said, _ = self.install("one", known="two")
        self.assertEqual(status, 2)
        self.assertIn("apt knows no package new-name or old-name", said)

    def test_who_is_not_root_uses_sudo(self):
        status, _, called = self.install("one two", user="1000")
        self.assertEqual((status, called.count("sudo")), (0, 2))

    def test_without_sudo_it_says_what_root_should_run(self):
        os.unlink(os.path.join(self.tools, "sudo"))
        status, said, called = self.install("one", user="1000")
        self.assertEqual((status, called), (2, []))
        self.assertIn("apt-get install two new-name", said)

    def test_a_failing_apt_is_said(self):
        status, said, _ = self.install("one", apt_status="100")
        self.assertEqual(status, 2)
        self.assertIn("could not install", said)

    def test_a_peer_that_cannot_be_installed_is_said_and_the_others_are_installed(self):
        status, said, called = self.install(how="install_peers", broken="two")
        self.assertEqual((status, [call.split()[-2] for call in called[2:]]), (0, ["one", "two", "new-name"]))
        self.assertIn("two is not there: the tables leave it out", said)
        self.assertNotIn("one is not there", said)

    def test_a_peer_that_apt_does_not_know_is_said(self):
        status, said, called = self.install(how="install_peers", known="one two")
        self.assertEqual((status, len(called)), (0, 3))
        self.assertIn("new-name or old-name is not there", said)

    def test_elsewhere_it_goes_on(self):
        os.unlink(os.path.join(self.tools, "dpkg-query"))
        status, said, called = self.install()
        self.assertEqual((status, called), (0, []))
        self.assertIn("one two new-name|old-name", said)


class Lists(unittest.TestCase):
    def test_name_each_package_once(self):
        names = []
        for file in sorted(os.listdir(SETUP)):
            if file.startswith("packages"):
                with open(os.path.join(SETUP, file), encoding="utf-8") as lines:
                    entries = [line.partition("#")[0].strip() for line in lines]
                names += [name.strip() for entry in entries if entry for name in entry.split("|")]
        self.assertGreater(len(names), 15)
        self.assertEqual(sorted(names), sorted(set(names)))


if __name__ == "__main__":
    unittest.main()
