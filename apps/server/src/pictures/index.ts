export { cleanImage } from './clean-image.ts';
export { drawPicture } from './draw-picture.ts';
export { logTroubles } from './log-troubles.ts';
export { makeCaptchaText } from './make-captcha-text.ts';
