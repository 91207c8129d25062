import { findBuilders } from '../../offers/index.ts';
import type { Employer, EmployerQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { findTransportSuppliers } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { localText, type Scope } from '../../exhibitions/index.ts';
import { matchesSearch } from './matches-search.ts';

/** Stand builders, or the transport suppliers of the exhibition. */
export async function readEmployers(
  database: Database,
  scope: Scope,
  { kind = 'builder', search }: EmployerQuery,
  language: Language,
): Promise<Employer[]> {
  if (kind === 'transport') {
    const suppliers = await findTransportSuppliers(database, scope);
    return suppliers
      .filter(({ accountId, name }) => matchesSearch(search, accountId, { 'zh-Hans': name }))
      .map(({ accountId, name }) => ({
        id: accountId,
        kind,
        name,
        level: null,
        contact: '',
        phone: '',
        email: '',
        note: '',
        suspended: false,
      }));
  }
  const builders = await findBuilders(database, scope);
  return builders
    .filter(({ builderId, name }) => matchesSearch(search, builderId, name))
    .map((builder) => ({
      id: builder.builderId,
      kind,
      name: localText(builder.name, language),
      level: builder.level,
      contact: builder.contact,
      phone: builder.phone,
      email: builder.email,
      note: localText(builder.note, language),
      suspended: builder.suspended,
    }));
}
