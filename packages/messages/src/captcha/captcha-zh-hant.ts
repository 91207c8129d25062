import type { CaptchaWords } from './captcha-zh-hans.ts';

/** Words of an image code and of the work beside it in Traditional Chinese. */
export const captchaZhHant = {
  captcha: '圖形驗證碼',
  captchaHint: '看不清可點圖片更換',
  captchaImage: '驗證碼圖片，點擊更換',
  captchaFailed: '驗證碼沒有取到，點這裡再試',
  captchaWords: '看不清？改用文字提問',
  captchaPicture: '改用圖片',
  captchaQuestion: '文字驗證',
  proof: {
    title: '正在驗證這台裝置',
    text: '來自這裡的請求較多，正在做一道計算題，一般幾秒鐘就好。',
    cancel: '取消',
  },
  captchaMissing: '請輸入圖形驗證碼',
} satisfies CaptchaWords;
