import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Files that open a page or a part of it. */
type Openers = readonly string[];
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
/** What each module imports at once. */
type Imports = Map<string, readonly string[]>;

/** What is asked for together. */
export interface Together {
  /** The first loads that must be light. What two of them share comes with the entry of the app. */
  readonly pages: Readonly<Record<string, Openers>>;
  /** What parts of the app need of these pages, each in a file that no other page asks for. */
  readonly shared: Readonly<Record<string, { readonly of: readonly string[]; readonly openers: Openers }>>;
  /** What pages load beside: each is one file, without what a page has already. */
  readonly parts: Readonly<Record<string, Openers>>;
}

/** The file that the app begins with. */
const ENTRY = 'index.html';
const FIRST = 'first';

/**
 * Groups the modules of an app by what needs them at once. Left alone, the bundler gives every module that two parts
 * share a file of its own, and dozens of small files weigh a tenth more, compressed, than a few. A build that is not
 * written tells what each page needs.
 */
export async function pageChunks(config: UserConfig, together: Together): Promise<Rolldown.OutputOptions> {
  const imports: Imports = new Map();
  const found = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, noteImports(imports)],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: FIRST, tags: ['$initial'], priority: 1 }] } },
      },
    },
  });
  const chunks: Chunks = new Map(
    (Array.isArray(found) ? found : [found])
      .flatMap((one) => ('output' in one ? one.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const needed = (openers: Openers) => openers.flatMap((opener) => neededBy(opener, chunks, imports));

  const groups = new Map(needed([ENTRY]).map((module) => [module, FIRST]));
  for (const [page, openers] of Object.entries(together.pages)) {
    for (const module of needed(openers)) {
      const other = groups.get(module);
      // A page loads the words of one language.
      if (!isWords(module)) groups.set(module, other === undefined || other === page ? page : FIRST);
    }
  }
  for (const [name, { of, openers }] of Object.entries(together.shared)) {
    const others = Object.entries(together.pages).filter(([page]) => !of.includes(page));
    const kept = new Set(needed([ENTRY, ...others.flatMap(([, opened]) => opened)]));
    for (const module of needed(openers)) if (!kept.has(module)) groups.set(module, name);
  }
  for (const [part, openers] of Object.entries(together.parts))
    for (const module of needed(openers)) if (!groups.has(module)) groups.set(module, part);

  return {
    codeSplitting: {
      groups: [...new Set(groups.values())].map((name) => ({
        name,
        test: (module: string) => groups.get(module) === name,
        includeDependenciesRecursively: false,
      })),
    },
  };
}

const isWords = (module: string): boolean => /\/messages\/.*(?:en|zh-han[st])\.ts$/.test(module);

function noteImports(imports: Imports): Plugin {
  return {
    name: 'note-imports',
    generateBundle() {
      for (const module of this.getModuleIds())
        imports.set(module, this.getModuleInfo(module)?.importedIds ?? []);
    },
  };
}

/**
 * Modules that a file needs at once: it reaches them by imports that do not wait, and they are in its chunk or in one
 * that comes with it. The imports alone pass through every list of exports; a chunk alone may also hold what others need.
 */
function neededBy(opener: string, chunks: Chunks, imports: Imports): readonly string[] {
  const module = [...imports.keys()].find((one) => one.endsWith(`/${opener}`)) ?? '';
  const all = [...chunks.values()];
  const chunk =
    all.find(({ facadeModuleId }) => facadeModuleId === module) ??
    all.find(({ modules }) => Object.hasOwn(modules, module));
  if (chunk === undefined) throw new Error(`The app has no ${opener}`);
  const loaded = new Set(
    closure(chunk.fileName, (file) => chunks.get(file)?.imports ?? []).flatMap((file) =>
      Object.keys(chunks.get(file)?.modules ?? {}),
    ),
  );
  const reached = closure(module, (from) => imports.get(from) ?? []);
  return reached.filter((one) => loaded.has(one));
}

/** What can be reached from the start, itself included. */
function closure(start: string, next: (from: string) => readonly string[]): readonly string[] {
  const seen = new Set([start]);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return [...seen];
}
