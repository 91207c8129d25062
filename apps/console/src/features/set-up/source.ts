import type { FillPreviewQuery, FillRequest, Pack, StaffExhibition } from '@zhantai/contract';

/** What an exhibition can begin with. */
export type Source =
  | {
      readonly kind: 'exhibition';
      readonly id: string;
      readonly title: string;
      readonly exhibition: StaffExhibition;
    }
  | { readonly kind: 'pack'; readonly id: string; readonly title: string; readonly pack: Pack };

/** Last year’s first, then the packs. */
export function sourcesOf(
  exhibitions: readonly StaffExhibition[],
  packs: readonly Pack[],
): readonly Source[] {
  return [
    ...exhibitions.map((exhibition) => ({
      kind: 'exhibition' as const,
      id: exhibition.id,
      title: exhibition.title,
      exhibition,
    })),
    ...packs.map((pack) => ({ kind: 'pack' as const, id: pack.id, title: pack.title, pack })),
  ];
}

/** One of all sources. */
export function sourceKey({ kind, id }: Source): string {
  return `${kind} ${id}`;
}

/** As it is asked about, and as it is sent. */
export function queryOf({ kind, id }: Source): FillPreviewQuery {
  return kind === 'pack' ? { packId: id } : { exhibitionId: id };
}

export function fromOf({ kind, id }: Source): FillRequest['from'] {
  return kind === 'pack' ? { packId: id } : { exhibitionId: id };
}
