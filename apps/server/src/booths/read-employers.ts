import type { Employer, EmployerQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import { localText, type Scope } from '../exhibitions/index.ts';
import { findBuilders, matchesSearch } from '../offers/index.ts';
import { findTransportSuppliers } from './store/transport-choices.ts';

/** Stand builders, or the transport suppliers of the exhibition. */
export async function readEmployers(
  database: Database,
  scope: Scope,
  { kind = 'builder', search }: Pick<EmployerQuery, 'kind'> & { readonly search?: string | undefined },
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
        disabled: false,
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
      disabled: builder.suspended,
    }));
}
