"""The git hooks and the GitHub action, as far as they can be run here."""
import json
import os
import shutil
import subprocess
import unittest

from folder_trees import TEXTS
from moji_program import MOJI, TemporaryFolder, run

PACKAGING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "packaging")
BROKEN = (TEXTS["fr"] * 3).encode() + b"\n\xff\n"


def yaml(*path):
    """A YAML file as Python values; Debian's own Python has the parser."""
    script = "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)"
    done = subprocess.run(["/usr/bin/python3", "-c", script, os.path.join(PACKAGING, *path)], capture_output=True, check=True)
    return json.loads(done.stdout)


class Repository(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.environment = {**os.environ, "HOME": self.folder, "GIT_CONFIG_NOSYSTEM": "1",
                            "PATH": os.path.dirname(MOJI) + ":" + os.environ["PATH"]}
        self.repository = os.path.join(self.folder, "repository")
        os.mkdir(self.repository)
        self.git("init", "-q")
        self.git("config", "user.email", "a@example.org")
        self.git("config", "user.name", "A")

    def git(self, *arguments, status=0):
        done = subprocess.run(["git", *arguments], cwd=self.repository, env=self.environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stderr

    def put(self, name, data):
        path = os.path.join(self.repository, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)


class GitHook(Repository):
    def setUp(self):
        super().setUp()
        shutil.copy(os.path.join(PACKAGING, "pre-commit", "pre-commit"), os.path.join(self.repository, ".git", "hooks"))

    def test_good_files_are_committed(self):
        self.put("a b.txt", TEXTS["ru"].encode())
        self.put("d/бинарный.bin", bytes(range(256)))
        self.git("add", "-A")
        self.git("commit", "-qm", "x")
        self.git("commit", "-qm", "empty", "--allow-empty")

    def test_bad_files_are_refused_and_named(self):
        self.put("d/bad, file.txt", BROKEN)
        self.put("good.txt", b"fine\n")
        self.git("add", "-A")
        said = self.git("commit", "-qm", "x", status=1)
        self.assertIn("d/bad, file.txt:5: 1 problem in UTF-8 (invalid)", said)
        self.assertNotIn("good.txt", said)
        self.git("commit", "-qm", "x", "--no-verify")
        self.put("other.txt", b"fine too\n")
        self.git("add", "-A")
        self.git("commit", "-qm", "only what is staged counts")

    def test_what_is_staged_counts(self):
        self.put("a.txt", BROKEN)
        self.git("add", "-A")
        self.put("a.txt", b"repaired, but not staged\n")
        self.git("commit", "-qm", "x", status=1)
        self.git("add", "-A")
        self.put("a.txt", BROKEN)
        self.git("commit", "-qm", "x")

    def test_hidden_and_ignored_files_count_when_staged(self):
        self.put(".gitignore", b"*.log\n")
        self.put("x.log", BROKEN)
        self.git("add", "-f", ".gitignore", "x.log")
        self.assertIn("x.log", self.git("commit", "-qm", "x", status=1))

    def test_settings(self):
        self.put("a.txt", b"x\r\n")
        self.git("add", "-A")
        self.git("config", "moji.failOn", "crlf")
        self.assertIn("(crlf)", self.git("commit", "-qm", "x", status=1))
        self.git("config", "moji.command", "no-such-moji")
        self.assertIn("not installed", self.git("commit", "-qm", "x", status=1))
        self.git("config", "moji.command", MOJI)
        self.git("config", "moji.failOn", "bom")
        self.git("commit", "-qm", "x")


class Framework(Repository):
    def entries(self):
        hooks = yaml("pre-commit", ".pre-commit-hooks.yaml")
        local = yaml("pre-commit", "pre-commit-config.yaml")["repos"][0]["hooks"]
        return hooks + local

    def test_hooks_are_complete(self):
        for hook in self.entries():
            self.assertLessEqual({"id", "name", "entry", "language"}, set(hook))
            self.assertEqual(hook["language"], "system")

    def test_entries_run_as_the_framework_runs_them(self):
        self.put("good.txt", TEXTS["ru"].encode())
        self.put("bad.txt", TEXTS["fr"].encode("utf-8-sig") + b"\xff\n")
        self.put("Отчёт за год.txt".encode("cp866").decode("cp437"), b"x\n")
        for hook in self.entries():
            words = hook["entry"].split()
            self.assertEqual(words[0], "moji")
            names = "--names" in words
            run(*words[1:], "good.txt", cwd=self.repository, status=0)
            bad = "Отчёт за год.txt".encode("cp866").decode("cp437") if names else "bad.txt"
            run(*words[1:], "good.txt", bad, cwd=self.repository, status=1)


class Action(Repository):
    def setUp(self):
        super().setUp()
        self.action = yaml("github-action", "action.yml")
        self.put("good.txt", b"fine\n")

    def run_steps(self, status, **inputs):
        """Runs the steps as a runner does, with their expressions filled in; the outputs and what was printed."""
        values = {name: str(entry.get("default", "")) for name, entry in self.action["inputs"].items()}
        values.update({name.replace("_", "-"): value for name, value in inputs.items()})
        files = {name: self.file(name, b"") for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        printed, code = "", 0
        for step in self.action["runs"]["steps"]:
            environment = {**self.environment, **files, "GITHUB_ACTION_PATH": os.path.join(PACKAGING, "github-action")}
            for name, value in step.get("env", {}).items():
                for key, text in values.items():
                    value = value.replace("${{ inputs.%s }}" % key, text)
                self.assertNotIn("${{", value)
                environment[name] = value
            self.assertEqual(step["shell"], "bash")
            done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                                  cwd=self.repository, env=environment, capture_output=True, text=True)
            printed += done.stdout
            code = done.returncode
            if code:
                break
        self.assertEqual(code, status, printed)
        with open(files["GITHUB_OUTPUT"], encoding="utf-8") as file:
            outputs = dict(line.rstrip().split("=", 1) for line in file)
        with open(files["GITHUB_STEP_SUMMARY"], encoding="utf-8") as file:
            return outputs, printed, file.read()

    def test_good(self):
        outputs, printed, summary = self.run_steps(0)
        self.assertEqual((outputs, printed), ({"troubled-files": "0"}, ""))
        self.assertIn("1 file,", summary)

    def test_bad(self):
        self.put("d/bad.txt", BROKEN)
        outputs, printed, summary = self.run_steps(1, paths="d\ngood.txt\n", sarif_file="report.sarif")
        self.assertEqual(outputs, {"troubled-files": "1"})
        self.assertEqual(printed, "::error file=d/bad.txt,line=5,title=invalid::1 problem in UTF-8\n")
        self.assertIn("invalid", summary)
        with open(os.path.join(self.repository, "report.sarif"), encoding="utf-8") as file:
            log = json.load(file)
        self.assertEqual([result["ruleId"] for result in log["runs"][0]["results"]], ["invalid"])

    def test_only_annotating(self):
        self.put("bad.txt", BROKEN)
        _, printed, _ = self.run_steps(0, fail_on="")
        self.assertTrue(printed.startswith("::warning file="), printed)


if __name__ == "__main__":
    unittest.main()
