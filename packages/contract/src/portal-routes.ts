import type { PageKey } from './form-types.ts';
import type { PortalRole } from './roles.ts';

/** What stands at a route of the portal. */
export interface PortalRoute {
  /** `signIn`, `home`, a `form` driven by its page keys, the `gallery` of fields, or a page of its own. */
  readonly kind: 'signIn' | 'home' | 'form' | 'gallery' | 'page';
  /** Inside the frame (a child of `/`), or alone. */
  readonly layout: boolean;
  /** Open to anonymous visitors (seed.md §2). */
  readonly open: boolean;
  /** Whose page it is; empty for everybody signed in. Whose a form is its audience says, not its route. */
  readonly roles: readonly PortalRole[];
  /** Keys of the forms it shows, in order of their tabs. */
  readonly pageKeys: readonly RouteKey[];
  /** The window title is this page's alone, without the exhibition (seed.md §2, visitor pages). */
  readonly fixedTitle: boolean;
}

/** Page keys that a route names: those with a type code, and the common forms with a page of their own (pages.md). */
export type RouteKey =
  | PageKey
  | 'speechApply'
  | 'activityCommitment'
  | 'activityCommitmentGsa'
  | 'commitmentLetter'
  | 'commitmentLetterGsa'
  | 'epidemicPreventionGsa'
  | 'mediaRegister'
  | 'mediaPerfect'
  | 'mediaSubmit';

const closed = { open: false, fixedTitle: false, pageKeys: [], roles: [] } as const;
const signIn = { ...closed, kind: 'signIn', layout: false, open: true } as const;
const alone = { ...closed, kind: 'page', layout: false } as const;
const inside = { ...closed, kind: 'page', layout: true } as const;
const visitor = { ...alone, open: true, fixedTitle: true } as const;
const forms = (layout: boolean, ...pageKeys: readonly RouteKey[]) =>
  ({ ...closed, kind: 'form', layout, pageKeys }) as const;

/** Every route of the portal (seed.md §2, pages.md), hash-based. */
export const portalRoutes = {
  '/': { ...closed, kind: 'home', layout: true },
  '/login': signIn,
  '/transportLogin': signIn,
  '/mediaLogin': signIn,
  '/ciecXptrsLogin': { ...alone, open: true },
  '/editPwd': alone,
  '/setPwd': alone,
  '/form': { ...alone, open: true },
  '/s': { ...alone, open: true },
  '/basicInfo': forms(true, 'exhibitor'),
  '/personnelInfo': forms(true, 'exhibitorPersion'),
  '/staff': forms(false, 'exhibitorPersion'),
  '/epidemicPreventionInfo': forms(true, 'antiepidemic'),
  '/epidemicPrevention': forms(false, 'antiepidemic'),
  '/epidemicPreventionGsa': forms(false, 'epidemicPreventionGsa'),
  '/registrationDirectory': forms(true, 'publication'),
  '/proceedingInfo': { ...inside, roles: ['exhibitor'] },
  '/exhibitionBooth': forms(
    true,
    'exhibitor_c1',
    'exhibitor_c2',
    'exhibitor_c3',
    'exhibitor_c4',
    'exhibitor_c5',
    'exhibitor_c6',
    'exhibitor_c7',
    'exhibitor_b1',
    'exhibitor_b2',
    'exhibitor_b3',
    'exhibitor_b4',
  ),
  '/exhibitionBoothCommon': forms(true, 'exhibitor_commonform'),
  '/exhibitionBoothSHZY': forms(
    true,
    'exhibitor_e1',
    'exhibitor_e2',
    'exhibitor_e3',
    'exhibitor_e4',
    'exhibitor_e5',
    'exhibitor_e6',
    'exhibitor_e7',
    'exhibitor_e8',
    'exhibitor_e9',
    'exhibitor_e10',
    'exhibitor_e11',
  ),
  '/ledAdvertisement': forms(true, 'exhibitor_d1', 'exhibitor_d2'),
  '/hotelReservation': forms(true, 'exhibitor_d3'),
  '/ddfw': forms(false, 'exhibitor_e1'),
  '/tswp': forms(false, 'exhibitor_e2'),
  '/bzztzpbInfo': forms(false, 'exhibitor_e3'),
  '/tzztdjApply': forms(false, 'exhibitor_e4'),
  '/zdhlApply': forms(false, 'exhibitor_e5'),
  '/ccpdxApply': forms(false, 'exhibitor_e6'),
  '/sdqApply': forms(false, 'exhibitor_e7'),
  '/zzsfp': forms(false, 'exhibitor_e8'),
  '/tzztInfo': forms(false, 'exhibitor_e9'),
  '/tzztApply': forms(false, 'exhibitor_e10'),
  '/electricityApply': forms(false, 'exhibitor_e11'),
  '/speechApply': forms(false, 'speechApply'),
  '/activityCommitment': forms(false, 'activityCommitment'),
  '/activityCommitmentGsa': forms(false, 'activityCommitmentGsa'),
  '/commitmentLetter': forms(false, 'commitmentLetter'),
  '/commitmentLetterGsa': forms(false, 'commitmentLetterGsa'),
  '/wditsupplier': { ...inside, roles: ['supplier'] },
  '/transportSupplier': { ...inside, roles: ['transport'] },
  '/myForms': { ...inside, roles: ['supplier', 'transport', 'media'] },
  '/transportSetting': { ...alone, roles: ['transport'] },
  '/invitation': { ...inside, pageKeys: ['invite'] },
  '/inviteVisitor': { ...inside, pageKeys: ['inviteVisitor'] },
  '/exhibitor_invitation': { ...inside, pageKeys: ['exhibitor_invitation'] },
  '/exhibitor_invitationAudience': { ...inside, pageKeys: ['exhibitor_invitationAudience'] },
  '/invitationHome': visitor,
  '/invitationAudience': visitor,
  '/invitation2': visitor,
  '/seat_search': visitor,
  '/mediaRegister': { ...alone, roles: ['media'], pageKeys: ['mediaRegister'] },
  '/mediaPerfect': { ...alone, roles: ['media'], pageKeys: ['mediaPerfect'] },
  '/mediaSubmit': { ...alone, roles: ['media'], pageKeys: ['mediaSubmit'] },
  '/mediaSuccess': { ...alone, roles: ['media'] },
  '/orders': { ...inside, roles: ['exhibitor'] },
  '/notices': inside,
  '/account': inside,
  '/more': inside,
  '/privacy': { ...alone, open: true },
  '/terms': { ...alone, open: true },
  '/gallery': { ...closed, kind: 'gallery', layout: false },
} as const satisfies Record<string, PortalRoute>;

export type PortalPath = keyof typeof portalRoutes;
