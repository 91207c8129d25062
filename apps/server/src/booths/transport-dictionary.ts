import { listedDictionary } from '../dictionaries/index.ts';
import { findTransportSuppliers } from './store/transport-choices.ts';

/** `transport-suppliers`: value the account of a supplier, label its name. */
export const transportDictionary = listedDictionary(async (database, { scope }) => {
  const suppliers = await findTransportSuppliers(database, scope);
  return suppliers.map(({ accountId, name }) => ({ value: accountId, label: name }));
});
