/** The place where contents lie cannot be reached or takes nothing; what it said is the cause. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

/** A disk that is full, over its quota or mounted to be read only. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether files cannot be kept or read just now, through nobody's fault. */
export function isStorageAway(error: unknown): boolean {
  if (error instanceof StorageFailure) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && full.has(error.code);
}
