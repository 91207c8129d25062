/**
 * Files that a page asks for: the chunks that open it, named by their source or by their name (`form`), with all that
 * they import at once. `missing` are chunks that the build does not have.
 */
export function firstLoad(manifest, chunks) {
  const files = new Set();
  const missing = [];
  const collect = (chunk) => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) collect(manifest[next]);
  };
  for (const wanted of chunks) {
    const chunk = manifest[wanted] ?? Object.values(manifest).find(({ name }) => name === wanted);
    if (chunk === undefined) missing.push(wanted);
    collect(chunk);
  }
  return { files: [...files], missing };
}
