"""Runs `moji repair` over many texts: batches of files in a process, two processes at once.

A repair is what `moji repair --apply` writes, taken from the best plan of `--format jsonl`.
"""
import concurrent.futures
import dataclasses
import json
import os
import shutil
import subprocess
import tempfile

BATCH_FILES, BATCH_BYTES = 200, 4 << 20


@dataclasses.dataclass
class Repair:
    text: str | None  # None: moji printed no plan
    label: str
    chain: str
    evidence: str


def _batches(paths):
    """The paths in batches of so many files and bytes. The null device ends each: a single input
    would be printed without its name."""
    batch, size = [], 0
    for path in paths:
        batch.append(path)
        size += os.path.getsize(path)
        if len(batch) == BATCH_FILES or size >= BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _plans(moji, paths, options):
    done = subprocess.run([moji, "repair", "--format", "jsonl", "--no-progress", *options, *paths,
                           os.devnull], capture_output=True, stdin=subprocess.DEVNULL, check=False)
    best = {}
    for line in done.stdout.split(b"\n"):
        if line:
            plan = json.loads(line)
            best.setdefault(plan["file"], plan)
    return best


def _result(plan, read):
    if plan is None:
        return Repair(None, "none", "", "moji printed no plan")
    steps = plan.get("steps", [])
    chain = " ".join(f"{step['op']} {step.get('codec', '')}" for step in steps)
    return Repair(plan["text"] if steps or plan["label"] in ("lossless", "partial") else read(),
                  plan["label"], chain, plan.get("evidence", ""))


def _read(path):
    with open(path, encoding="utf-8", errors="replace", newline="") as file:
        return file.read()


def repair_files(moji, paths, options=()):
    """Yields each path with its Repair, in order."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        batches = list(_batches(paths))
        runs = [pool.submit(_plans, moji, batch, options) for batch in batches]
        for batch, run in zip(batches, runs):
            plans = run.result()
            for path in batch:
                yield path, _result(plans.get(path), lambda path=path: _read(path))
            plans.clear()


def repair_texts(moji, texts, options=()):
    """A list of Repairs."""
    folder = tempfile.mkdtemp(prefix="repair_runs_")
    try:
        paths = []
        for number, text in enumerate(texts):
            paths.append(os.path.join(folder, f"{number}.txt"))
            with open(paths[-1], "w", encoding="utf-8", newline="") as file:
                file.write(text)
        return [repair for _, repair in repair_files(moji, paths, options)]
    finally:
        shutil.rmtree(folder)
