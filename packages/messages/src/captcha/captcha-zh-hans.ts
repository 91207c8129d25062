/** Words of an image code and of the work beside it. The source of the other languages. */
export const captchaZhHans = {
  captcha: '图形验证码',
  captchaHint: '看不清可点图片更换',
  captchaImage: '验证码图片，点击更换',
  captchaFailed: '验证码没有取到，点这里再试',
  captchaWords: '看不清？改用文字提问',
  captchaPicture: '改用图片',
  captchaQuestion: '文字验证',
  proof: {
    title: '正在验证这台设备',
    text: '来自这里的请求较多，正在做一道计算题，一般几秒钟就好。',
    cancel: '取消',
  },
  captchaMissing: '请输入图形验证码',
};

/** The shape every language must satisfy. */
export type CaptchaWords = typeof captchaZhHans;
