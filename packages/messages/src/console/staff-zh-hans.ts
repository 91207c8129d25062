/** Words about the staff, in the console. The source of the other languages. */
export const staffZhHans = {
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
