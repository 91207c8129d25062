import { calls } from '@zhantai/contract';
import { row, type Authorisation } from './row.ts';

/** The accreditation of media: of one's own account alone. */
export const mediaRows: readonly Authorisation[] = [
  row(calls.mediaAccreditation, ['media']),
  row(calls.mediaAccreditationSubmit, ['media'], () => ({ body: {} })),
];
