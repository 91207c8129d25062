import { isMediaHost } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { tenantRow, type Exhibition } from './exhibition.ts';
import { settingOf } from './settings/setting-of.ts';
import { selectExhibition, selectExhibitions, selectTenantExists } from './store.ts';

/** Finds exhibitions; what it remembers is at most five seconds old. */
export interface ExhibitionDirectory {
  find(tenantId: string, exhibitionId: string): Promise<Exhibition | null>;
  hasTenant(tenantId: string): Promise<boolean>;
  /** Those of this id, and without one those that are open; of one tenant where it is given. */
  findAll(query: ExhibitionQuery): Promise<readonly Exhibition[]>;
  /**
   * The exhibition that an address leads to: by host name, else by id, else the first open one. Under a host name the id
   * chooses among those of the tenant that has it: one that handed its host over keeps its links. Of several tenants
   * that name an exhibition alike `tenantId` says whose; without it the oldest keeps its links.
   */
  findForHost(host: string, query?: ExhibitionQuery): Promise<Exhibition | null>;
  /** As {@link findForHost} for a page of the portal; where none is open, the only one there is: its page says so. */
  findForPortal(host: string, query?: ExhibitionQuery): Promise<Exhibition | null>;
  /** As {@link findForHost} for a page of staff; where none fits, the row where tenant admins sign in. */
  findForStaff(host: string, query?: ExhibitionQuery): Promise<Exhibition | null>;
  /** Something was changed: this process reads all anew when it is asked next. */
  forget(): void;
}

/** What an address says of the exhibition beside its host name. */
export interface ExhibitionQuery {
  readonly exhibitionId?: string | undefined;
  readonly tenantId?: string | undefined;
}

const MAX_AGE_MS = 5_000;

/** A directory over `database`; one for each server process. */
export function createExhibitionDirectory(database: Database): ExhibitionDirectory {
  let known: Promise<readonly Exhibition[]> = Promise.resolve([]);
  let loadedAt = Number.NEGATIVE_INFINITY;

  async function all(): Promise<readonly Exhibition[]> {
    if (performance.now() - loadedAt >= MAX_AGE_MS) {
      loadedAt = performance.now();
      known = selectExhibitions(database);
      known.catch(() => (loadedAt = Number.NEGATIVE_INFINITY));
    }
    return known;
  }

  return {
    async find(tenantId, exhibitionId) {
      const found = (await all()).find(
        (exhibition) => exhibition.exhibitionId === exhibitionId && exhibition.tenantId === tenantId,
      );
      // One made a moment ago is asked for before the list is read again.
      return found ?? (isId(exhibitionId) ? await selectExhibition(database, tenantId, exhibitionId) : null);
    },

    async hasTenant(tenantId) {
      const exhibitions = await all();
      return (
        exhibitions.some((one) => one.tenantId === tenantId) || (await selectTenantExists(database, tenantId))
      );
    },

    async findAll(query) {
      const fits = fitting(query);
      const found = (await all()).filter(fits);
      return found.length > 0 ? found : (await selectExhibitions(database)).filter(fits);
    },

    async findForHost(host, query = {}) {
      const match = choose((await all()).filter(isExhibition), host.toLowerCase(), query);
      return (
        match ?? choose((await selectExhibitions(database)).filter(isExhibition), host.toLowerCase(), query)
      );
    },

    async findForPortal(host, query = {}) {
      const found = await this.findForHost(host, query);
      if (found !== null || query.exhibitionId !== undefined) return found;
      const [only, ...others] = (await all()).filter(isExhibition);
      return only === undefined || others.length > 0 ? null : only;
    },

    forget() {
      loadedAt = Number.NEGATIVE_INFINITY;
    },

    async findForStaff(host, query = {}) {
      const { exhibitionId, tenantId } = query;
      const found =
        exhibitionId === tenantRow || (exhibitionId === undefined && tenantId !== undefined)
          ? null
          : await this.findForHost(host, query);
      if (found !== null) return found;
      const own = (one: Exhibition): boolean => tenantId === undefined || one.tenantId === tenantId;
      const here = (await selectExhibitions(database)).filter(own);
      const open = exhibitionId === tenantRow ? undefined : here.find((one) => one.open);
      return open ?? here.find((one) => !isExhibition(one)) ?? null;
    },
  };
}

/** Whether the database can be asked for it: PostgreSQL takes no NUL in a text. */
const isId = (text: string): boolean => !text.includes('\0');

function choose(exhibitions: readonly Exhibition[], host: string, query: ExhibitionQuery): Exhibition | null {
  // A whole name says more than how one begins.
  // Of those that have the name the open one: last year's keeps it until the next one opens.
  const byHost =
    exhibitions.find((one) => one.open && one.host === host) ??
    exhibitions.find((one) => one.host === host) ??
    exhibitions.find((one) => mediaHost(one)?.toLowerCase() === host) ??
    exhibitions.find((one) => isMediaHost(host, mediaHost(one)));
  const { exhibitionId, tenantId } = query;
  if (byHost !== undefined) {
    const isOther = exhibitionId !== undefined && (tenantId ?? byHost.tenantId) === byHost.tenantId;
    const other = isOther
      ? exhibitions.find(fitting({ exhibitionId, tenantId: byHost.tenantId }))
      : undefined;
    return other ?? byHost;
  }
  // Only with an exhibition a tenant says something to an actor.
  return exhibitions.find(fitting(exhibitionId === undefined ? {} : { exhibitionId, tenantId })) ?? null;
}

const mediaHost = ({ settings }: Exhibition) => settingOf(settings, 'mediaHost');

/** Whether it is an exhibition at all: tenant admins sign in where there is none, and no page of the portal leads there. */
const isExhibition = ({ exhibitionId }: Exhibition): boolean => exhibitionId !== tenantRow;

const fitting =
  ({ exhibitionId, tenantId }: ExhibitionQuery) =>
  (one: Exhibition): boolean =>
    (exhibitionId === undefined ? one.open : one.exhibitionId === exhibitionId) &&
    (tenantId === undefined || one.tenantId === tenantId);
