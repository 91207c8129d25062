import { createSmsCodes, type SmsCodes } from '../auth/index.ts';
import { fileServices, type FileServices } from '../files/index.ts';
import type { Deps } from '../platform/feature.ts';
import { submissionServices, type SubmissionServices } from '../submissions/index.ts';
import { ticketServices, type TicketServices } from '../tickets/index.ts';

/** What forms without an account work with. */
export interface OpenServices extends SubmissionServices, TicketServices {
  readonly files: FileServices;
  readonly codes: SmsCodes;
}

export function openServices(deps: Deps): OpenServices {
  return {
    ...ticketServices(deps),
    ...submissionServices(deps),
    files: fileServices(deps),
    codes: createSmsCodes(deps.settings.secrets.tokenSecret),
  };
}
