import { captchaZhHans } from '../../captcha/captcha-zh-hans.ts';

/** Words of the sign-in. The source of the other languages. */
const signInZhHans = {
  title: '登录参展服务',
  heroTop: '从报馆到开展，',
  heroBottom: '所有表格都在这张图上',
  dates: '展期',
  venue: '地点',
  opensIn: '距开展',
  days: '天',
  now: '现在',
  running: '正在展出',
  over: '已闭幕',
  role: '身份',
  entrance: '登录厅',
  goodsGate: '货运门',
  phone: '手机号',
  clearPhone: '清空手机号',
  password: '密码',
  ...captchaZhHans,
  submit: '登录',
  submitting: '正在登录',
  slowed: '最近有人多次登录失败，请稍等。时间到了会自动登录，不用再填。',
  slowedWait: (seconds: number) => `${seconds} 秒后自动登录`,
  phoneMissing: '请输入手机号',
  phoneLength: (digits: number) => `手机号应为 11 位，现在是 ${digits} 位`,
  phoneForeign: '境外号码请写全：+ 和区号开头，6 至 15 位数字',
  phoneStart: '手机号应以 1 开头',
  passwordMissing: '请输入密码',
  accountNote: '账号由组委会在展位确认后开通，首次登录请先设置密码。',
  helpNote: (phone: string, hours: string) => `没有收到开通短信？致电展商服务 ${phone}（${hours}）`,
  again: '登录已过期，重新登录后接着填',
  againText: '已填的内容都还在，登录后从这里继续。',
};

export default signInZhHans;
