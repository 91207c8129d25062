/** A chunk of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Files that a page asks for, and chunks that the build does not have. */
export function firstLoad(
  manifest: Readonly<Record<string, ManifestChunk>>,
  chunks: readonly string[],
): { readonly files: readonly string[]; readonly missing: readonly string[] };
