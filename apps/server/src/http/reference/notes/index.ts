import type { CallNote } from '../call-note.ts';
import { cataloguesNotes } from './catalogues.ts';
import { accountsNotes } from './accounts.ts';
import { cmsNotes } from './cms.ts';
import { consoleNotes } from './console.ts';
import { firstPasswordsNotes } from './first-passwords.ts';
import { filesNotes } from './files.ts';
import { noticesNotes } from './notices.ts';
import { personsNotes } from './persons.ts';
import { invitationsNotes } from './invitations.ts';
import { mediaNotes } from './media.ts';
import { openNotes } from './open.ts';
import { platformNotes } from './platform.ts';
import { signingNotes } from './signing.ts';
import { signInNotes } from './sign-in.ts';
import { submissionsNotes } from './submissions.ts';
import { tablesNotes } from './tables.ts';

/** What is noted of each call, by its name in the contract, or method and path. */
export const callNotes: ReadonlyMap<string, CallNote> = new Map<string, CallNote>(
  Object.entries({
    ...platformNotes,
    ...signInNotes,
    ...submissionsNotes,
    ...filesNotes,
    ...openNotes,
    ...signingNotes,
    ...mediaNotes,
    ...invitationsNotes,
    ...personsNotes,
    ...tablesNotes,
    ...cmsNotes,
    ...noticesNotes,
    ...accountsNotes,
    ...cataloguesNotes,
    ...firstPasswordsNotes,
    ...consoleNotes,
  }),
);
