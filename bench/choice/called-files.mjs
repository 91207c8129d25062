import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Source files of the repository with a function that was called.
 * @param coverage what Chromium counted: scripts by their address, with their functions.
 * @param place `built` is the folder that is served at `address`, with a source map beside each script.
 */
export function calledFiles(coverage, { address, built, root }) {
  const files = new Set();
  for (const { url, functions } of coverage) {
    if (!url.startsWith(`${address}/assets/`)) continue;
    const file = join(built, new URL(url).pathname);
    // What only the bundler wrote has none.
    if (!existsSync(`${file}.map`)) continue;
    const text = readFileSync(file, 'utf8');
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const positionOf = positions(text);
    for (const { ranges } of functions) {
      const [{ startOffset, endOffset, count }] = ranges;
      // The script itself runs when it is loaded.
      if (count === 0 || (startOffset === 0 && endOffset === text.length)) continue;
      const { line, column } = positionOf(startOffset);
      const { originalSource } = map.findEntry(line, column);
      if (originalSource === undefined) continue;
      const source = relative(root, resolve(dirname(file), originalSource));
      if (/^(?:apps|packages)\/[^/]+\/src\//.test(source)) files.add(source);
    }
  }
  return [...files].toSorted((left, right) => left.localeCompare(right));
}

/** Line and column of an offset, from 0. */
function positions(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line, column: offset - starts[line] };
  };
}
