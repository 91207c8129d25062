import { calls } from '@zhantai/contract';
import { exhibitors, row, self, staff, twins, users, withHeaders, type Authorisation } from './row.ts';

/** Workbooks, badges and passes. */
export const tablesRows: readonly Authorisation[] = [
  row(calls.importExcel, users),
  row(
    calls.downloadTemplate,
    [...self, 'neighbour'],
    ({ company }) => ({ body: { formId: company.formId, formItemId: 'x' } }),
    { what: 'of a form', missing: twins },
  ),
  row(
    calls.downloadTemplate,
    [...self, 'chosen'],
    ({ company, exhibitorId }) => ({ body: { formId: company.formId, formItemId: 'x', exhibitorId } }),
    { what: 'for an exhibitor', missing: twins },
  ),
  row(calls.downloadTemplate, [], ({ file }) => ({ body: { url: file.link } }), {
    what: 'behind the link of an exhibitor’s file',
    missing: users,
  }),
  row(calls.importPersons, exhibitors),
  row(calls.importPersonPhotos, exhibitors),
  row(
    calls.downloadPersons,
    exhibitors.filter((who) => !twins.includes(who)),
    () => ({}),
    {
      what: 'own',
      missing: twins,
    },
  ),
  row(calls.downloadPersons, self, ({ exhibitorId }) => ({ query: { exhibitorId, kind: 'list' } }), {
    what: 'of an exhibitor',
    missing: twins,
  }),
  row(calls.personBadges, exhibitors),
  row(calls.vehiclePasses, [...self, 'neighbour'], ({ company }) => ({ query: { formId: company.formId } }), {
    what: 'own',
    missing: twins,
  }),
  row(
    calls.vehiclePasses,
    [...self, 'chosen'],
    ({ company, exhibitorId }) => ({ query: { formId: company.formId, exhibitorId } }),
    { what: 'of an exhibitor', missing: twins },
  ),
  row(calls.openVehicle, withHeaders, () => ({ query: { qr: 'x' } })),
  row(calls.consoleSubmissionsFile, staff, ({ company }) => ({ params: { formId: company.formId } }), {
    missing: ['foreignAdmin', 'limited'],
  }),
  row(
    calls.consoleSubmissionsFile,
    ['admin'],
    ({ company }) => ({ params: { formId: company.formId }, query: { sensitive: 'true' } }),
    { what: 'with sensitive answers', missing: ['foreignAdmin', 'limited'] },
  ),
  row(calls.consoleOrdersFile, [...staff, 'limited', 'foreignAdmin']),
];
