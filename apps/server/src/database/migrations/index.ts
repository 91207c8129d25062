import type { Migration } from 'kysely';
import * as foundation from './0001-foundation.ts';
import * as signInExpiry from './0002-sign-in-expiry.ts';
import * as receiptNumber from './0003-receipt-number.ts';
import * as codesAndMessages from './0004-codes-and-messages.ts';
import * as idempotentAnswers from './0005-idempotent-answers.ts';
import * as reviewSteps from './0006-review-steps.ts';
import * as transportChoice from './0007-transport-choice.ts';
import * as callCounts from './0008-call-counts.ts';
import * as catalogues from './0009-catalogues.ts';
import * as openVisitors from './0010-open-visitors.ts';
import * as content from './0011-content.ts';
import * as persons from './0012-persons.ts';
import * as takenOptions from './0013-taken-options.ts';
import * as signings from './0014-signings.ts';
import * as tellChanges from './0015-tell-changes.ts';
import * as mailAndInvitations from './0016-mail-and-invitations.ts';
import * as hotRows from './0017-hot-rows.ts';
import * as tagsOfBooths from './0018-tags-of-booths.ts';
import * as subjectCheck from './0019-subject-check.ts';
import * as signingsOfTickets from './0020-signings-of-tickets.ts';
import * as submissionsOfBooths from './0021-submissions-of-booths.ts';
import * as signInBounds from './0024-sign-in-bounds.ts';
import * as humanBounds from './0026-human-bounds.ts';
import * as rightsAndHolds from './0027-rights-and-holds.ts';
import * as sessionFamilies from './0025-session-families.ts';
import * as submissionEntries from './0029-submission-entries.ts';
import * as dataKeys from './0030-data-keys.ts';
import * as draftKeys from './0035-draft-keys.ts';
import * as badgeKeys from './0031-badge-keys.ts';
import * as contentsBeingRemoved from './0041-contents-being-removed.ts';
import * as openOrders from './0042-open-orders.ts';
import * as foldedSeats from './0043-folded-seats.ts';
import * as foldedInEveryLocale from './0046-folded-in-every-locale.ts';
import * as listsOfOrders from './0048-lists-of-orders.ts';
import * as addressesAreSettings from './0044-addresses-are-settings.ts';
import * as removalRequests from './0045-removal-requests.ts';
import * as visitorsAgree from './0045-visitors-agree.ts';
import * as answersOfCaptchas from './0050-answers-of-captchas.ts';
import * as visitorsMakeRoom from './0050-visitors-make-room.ts';
import * as ordersInHalls from './0051-orders-in-halls.ts';
import * as partsOfLists from './0051-parts-of-lists.ts';
import * as sealedDrafts from './0042-sealed-drafts.ts';
import * as wordsOfTheSchema from './0055-words-of-the-schema.ts';
import * as lettersThatStayWhole from './0056-letters-that-stay-whole.ts';
import * as tenantAdmins from './0061-tenant-admins.ts';
import * as ordersLockedInOrder from './0059-orders-locked-in-order.ts';
import * as plainWordsOfColumns from './0060-plain-words-of-columns.ts';
import * as exhibitorsOfStaff from './0065-exhibitors-of-staff.ts';
import * as sealedAudit from './0066-sealed-audit.ts';
import * as jobs from './0067-jobs.ts';
import * as secondFactors from './0068-second-factors.ts';
import * as workbookImports from './0069-workbook-imports.ts';
import * as hostsOfOpenExhibitions from './0070-hosts-of-open-exhibitions.ts';
import * as obligations from './0071-obligations.ts';
import * as contacts from './0072-contacts.ts';
import * as reasonsOfExtensions from './0073-reasons-of-extensions.ts';
import * as groupsOfForms from './0074-groups-of-forms.ts';
import * as exhibitorBin from './0075-exhibitor-bin.ts';
import * as formsPutAway from './0076-forms-put-away.ts';
import * as formsAfterOthers from './0077-forms-after-others.ts';
import * as formDrafts from './0078-form-drafts.ts';
import * as longJobs from './0079-long-jobs.ts';
import * as archiveUploads from './0080-archive-uploads.ts';
import * as publishing from './0081-publishing.ts';
import * as actingSessions from './0083-acting-sessions.ts';
import * as reopeningByVersions from './0086-reopening-by-versions.ts';
import * as exhibitorsThatWithdraw from './0090-exhibitors-that-withdraw.ts';
import * as filledInByStaff from './0091-filled-in-by-staff.ts';
import * as packs from './0092-packs.ts';
import * as exceptionsOfExhibitors from './0094-exceptions-of-exhibitors.ts';
import * as trialExhibitors from './0095-trial-exhibitors.ts';
import * as keptEffects from './0097-kept-effects.ts';
import * as previewLinks from './0098-preview-links.ts';

/** Every step of the schema in order. Forward only: a released step is never edited, a new one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-sign-in-expiry': signInExpiry,
  '0003-receipt-number': receiptNumber,
  '0004-codes-and-messages': codesAndMessages,
  '0005-idempotent-answers': idempotentAnswers,
  '0006-review-steps': reviewSteps,
  '0007-transport-choice': transportChoice,
  '0008-call-counts': callCounts,
  '0009-catalogues': catalogues,
  '0010-open-visitors': openVisitors,
  '0011-content': content,
  '0012-persons': persons,
  '0013-taken-options': takenOptions,
  '0014-signings': signings,
  '0015-tell-changes': tellChanges,
  '0016-mail-and-invitations': mailAndInvitations,
  '0017-hot-rows': hotRows,
  '0018-tags-of-booths': tagsOfBooths,
  '0019-subject-check': subjectCheck,
  '0020-signings-of-tickets': signingsOfTickets,
  '0021-submissions-of-booths': submissionsOfBooths,
  '0024-sign-in-bounds': signInBounds,
  '0025-session-families': sessionFamilies,
  '0026-human-bounds': humanBounds,
  '0027-rights-and-holds': rightsAndHolds,
  '0029-submission-entries': submissionEntries,
  '0030-data-keys': dataKeys,
  '0035-draft-keys': draftKeys,
  '0031-badge-keys': badgeKeys,
  '0041-contents-being-removed': contentsBeingRemoved,
  '0042-open-orders': openOrders,
  '0044-addresses-are-settings': addressesAreSettings,
  '0045-removal-requests': removalRequests,
  '0045-visitors-agree': visitorsAgree,
  '0042-sealed-drafts': sealedDrafts,
  '0043-folded-seats': foldedSeats,
  '0046-folded-in-every-locale': foldedInEveryLocale,
  '0048-lists-of-orders': listsOfOrders,
  '0050-answers-of-captchas': answersOfCaptchas,
  '0050-visitors-make-room': visitorsMakeRoom,
  '0051-parts-of-lists': partsOfLists,
  '0051-orders-in-halls': ordersInHalls,
  '0055-words-of-the-schema': wordsOfTheSchema,
  '0056-letters-that-stay-whole': lettersThatStayWhole,
  '0059-orders-locked-in-order': ordersLockedInOrder,
  '0060-plain-words-of-columns': plainWordsOfColumns,
  '0061-tenant-admins': tenantAdmins,
  '0065-exhibitors-of-staff': exhibitorsOfStaff,
  '0066-sealed-audit': sealedAudit,
  '0067-jobs': jobs,
  '0068-second-factors': secondFactors,
  '0069-workbook-imports': workbookImports,
  '0070-hosts-of-open-exhibitions': hostsOfOpenExhibitions,
  '0071-obligations': obligations,
  '0072-contacts': contacts,
  '0073-reasons-of-extensions': reasonsOfExtensions,
  '0074-groups-of-forms': groupsOfForms,
  '0075-exhibitor-bin': exhibitorBin,
  '0076-forms-put-away': formsPutAway,
  '0077-forms-after-others': formsAfterOthers,
  '0078-form-drafts': formDrafts,
  '0079-long-jobs': longJobs,
  '0080-archive-uploads': archiveUploads,
  '0081-publishing': publishing,
  '0083-acting-sessions': actingSessions,
  '0086-reopening-by-versions': reopeningByVersions,
  '0090-exhibitors-that-withdraw': exhibitorsThatWithdraw,
  '0091-filled-in-by-staff': filledInByStaff,
  '0092-packs': packs,
  '0094-exceptions-of-exhibitors': exceptionsOfExhibitors,
  '0095-trial-exhibitors': trialExhibitors,
  '0097-kept-effects': keptEffects,
  '0098-preview-links': previewLinks,
};
