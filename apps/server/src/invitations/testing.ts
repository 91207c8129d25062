// What tests of other features use of invitations.
export { insertMessages } from './messages/store.ts';
