import type { ExhibitionProfile, LocalText } from '../database/tables/schema.ts';

/** The id that each tenant reserves for where its tenant admins sign in without an exhibition. */
export const tenantRow = '-';

/** One edition of a fair, with what pages show of it. */
export interface Exhibition {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly title: LocalText;
  /** Host name of the portal's address, lower case; null where only its id leads here. */
  readonly host: string | null;
  /** IANA name; every time of the exhibition is shown and read in it. */
  readonly zone: string;
  readonly languages: readonly string[];
  /** Identifies the browser applications; protects nothing (wire.md §1). */
  readonly client: { readonly id: string; readonly secret: string };
  readonly profile: ExhibitionProfile;
  /** What the organiser set, as typed; `settingOf` reads it. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly open: boolean;
  /** An older exhibition of another tenant has the same id: an address of this one names its tenant too. */
  readonly sharesId: boolean;
}

/** Whether staff alone come in: until it is opened, and once it is closed again (console.md §1.1). */
export const isClosedExhibition = ({
  exhibitionId,
  open,
}: Pick<Exhibition, 'exhibitionId' | 'open'>): boolean => !open && exhibitionId !== tenantRow;
