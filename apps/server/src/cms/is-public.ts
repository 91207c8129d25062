const publicKeys: ReadonlySet<string> = new Set(['privacy', 'terms']);

/** Whether everybody reads the article with this key: what people agree to they may read before they sign in. */
export function isPublic(siteKey: string): boolean {
  return publicKeys.has(siteKey);
}
