import { browserLimits } from './browser-limits.ts';

/** Figures both sides hold to (wire.md §1, §2). Times in milliseconds, sizes in bytes. */
export const limits = {
  ...browserLimits,
  tokenLifeSeconds: 3_600,
  /** Whatever is renewed, a sign-in ends at this age; until then nobody signs in again, however long they stay away. */
  sessionLifeSeconds: { staff: 12 * 3_600, user: 30 * 86_400 },
  /** A refresh token that was used is taken again for so long, while its successor was not used. */
  refreshAgainSeconds: 60,
  pageSize: 10,
  maxPageSize: 500,
  smsCodeLifeMs: 5 * 60_000,
  /** Captchas for one address, in so many seconds; a hall behind one address stays below. */
  captchas: [
    { seconds: 60, calls: 600 },
    { seconds: 3_600, calls: 3_000 },
  ],
  /** What costs money or room and comes from one address with a captcha alone; beyond it work is proved. */
  withoutProof: [{ seconds: 3_600, calls: 5 }],
  /** Numbers that a proof tries at most: about a second on a laptop in the middle, up to eight on an old phone. */
  proofMax: 800_000,
  /** Codes to numbers that nobody knows here, from one address; of one exhibition it is a setting. */
  smsOfAddress: [{ seconds: 3_600, calls: 60 }],
  /** Messages to the owner of an account about changed passwords. */
  passwordNotifications: { seconds: 86_400, calls: 5 },
  smsIntervalMs: 60_000,
  /** Codes for one purpose to one number, by SMS and by mail each. */
  smsPerHour: 5,
  smsPerDay: 10,
  /** Wrong codes: so many from one address end a code for that address, so many from all end it. */
  smsTries: 5,
  smsTriesOfAll: 25,
  /** Of one form in the making: items, columns of a table, options written out of one item, rules; its text in bytes. */
  formItems: 500,
  tableColumns: 60,
  writtenOptions: 500,
  /** As {@link writtenOptions}, of an item whose options have levels. */
  treeOptions: 2_000,
  formRules: 300,
  /** Schemes of a form, as its rules make them or as it came; no rule and no scheme shows more things than a form has items. */
  formSchemes: 1_000,
  formDetailBytes: 4 * 1024 * 1024,
  /** States of a draft that its history keeps, and for how long; what was saved in between serves those who work on it. */
  draftStates: 200,
  /** Of what was saved in between; whoever began before them sends what they began with. */
  draftBases: 500,
  draftStateMs: 90 * 86_400_000,
  draftBaseMs: 86_400_000,
  /** What one person does within so long is one state of the history. */
  draftStateSpanMs: 10 * 60_000,
  /** Whoever has a draft open says so again before this is over. */
  draftHereMs: 30_000,
  /** A link to a draft is open so long, and so many of one form are at once. */
  formPreviewLifeMs: 7 * 86_400_000,
  formPreviews: 20,
  /** A report of what publishing would do holds so long. */
  effectsMs: 3_600_000,
  /** Of a form with more submissions a job makes it. */
  effectsInCall: 2_000,
  /** Submissions that it names of one kind. */
  effectsExamples: 20,
  /** More submissions than so many are opened again only by who writes their number. */
  reopenUnasked: 600,
  /** Why submissions are opened again. */
  reopenReason: 500,
  /** What is written of a version. */
  versionNote: 500,
  /** Of one form by one subject. */
  submissionsOfForm: 500,
  uploadBytes: 50 * 1024 * 1024,
  /** People of one exhibitor that wait for it to say whether they are its own. */
  waitingPersons: 100,
  /** Of an exhibitor, its main one included. */
  exhibitorAccounts: 10,
  /** The largest number that an exception may give one exhibitor. */
  exceptions: { passes: 100_000, invitations: 100_000, accounts: 200 },
  /** Invitations by one exhibitor in so many seconds: each sends an SMS. */
  accountInvites: [{ seconds: 86_400, calls: 20 }],
  inviteLifeSeconds: 86_400,
  /** A link that sets a first password, and what it opens. */
  passwordLinkLifeMs: 7 * 86_400_000,
  passwordTicketSeconds: 1_800,
  /** A challenge for the second factor; the ticket that enrols one; how long a proved code counts. */
  factorChallengeSeconds: 300,
  factorTicketSeconds: 600,
  stepUpSeconds: 600,
  /** A link for somebody of the staff. */
  staffLinkSeconds: 48 * 3_600,
  /** All files of one subject together. */
  subjectFiles: 2_000,
  subjectBytes: 4 * 1024 ** 3,
  /** Answers in so many seconds that tell one account whether a value exists, whichever call gives them. */
  existenceAnswers: [
    { seconds: 60, calls: 30 },
    { seconds: 86_400, calls: 300 },
  ],
  /** ID numbers that one account hands in, in so many seconds. */
  registeredNumbers: [{ seconds: 86_400, calls: 5_000 }],
  inlineFileBytes: 2 * 1024 * 1024,
  /** Of all files of one answer together: those beyond it come without their content. */
  inlineFilesBytes: 700 * 1024,
  /** Of people without an account: one file, files of one ticket, and how long a file is kept that no submission names. */
  openUploadBytes: 5 * 1024 * 1024,
  openFiles: 10,
  orphanLifeMs: 24 * 3_600_000,
  /** Files from one address without an account, and people who register at one exhibitor from there. */
  openFilesOfAddress: [
    { seconds: 3_600, calls: 300 },
    { seconds: 86_400, calls: 1_000 },
  ],
  selfRegistrations: [{ seconds: 3_600, calls: 60 }],
  /** Tickets of forms that are open to everybody, and submissions that one of them may make. */
  ticketLifeSeconds: 86_400,
  ticketUses: 5,
  /** A link under which a signature is given on a phone, seconds; and how often one person may ask for one. */
  signingLifeSeconds: 600,
  signings: [
    { seconds: 60, calls: 10 },
    { seconds: 3_600, calls: 60 },
  ],
  /** Tickets of the personal link of somebody without an account. */
  ticketsOfPerson: 200,
  /** Visitors who may register through one exhibitor, unless the organiser says otherwise. */
  invitationQuota: 500,
  /** Invitations by SMS on one day, whatever way they came: of one exhibitor, and of all of an exhibition. */
  invitationsADay: 500,
  invitationsOfExhibitionADay: 20_000,
  /** Searches for a seat with one ticket, and wrong ones for one name from one address. */
  seatTries: [{ seconds: 3_600, calls: 10 }],
  /** After a captcha was answered, what is written with the same ticket needs no other one. */
  captchaPassMs: 30 * 60_000,
  /** Tickets for one address, and what it writes; a hall behind one address stays below. */
  ticketsOfAddress: [
    { seconds: 60, calls: 300 },
    { seconds: 3_600, calls: 3_000 },
  ],
  openWrites: [
    { seconds: 60, calls: 300 },
    { seconds: 3_600, calls: 3_000 },
  ],
  /** What one ticket writes, drafts included. */
  ticketWrites: [{ seconds: 60, calls: 60 }],
  fileLinkLifeMs: 10 * 60_000,
  /** A workbook, its rows for a sub-table, and its people. */
  workbookBytes: 20 * 1024 * 1024,
  importRows: 20_000,
  importPeople: 2_000,
  /** What answers may hold: rows of a table, cells of all of them, cells that are sealed. */
  answers: { rows: 20_000, cells: 400_000, sensitive: 2_000 },
  /** Cells that are judged at one stroke; above that others are answered between the steps. */
  cellsOnLoop: 20_000,
  /** Lines of an order or a quotation. */
  orderLines: 200,
  /** Of what is wrong with answers or a workbook so many places are told, and of the others their number. */
  problemsListed: 500,
  /** How many are counted. */
  problemsCounted: 20_000,
  /** Workbooks and archives of one subject in so many seconds: each costs a thread seconds. */
  imports: [
    { seconds: 60, calls: 30 },
    { seconds: 3_600, calls: 300 },
  ],
  /** An archive of photos: packed, unpacked, files in it, one photo. */
  photoArchiveBytes: 200 * 1024 * 1024,
  photoArchiveUnpackedBytes: 600 * 1024 * 1024,
  photoArchiveFiles: 2_000,
  photoBytes: 10 * 1024 * 1024,
  /** A link to the file of a job. */
  jobFileLinkLifeMs: 60_000,
  /** Checks of vehicle passes from one address. */
  vehicleChecks: [
    { seconds: 60, calls: 60 },
    { seconds: 3_600, calls: 1_200 },
  ],
} as const;
