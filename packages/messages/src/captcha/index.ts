// Words of image codes: in the portal and in the console.
export type { CaptchaWords } from './captcha-zh-hans.ts';
