// Files: taken in, judged, kept once, shown by signed links.
export { dropStaged, keepContent, keepFile, shareFile, stageFile, type Staged } from './actions.ts';
export { checkFile } from './uploads/check-file.ts';
export { createContentCipher, type ContentCipher } from './contents/content-cipher.ts';
export { openContent } from './contents/open-content.ts';
export { createFileLinks, linkedFileId, permanentLink, type FileLinks } from './file-link.ts';
export { ownerKey, type Subject } from './contents/owner-key.ts';
export { presentFile } from './present.ts';
export { fileRoutes } from './routes.ts';
export { readForm } from './uploads/read-form.ts';
export { readUpload } from './uploads/read-upload.ts';
export { sendFile } from './send-file.ts';
export { resealContents } from './contents/reseal-contents.ts';
export { removeOrphans } from './remove-orphans.ts';
export { fileServices, type FileServices } from './services.ts';
export { findFiles, handOverFiles, keepFiles, type StoredFile } from './store.ts';
export { subjectOf } from './subject-of.ts';
export type { UploadLimits, UploadPlace, UploadTarget } from './uploads/upload-limits.ts';
export { fileArchive } from './archive.ts';
