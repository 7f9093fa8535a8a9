"""Surveys over several processes and machines: resources/cluster. Each report equals that of a single run."""
import getpass
import os
import shutil
import signal
import socket
import subprocess
import time
import unittest

from folder_trees import TEXTS, contents, write
from moji_program import MOJI, TemporaryFolder, run

CLUSTER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "cluster")
PYTHON = "/usr/bin/python3"  # Debian's, which has Dask


class Tree(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.tree = os.path.join(self.folder, "tree")
        codecs = ["utf_8", "cp1251", "koi8_r", "cp866"]
        for i in range(240):
            write(self.tree, f"{i % 7}/file {i}.txt", (TEXTS["ru"] * (1 + i % 3)).encode(codecs[i % 4]))
        write(self.tree, "it's a $HOME/q\"uote", b"x\r\n")
        write(self.tree, "0/binary", bytes(range(256)))
        write(self.tree, b"3/\xff\n", b"")
        write(self.tree, "5/broken", TEXTS["fr"].encode() * 3 + b"\n\xff\n")
        self.environment = {**os.environ, "HOME": self.folder, "PARALLEL_HOME": self.folder,
                            "PATH": os.path.dirname(MOJI) + ":" + os.environ["PATH"]}

    def single(self, *arguments, data=b""):
        return run("survey", "--format", "jsonl", *arguments, data=data, status=0).stdout

    def names(self):
        """A list of the files, sorted."""
        return b"".join(sorted(os.path.join(os.fsencode(self.tree), name) + b"\0" for name in contents(self.tree)))

    def run(self, *command, **options):
        if not isinstance(command[0], str):
            return super().run(*command, **options)  # unittest's own
        done = subprocess.run(command, env=self.environment, capture_output=True, timeout=120, **options)
        self.assertEqual(done.returncode, 0, done.stderr.decode(errors="replace"))
        return done.stdout

    def failing_moji(self, condition):
        """A moji that kills itself after some output, once, when the condition (of a shell) is true."""
        path = self.file("failing-moji", f"""#!/bin/bash
if {condition} && mkdir {self.folder}/has-failed 2>/dev/null; then
    echo '{{"file":"junk"}}'
    kill -9 $$
fi
exec {MOJI} "$@"
""".encode())
        os.chmod(path, 0o755)
        return path


@unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
class Parallel(Tree):
    def survey(self, *arguments):
        return self.run(os.path.join(CLUSTER, "survey_parallel.sh"), *arguments)

    def test_local_shards(self):
        self.assertEqual(self.survey("-j", "5", self.tree), self.single(self.tree))
        self.assertEqual(self.survey("-j", "3", self.tree + "/1", self.tree + "/it's a $HOME"),
                         self.single(self.tree + "/1", self.tree + "/it's a $HOME"))

    def test_a_shard_that_is_killed_is_tried_again(self):
        moji = self.failing_moji('[[ "$*" == *"--shard 2/"* ]]')
        self.assertEqual(self.survey("-j", "3", "-m", moji, self.tree), self.single(self.tree))
        self.assertTrue(os.path.isdir(os.path.join(self.folder, "has-failed")))

    def test_a_list_in_pieces(self):
        lines = self.run("parallel", "--will-cite", "-k", "--pipe", "--recend", "\\0", "-N", "50", "-j", "2",
                         "moji survey --files0-from - --format jsonl", input=self.names())
        report = self.file("report", lines)
        merged = self.run(PYTHON, os.path.join(CLUSTER, "merge_reports.py"), report)
        self.assertEqual(merged, self.single("--files0-from", "-", data=self.names()))

    def test_converting_in_shards(self):
        before = contents(self.tree)
        self.run("bash", "-c", 'seq 3 | parallel --will-cite -j 2 "moji convert --in-place --shard {}/3 '
                 f"--journal {self.folder}/journal-{{}} {self.tree} || [ \\$? -eq 1 ]\"")
        converted = contents(self.tree)
        self.assertEqual(sum(converted[name] != data for name, data in before.items()), 180)
        for i in (1, 2, 3):
            run("convert", "--undo", f"{self.folder}/journal-{i}", status=0)
        self.assertEqual(contents(self.tree), before)

    def test_reports_that_were_cut_off_are_not_merged(self):
        report = self.file("report", self.single(self.tree)[:1000])
        done = subprocess.run([PYTHON, os.path.join(CLUSTER, "merge_reports.py"), report], capture_output=True, check=False)
        self.assertIn(b"cut off", done.stderr)
        self.assertNotEqual(done.returncode, 0)


@unittest.skipUnless(shutil.which("parallel") and os.path.exists("/usr/sbin/sshd"), "no GNU parallel or no sshd")
class Ssh(Tree):
    """A private sshd on the loopback, with its own keys and configuration."""

    def setUp(self):
        super().setUp()
        for key in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"{self.folder}/{key}"], check=True)
        shutil.copy(f"{self.folder}/user.pub", f"{self.folder}/authorized")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        config = self.file("sshd_config", f"""Port {self.port}
ListenAddress 127.0.0.1
HostKey {self.folder}/host
AuthorizedKeysFile {self.folder}/authorized
PidFile none
UsePAM no
StrictModes no
PermitRootLogin prohibit-password
PasswordAuthentication no
""".encode())
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", mode=0o755, exist_ok=True)  # sshd insists on it
        sshd = subprocess.Popen(["/usr/sbin/sshd", "-D", "-e", "-f", config], stderr=subprocess.DEVNULL)
        self.addCleanup(sshd.wait)
        self.addCleanup(sshd.terminate)
        options = (f"-p {self.port} -i {self.folder}/user -o StrictHostKeyChecking=no -o BatchMode=yes "
                   f"-o UserKnownHostsFile={self.folder}/known -o LogLevel=ERROR")
        self.login = f"ssh {options} {getpass.getuser()}@127.0.0.1"
        for _ in range(100):
            if subprocess.run([*self.login.split(), "true"], capture_output=True, check=False).returncode == 0:
                return
            time.sleep(0.1)
        self.skipTest("sshd does not let anybody in here")

    def test_shards_over_ssh(self):
        hosts = self.file("hosts", f"1/{self.login}\n".encode())
        report = self.run(os.path.join(CLUSTER, "survey_parallel.sh"), "-j", "3", "-s", hosts, "-m", MOJI, self.tree)
        self.assertEqual(report, self.single(self.tree))

    def test_a_machine_that_is_down(self):
        # Its shards go to the other one; parallel itself finds out.
        down = self.login.replace(f"-p {self.port}", "-p 1")
        hosts = self.file("hosts", f"1/{down}\n1/{self.login}\n".encode())
        report = self.run(os.path.join(CLUSTER, "survey_parallel.sh"), "-j", "3", "-s", hosts, "-m", MOJI, self.tree)
        self.assertEqual(report, self.single(self.tree))


def has_dask():
    return subprocess.run([PYTHON, "-c", "import distributed"], capture_output=True, check=False).returncode == 0


@unittest.skipUnless(has_dask(), "python3-distributed is not installed")
class Dask(Tree):
    def start(self, *arguments):
        process = subprocess.Popen([PYTHON, "-m", *arguments], env=self.environment, cwd=self.folder,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def cluster(self):
        """A scheduler and three workers."""
        self.scheduler = os.path.join(self.folder, "scheduler.json")
        self.start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
                   "--scheduler-file", self.scheduler)
        return [self.start("distributed.cli.dask_worker", "--scheduler-file", self.scheduler, "--nthreads", "1",
                           "--no-nanny", "--no-dashboard", "--local-directory", self.folder) for _ in range(3)]

    def job(self, *arguments):
        return [PYTHON, os.path.join(CLUSTER, "survey_dask.py"), "--list", self.file("list", self.names()),
                "--scheduler", self.scheduler, "--block", "10", *arguments]

    def test_a_worker_is_killed_in_the_middle(self):
        workers = self.cluster()
        # Each block takes a moment, so that there is a middle; the blocks that were begun are counted.
        slow = self.file("slow-moji", f'#!/bin/bash\nmktemp -q {self.folder}/begun.XXXXXX\nsleep 0.1\n'
                         f'exec {MOJI} "$@"\n'.replace("begun.XXXXXX\n", "begun.XXXXXX >/dev/null\n").encode())
        os.chmod(slow, 0o755)
        output = os.path.join(self.folder, "report")
        job = subprocess.Popen(self.job("--moji", slow, "-o", output), env=self.environment, stderr=subprocess.PIPE)
        for _ in range(600):
            begun = sum(name.startswith("begun.") for name in os.listdir(self.folder))
            if begun >= 6:
                break
            time.sleep(0.05)
        self.assertIsNone(job.poll(), "the job has ended before its middle")
        workers[0].send_signal(signal.SIGKILL)
        _, said = job.communicate(timeout=100)
        self.assertEqual(job.returncode, 0, said.decode())
        with open(output, "rb") as file:
            self.assertEqual(file.read(), self.single("--files0-from", "-", data=self.names()))
        self.assertGreaterEqual(sum(name.startswith("begun.") for name in os.listdir(self.folder)), 25)

    def test_a_file_that_kills_moji_is_named(self):
        self.cluster()
        moji = self.file("failing-moji", f"""#!/bin/bash
if [ "$2" = --files0-from ]; then
    list=$(mktemp -p {self.folder}); cat > "$list"
    grep -qz 'file 99.txt' "$list" && kill -9 $$
    exec {MOJI} survey --files0-from "$list" "${{@:4}}"
fi
exec {MOJI} "$@"
""".encode())
        os.chmod(moji, 0o755)
        lines = self.run(*self.job("--moji", moji)).split(b"\n")
        single = self.single("--files0-from", "-", data=self.names()).split(b"\n")
        different = [line for line in lines if line not in single]
        self.assertEqual(len(lines), len(single))
        self.assertEqual(len(different), 2)  # the file and the summary
        self.assertIn(b'file 99.txt"', different[0])
        self.assertIn(b'"kind":"unreadable"', different[0])
        self.assertIn(b"moji failed", different[0])


if __name__ == "__main__":
    unittest.main()
