// Values and types of every schema: for the server. Browsers import types from the package root.
export * from './basics.ts';
export * from './sign-in.ts';
export * from './forms.ts';
export * from './submissions.ts';
export * from './files.ts';
export * from './open.ts';
export * from './media.ts';
export * from './invitations.ts';
export * from './persons.ts';
export * from './tables.ts';
export * from './cms.ts';
export * from './notices.ts';
export * from './accounts.ts';
export * from './catalogues.ts';
export * from './drawings.ts';
export * from './console.ts';
export * from './messaging.ts';
