import { signInRecords } from './accounts/sign-in.ts';
import { submissionsRecords } from './submissions.ts';
import { filesRecords } from './files.ts';
import { openRecords } from './open.ts';
import { signingRecords } from './signing.ts';
import { mediaRecords } from './media.ts';
import { invitationsRecords, consoleInvitationsRecords } from './invitations.ts';
import { personsRecords } from './persons.ts';
import { tablesRecords, consoleTablesRecords } from './tables.ts';
import { cmsRecords, consoleCmsRecords } from './cms.ts';
import { noticesRecords, consoleNoticesRecords } from './notices.ts';
import { accountsRecords } from './accounts/accounts.ts';
import { cataloguesRecords } from './catalogues.ts';
import { drawingsRecords, consoleDrawingsRecords } from './drawings.ts';
import { firstPasswordsRecords } from './accounts/first-passwords.ts';
import { consoleOrdersRecords } from './console/orders.ts';
import { consoleExhibitorsRecords } from './console/exhibitors.ts';
import { consoleFormsRecords } from './console/forms.ts';
import { consoleExhibitionRecords } from './console/exhibition.ts';
import { consoleAuditRecords } from './console/audit.ts';
import { consoleFrameRecords } from './console/frame.ts';
import { staffRecords } from './accounts/staff.ts';
import { contactsRecords } from './console/contacts.ts';
import { draftsRecords } from './console/drafts.ts';
import { foreignFormsRecords } from './console/foreign-forms.ts';
import { exhibitorBinRecords } from './console/exhibitor-bin.ts';
import { formStatesRecords } from './console/form-states.ts';
import { dictionarySettingsRecords } from './console/dictionaries.ts';
import { extensionsRecords } from './console/extensions.ts';
import { exceptionsRecords } from './console/exceptions.ts';
import { fillingInRecords } from './console/filling-in.ts';
import { jobsRecords } from './console/jobs.ts';
import { archivesRecords } from './console/archives.ts';
import { setUpRecords } from './console/set-up.ts';
import { importsRecords } from './console/imports.ts';
import { consoleRecords } from './console/reviews.ts';
import { platformRecords } from './platform.ts';

export type { BareCall, CallRecord, EnvelopedCall, FileCall } from './call-record.ts';

/** Every call that the server answers, by its name, for the server and tests: browsers load the addresses alone (`calls`). */
export type CallRecords = typeof signInRecords &
  typeof submissionsRecords &
  typeof filesRecords &
  typeof openRecords &
  typeof signingRecords &
  typeof mediaRecords &
  typeof invitationsRecords &
  typeof consoleInvitationsRecords &
  typeof personsRecords &
  typeof tablesRecords &
  typeof consoleTablesRecords &
  typeof cmsRecords &
  typeof consoleCmsRecords &
  typeof noticesRecords &
  typeof consoleNoticesRecords &
  typeof accountsRecords &
  typeof cataloguesRecords &
  typeof drawingsRecords &
  typeof consoleDrawingsRecords &
  typeof firstPasswordsRecords &
  typeof consoleOrdersRecords &
  typeof consoleExhibitorsRecords &
  typeof consoleFormsRecords &
  typeof contactsRecords &
  typeof draftsRecords &
  typeof foreignFormsRecords &
  typeof exhibitorBinRecords &
  typeof formStatesRecords &
  typeof dictionarySettingsRecords &
  typeof extensionsRecords &
  typeof exceptionsRecords &
  typeof fillingInRecords &
  typeof jobsRecords &
  typeof importsRecords &
  typeof archivesRecords &
  typeof setUpRecords &
  typeof consoleExhibitionRecords &
  typeof consoleAuditRecords &
  typeof consoleFrameRecords &
  typeof staffRecords &
  typeof consoleRecords &
  typeof platformRecords;

export const callRecords: CallRecords = {
  ...signInRecords,
  ...submissionsRecords,
  ...filesRecords,
  ...openRecords,
  ...signingRecords,
  ...mediaRecords,
  ...invitationsRecords,
  ...consoleInvitationsRecords,
  ...personsRecords,
  ...tablesRecords,
  ...consoleTablesRecords,
  ...cmsRecords,
  ...consoleCmsRecords,
  ...noticesRecords,
  ...consoleNoticesRecords,
  ...accountsRecords,
  ...cataloguesRecords,
  ...drawingsRecords,
  ...consoleDrawingsRecords,
  ...firstPasswordsRecords,
  ...consoleOrdersRecords,
  ...consoleExhibitorsRecords,
  ...consoleFormsRecords,
  ...contactsRecords,
  ...draftsRecords,
  ...foreignFormsRecords,
  ...exhibitorBinRecords,
  ...formStatesRecords,
  ...dictionarySettingsRecords,
  ...extensionsRecords,
  ...exceptionsRecords,
  ...fillingInRecords,
  ...jobsRecords,
  ...importsRecords,
  ...archivesRecords,
  ...setUpRecords,
  ...consoleExhibitionRecords,
  ...consoleAuditRecords,
  ...consoleFrameRecords,
  ...staffRecords,
  ...consoleRecords,
  ...platformRecords,
};

export type RecordName = keyof CallRecords;
