/** Why an archive is not taken in, in one sentence. */
export class ArchiveRefused extends Error {}
