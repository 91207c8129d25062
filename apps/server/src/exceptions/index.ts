// What single exhibitors may have otherwise than the others.
export { accountLimit } from './account-limit.ts';
export { exceptionArchive } from './archive.ts';
export { findException, type ExceptionOf } from './find-exception.ts';
