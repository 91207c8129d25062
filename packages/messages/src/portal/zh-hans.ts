import { zhHans as kitZhHans } from '../kit/zh-hans.ts';
import { formZhHans } from './form/zh-hans.ts';
import { titlesZhHans } from './titles/zh-hans.ts';

/** Words of the exhibitor's portal that its first pages say. The source of the other languages. */
export const zhHans = {
  kit: kitZhHans,
  titles: titlesZhHans,
  form: formZhHans,
  roles: { exhibitor: '参展商', supplier: '供应商', transport: '运输商', media: '媒体' },
  frame: {
    language: '语言',
    nav: '主导航',
    forms: '表格',
    account: '账号',
    signOut: '退出登录',
    home: '回到首页',
    hall: (hall: string) => `${hall} 号馆`,
    skip: '跳到正文',
    opening: '正在打开页面',
  },
  states: {
    failed: '没能打开这一页',
    network: '没有连上服务器，请检查网络后重试',
    draftsHere: (count: number) =>
      `这台设备上有 ${count} 份草稿还没有保存到服务器，连上网络并登录后可以打开。`,
    timeout: '服务器 30 秒没有回应，请稍后再试',
    badAnswer: '服务器的回应读不懂，请稍后再试',
    signedOut: '登录已过期，请重新登录',
    requestKept: '已填的内容都还在。',
    unknownRoute: '没有这个页面',
    unknownRouteText: '地址可能写错了，或者页面已经换了地方。',
    noForm: (title: string) => `没有要填写的「${title}」`,
    noFormText: '这届展会不收这份表格，或者这个账号不用交。',
    requiredForms: '要交的表格都在这里，首页也有。',
    foreign: (title: string) => `「${title}」不是给这个账号的`,
    foreignText: (roles: string, own: string) => `这一页给${roles}使用，现在登录的是${own}账号。`,
    asGuest: (name: string) =>
      `现在登录的是${name}。这是访客看到的页面，在这里填写的内容算访客的，不算这个账号的。`,
    crashed: '页面出错了',
    crashedText: '已填的内容存在草稿里。重新载入后接着填。',
    scriptFailedText:
      '页面的一部分没有载入：可能是网络断了，也可能刚更新了版本。已填的内容存在草稿里，重新载入后接着填。',
    reload: '重新载入',
  },
  deadline: {
    readerZone: (time: string) => `你所在时区为 ${time}`,
  },
};

/** The shape every language of the portal must satisfy. */
export type FirstWords = typeof zhHans;
