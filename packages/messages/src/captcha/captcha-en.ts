import type { CaptchaWords } from './captcha-zh-hans.ts';

/** Words of an image code and of the work beside it in English. */
export const captchaEn = {
  captcha: 'Image code',
  captchaHint: 'Click the image for a new one',
  captchaImage: 'Image code, click for a new one',
  captchaFailed: 'No image code. Click to try again',
  captchaWords: 'Cannot see it? Ask in words',
  captchaPicture: 'Use the image',
  captchaQuestion: 'Question in words',
  proof: {
    title: 'Checking this device',
    text: 'Many requests came from here. This device is working on a short sum, usually a few seconds.',
    cancel: 'Cancel',
  },
  captchaMissing: 'Enter the image code',
} satisfies CaptchaWords;
