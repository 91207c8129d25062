import type { FormInfo, SheetEntry } from '@zhantai/contract';
import type { SheetStatus } from '@zhantai/ui';
import { sheetStatus } from '../home/sheet-status.ts';
import type { Saved } from '../../shell/drafts/autosave.ts';

/** Where the open form stands: what the server said, or a draft once something was saved. */
export function openStatus(info: FormInfo, saved: Saved, entry: SheetEntry): SheetStatus {
  const status = sheetStatus({ ...entry, status: info.status, expired: info.timelines.expired });
  return status === 'none' && saved.kind !== 'clean' ? 'draft' : status;
}
