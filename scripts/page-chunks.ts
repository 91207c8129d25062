import { build, type Rolldown, type UserConfig } from 'vite';

/** What opens a page; a list among it stands for what all of its modules need. */
type Openers = readonly (string | readonly string[])[];
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** All that a page's entry needs at once is one file. */
const first: Rolldown.CodeSplittingGroup = { name: 'first', tags: ['$initial'], priority: 1 };

/**
 * Groups the modules of an app by the pages that need them at once. Left alone, the bundler gives every module that two
 * parts share a file of its own, and dozens of small files weigh a tenth more, compressed, than a few. A build that is
 * not written tells what each page needs.
 */
export async function pageChunks(
  config: UserConfig,
  pages: Readonly<Record<string, Openers>>,
): Promise<Rolldown.OutputOptions> {
  const found = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [first] } } },
    },
  });
  const chunks: Chunks = new Map(
    (Array.isArray(found) ? found : [found])
      .flatMap((one) => ('output' in one ? one.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const opened = new Set(modulesOf(chunks, 'index.html'));
  const users = new Map<string, Set<string>>();
  for (const [page, openers] of Object.entries(pages)) {
    for (const module of openers.flatMap((opener) => needed(chunks, opener))) {
      if (opened.has(module) || isWords(module)) continue;
      users.set(module, (users.get(module) ?? new Set()).add(page));
    }
  }
  // What the first page, the lightest, shares with any other is one file: it is little, and the others can bear it.
  const [lightest = ''] = Object.keys(pages);
  const names = new Map(
    [...users].map(([module, by]) => [
      module,
      by.size > 1 && by.has(lightest) ? 'shared' : [...by].join('-'),
    ]),
  );
  const groups = [...new Set(names.values())].map((name) => ({
    name,
    test: (module: string) => names.get(module) === name,
    includeDependenciesRecursively: false,
  }));
  return { codeSplitting: { groups: [first, ...groups] } };
}

/** A page loads the words of one language. */
const isWords = (module: string): boolean => /\/messages\/.*(?:en|zh-han[st])\.ts$/.test(module);

function needed(chunks: Chunks, opener: Openers[number]): readonly string[] {
  if (typeof opener === 'string') return modulesOf(chunks, opener);
  const [some = [], ...others] = opener.map((one) => modulesOf(chunks, one));
  return some.filter((module) => others.every((other) => other.includes(module)));
}

/** Modules of the chunk that a module opens, and of all that it imports at once. */
function modulesOf(chunks: Chunks, opener: string): readonly string[] {
  const modules = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined, seen: Set<string>): void => {
    if (chunk === undefined || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    Object.keys(chunk.modules).forEach((module) => modules.add(module));
    chunk.imports.forEach((file) => visit(chunks.get(file), seen));
  };
  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${opener}`));
  if (entry === undefined) throw new Error(`No part of the app opens with ${opener}`);
  visit(entry, new Set());
  return [...modules];
}
