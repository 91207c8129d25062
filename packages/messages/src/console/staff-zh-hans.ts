/** Words about the staff, in the console. The source of the other languages. */
export const staffZhHans = {
  factor: {
    title: '绑定验证器',
    lead: '您的账号能管理别人或看到敏感信息，登录要多一步验证码。用手机上的验证器扫这张图。',
    picture: '验证器的二维码',
    byHand: '扫不了就在验证器里手动输入：',
    code: '验证码',
    codeHelp: '验证器上的 6 位数字；手机丢了可用恢复码',
    demoCode: (code: string) => `演示：此刻的验证码是 ${code}`,
    needCode: '请输入验证器上的 6 位数字',
    confirm: '绑定',
    back: '返回输入密码',
    stepTitle: '请输入验证码',
    stepLead: '这一步要确认是您本人。验证后 10 分钟内不再询问。',
    stepNone: '这一步要确认是您本人，先绑定验证器。用手机上的验证器扫这张图。',
    stepSubmit: '确认，继续',
    codesTitle: '记下恢复码',
    codesLead: '验证器绑好了。手机丢了时，用一个恢复码代替验证码，每个只能用一次。恢复码只显示这一次。',
    goOn: '已记下，继续',
  },
  welcome: {
    title: '设置登录密码',
    lead: (name: string, title: string, username: string, expires: string) =>
      `${name}，您的用户名是 ${username}（${title}）。链接只能用一次，${expires} 前有效。`,
    password: '新密码',
    again: '再输一遍',
    rule: '至少 8 位，要有大写字母、小写字母和数字',
    submit: '设置密码',
    busy: '正在设置',
    needPassword: '请输入新密码',
    done: (username: string) => `密码已设置。请用 ${username} 登录。`,
  },
};

export type ConsoleStaffWords = typeof staffZhHans;
