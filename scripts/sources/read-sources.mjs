import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from '../source-files.mjs';
import { folderOf } from './circles.mjs';

/**
 * Every source file of the rooms below a root, parsed: its place below the root, its room, its folder inside the room
 * (empty for files of the room itself), whether it is a test or serves tests, its imports and its comments.
 */
export function readSources(root, rooms) {
  return rooms.flatMap((room) => {
    const src = join(root, room, 'src');
    return sourceFiles(src).map((file) => readSource(root, room, file));
  });
}

function readSource(root, room, file) {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSync(file, text);
  const at = relative(root, file);
  return {
    at,
    room,
    folder: folderOf(room, at),
    isTest: isTestFile(at),
    text,
    imports: importsOf(parsed.module, text).map((found) => ({
      ...found,
      target: found.name.startsWith('.') ? relative(root, resolve(dirname(file), found.name)) : undefined,
    })),
    comments: parsed.comments,
    /** The syntax tree, made when it is asked for. */
    get program() {
      return parsed.program;
    },
  };
}

/** A test, or what only tests use. */
function isTestFile(at) {
  return /\.test\.tsx?$|\/test(ing)?[./-]/.test(at);
}

/** What a file imports and exports from others, also where it waits to; `isType` where nothing but types is taken. */
function importsOf(module, text) {
  const still = [...module.staticImports, ...module.staticExports].map(
    ({ moduleRequest, entries, start, end }) => ({
      name: moduleRequest?.value ?? entries.find((entry) => entry.moduleRequest)?.moduleRequest.value,
      isType: isTypeOnly(entries, text.slice(start, end)),
    }),
  );
  const late = module.dynamicImports.map(({ moduleRequest }) => ({
    name: text.slice(moduleRequest.start, moduleRequest.end).match(/^['"`](.*)['"`]$/)?.[1],
    isType: false,
  }));
  return [...still, ...late].filter(({ name }) => name !== undefined);
}

function isTypeOnly(entries, statement) {
  return entries.length > 0 && (entries.every(({ isType }) => isType) || /^\w+\s+type\b/.test(statement));
}
