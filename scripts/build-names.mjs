/** What is there before any part is asked for. */
const FIRST = new Set(['first', 'index', 'rolldown-runtime']);

/**
 * Names of the files of a build. A script names every file of the parts it may ask for, so a part goes by its hash
 * alone and a page loads a KB less; what is what, the manifest tells. What every page begins with bears a name, by which
 * it is left out where parts are asked for.
 */
export const buildNames = {
  chunkFileNames: ({ name }) => (FIRST.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
  assetFileNames: ({ names }) =>
    names.some((name) => name.endsWith('.css')) && !names.includes('index.css')
      ? 'assets/[hash:7][extname]'
      : 'assets/[name]-[hash][extname]',
};
