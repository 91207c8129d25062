import { traitsOf, type Definition, type Item } from '@zhantai/engine';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { UploadLimits, UploadPlace, UploadTarget } from '../files/index.ts';
import { openForm } from './open-form.ts';
import { requireChanging } from './policy.ts';
import { definitionsOf } from './services.ts';

/** What a signature pad draws. */
const signatureLimits = { maxBytes: 1024 * 1024, accept: ['png', 'jpg', 'webp'] } as const;

/**
 * What an upload or signature item takes of a user, and for whom; null if there is no such item.
 * @throws Refusal as {@link openForm}, and FORBIDDEN for forms they may only read.
 */
export async function uploadTarget(
  database: Database,
  exhibition: Exhibition,
  user: User,
  { formId, formItemId, exhibitorId }: UploadPlace,
): Promise<UploadTarget | null> {
  const { actor, form } = await openForm(database, user, exhibition, {
    formId,
    exhibitorId: exhibitorId ?? undefined,
  });
  requireChanging(actor);
  const version = await definitionsOf(database).load(database, exhibition, formId, form.version);
  const limits = uploadLimits(version.in('zh-Hans'), formItemId);
  return limits === null ? null : { owner: actor.subjectKey, limits };
}

/** What an upload or signature item, or column, takes; null if there is none of that id. */
export function uploadLimits(definition: Definition, formItemId: string): UploadLimits | null {
  const item = definition.itemById.get(formItemId);
  if (item !== undefined) return limitsOf(item, item.sensitive !== null);
  for (const table of definition.items) {
    const column = table.columns.find((one) => one.id === formItemId);
    if (column !== undefined) return limitsOf(column, (column.sensitive ?? table.sensitive) !== null);
  }
  return null;
}

function limitsOf(item: Item, sealed: boolean): UploadLimits | null {
  const { files } = traitsOf(item);
  if (files === 'drawing') return { ...signatureLimits, sealed };
  return files === 'several' ? { maxBytes: item.fileSize, accept: item.accept, sealed } : null;
}
