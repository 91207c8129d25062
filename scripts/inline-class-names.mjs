import { shortClassName } from './short-class-name.mjs';

/** Words of the language; a class of such a name is read from the object of all. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * Gives the classes of CSS modules short names in a build and writes each where it is used: read from an object of all,
 * every class costs a key beside its name, which is half of what it weighs. A class that its style does not have breaks
 * the build.
 */
export function inlineClassNames() {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      css: { modules: { generateScopedName: shortClassName } },
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
    }),
    transform(code, id) {
      // With its names written elsewhere a style would count as not used.
      if (id.endsWith('.module.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' };
      return /\.tsx?$/.test(id) ? { code: namedImports(code), map: null } : null;
    },
    onLog(_, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
    },
  };
}

/** `styles["row"]` → the export `row` of the style. */
function namedImports(code) {
  let result = code;
  for (const [line, name, file] of code.matchAll(/import (\w+) from ("[^"]+\.module\.css")/g)) {
    const all = `${name}_`;
    result = result
      .replace(line, `import ${name}, * as ${all} from ${file}`)
      .replace(new RegExp(`\\b${name}\\["([A-Za-z_]\\w*)"\\]`, 'g'), (whole, key) =>
        RESERVED.has(key) ? whole : `${all}.${key}`,
      );
  }
  return result;
}
