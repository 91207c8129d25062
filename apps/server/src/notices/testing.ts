// What tests of other features use of notices.
export { insertNotice } from './store/notices.ts';
