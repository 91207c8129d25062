// What tests of other features use of badges.
export { decodeContent, encodeContent } from './badge-content.ts';
