const contactsPath = '/api/console/contacts';

/** Whom to call about missing forms, and what was said (console.md §1.2). `:id` is that of an exhibitor. */
export const contactsCalls = {
  consoleContacts: { method: 'GET', path: contactsPath },
  consoleContactLog: { method: 'GET', path: `${contactsPath}/:id` },
  consoleLogContact: { method: 'POST', path: `${contactsPath}/:id` },
  consoleClaimContact: { method: 'POST', path: `${contactsPath}/:id/claim` },
} as const;
