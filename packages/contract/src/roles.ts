/** Roles of the portal's users; the stored role name drives redirects. */
export const portalRoles = ['exhibitor', 'supplier', 'transport', 'media'] as const;
/** Roles of the organiser's staff in the console. */
export const staffRoles = ['admin', 'editor', 'reviewer'] as const;

/** What staff may do or not (console.md §0.2); who may is the server's one table. */
export const staffActions = [
  'read',
  'decide',
  'settleOrders',
  'grantExceptions',
  'inviteVisitors',
  'editContent',
  'editExhibitors',
  'addExhibitors',
  'editForms',
  'addForms',
  'sendPasswords',
  'actForExhibitors',
  'readOutbox',
  'readAudit',
  'answerWishes',
  'manageStaff',
  'changeExhibition',
  'manageExhibitions',
  'exportSensitive',
] as const;

export type StaffAction = (typeof staffActions)[number];
export type PortalRole = (typeof portalRoles)[number];
export type StaffRole = (typeof staffRoles)[number];
export type Role = PortalRole | StaffRole;
