const KILO = 1024;

/** A size as people read it: `20 MB`, `14.2 MB`, `512 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.ceil(bytes / KILO)} KB`;
  const megabytes = bytes / KILO / KILO;
  return `${Number.isInteger(megabytes) ? megabytes : megabytes.toFixed(1)} MB`;
}
