import { foldText } from '@zhantai/engine';
import type { ClientExhibitor, SubmissionEntry, TransportEntry } from '@zhantai/contract';

/** An exhibitor that chose this supplier, with where its exhibit list stands. */
export interface TransportClient {
  readonly exhibitor: ClientExhibitor;
  /** Of the list that the supplier fills in for it. */
  readonly status: SubmissionEntry['status'];
  /** What is known of its exhibits: from the supplier's list, before that from the exhibitor's own. */
  readonly goods: { readonly pieces: number; readonly volume: number } | null;
}

/** Props of the exhibit sub-table (seed.md §3). */
const ROWS = 'zhanpinzibiao';
const PIECES = 'number';
const VOLUME = 'bulkVolume';

/** The exhibitors behind their exhibit lists, in the order of their booths. */
export function transportClients(lists: readonly TransportEntry[]): readonly TransportClient[] {
  const byId = new Map<string, TransportEntry[]>();
  for (const entry of lists) {
    const { id } = entry.exhibitor;
    byId.set(id, [...(byId.get(id) ?? []), entry]);
  }
  return [...byId.values()]
    .flatMap((entries): TransportClient[] => {
      const [first] = entries;
      if (first === undefined) return [];
      const own = entries.find((entry) => entry.own);
      return [
        {
          exhibitor: first.exhibitor,
          status: own?.status ?? 'none',
          goods: goodsOf(own) ?? goodsOf(entries.find((entry) => !entry.own)),
        },
      ];
    })
    .sort((one, other) => boothOf(one).localeCompare(boothOf(other), 'en', { numeric: true }));
}

/** Clients whose booth or name holds what was typed. */
export function findClients(clients: readonly TransportClient[], typed: string): readonly TransportClient[] {
  const wanted = foldText(typed);
  return clients.filter(({ exhibitor: { name, nameEn, booths } }) =>
    [name, nameEn, ...booths.map(({ number }) => number)].some((text) => foldText(text).includes(wanted)),
  );
}

const boothOf = ({ exhibitor }: TransportClient): string => exhibitor.booths[0]?.number ?? '~';

function goodsOf(entry: TransportEntry | undefined): TransportClient['goods'] {
  const rows: unknown = entry?.answers?.[ROWS];
  if (!Array.isArray(rows) || rows.length === 0) return null;
  let [pieces, volume] = [0, 0];
  for (const row of rows) {
    pieces += numberIn(row, PIECES);
    volume += numberIn(row, VOLUME);
  }
  return { pieces, volume };
}

function numberIn(row: unknown, prop: string): number {
  if (typeof row !== 'object' || row === null) return 0;
  const value = Number(Object.entries(row).find(([key]) => key === prop)?.[1] ?? 0);
  return Number.isFinite(value) ? value : 0;
}
