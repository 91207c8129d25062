/** Roles of the portal's users; the stored role name drives redirects. */
export const portalRoles = ['exhibitor', 'supplier', 'transport', 'media'] as const;
/** Roles of the organiser's staff in the console. */
export const staffRoles = ['admin', 'editor', 'reviewer'] as const;

export type PortalRole = (typeof portalRoles)[number];
export type StaffRole = (typeof staffRoles)[number];
export type Role = PortalRole | StaffRole;
