import type { FieldType } from '@zhantai/engine';

/** Types whose control itself shows a text that cannot be read, to be put right where it stands. */
export const showsUnread: ReadonlySet<FieldType> = new Set<FieldType>(['number']);
