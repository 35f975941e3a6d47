// Compiles a folder of Python with the page's own Python: `node compile_engine.mjs pyodide.mjs FOLDER`. make_static.py calls it.

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.mountNodeFS("/engine", folder);
python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for path in sorted(Path("/engine").rglob("*.py")):
    name = path.relative_to("/engine").as_posix()
    compile(str(path), str(path) + "c", name, doraise=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
`);
