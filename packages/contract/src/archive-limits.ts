/** Figures of archives, which pages of the console and the server hold to. Sizes in bytes. */
export const archiveLimits = {
  /** Characters of a passphrase. */
  minPassphrase: 12,
  maxPassphrase: 200,
  /** An archive that is uploaded, and each of its parts but the last. */
  maxBytes: 20 * 1024 ** 3,
  partBytes: 16 * 1024 * 1024,
} as const;
