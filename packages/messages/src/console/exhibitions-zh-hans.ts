/** Words of the exhibitions of one organiser: choosing one, making one. The source of the other languages. */
export const exhibitionsZhHans = {
  exhibitions: {
    /** The sign at the top left. */
    change: '切换展会',
    choose: '选择展会',
    chooseText: '您可以进入下面的展会，最近一届在最上面。',
    empty: '还没有展会。新建一个，就可以开始设置。',
    noDays: '还没有日期',
    days: (start: string, end: string) => `${start} 到 ${end}`,
    open: '已开放',
    closed: '还没开放',
    back: '返回',
  },
  newExhibition: {
    open: '新建展会',
    lead: '建好后只有组委会能进入。表格、展馆和联系人以后再设，全部就绪再开放。',
    title: '展会名称',
    titleHant: '繁体中文名称',
    titleEn: '英文名称',
    otherHelp: '不填就显示简体中文名称',
    id: '简称',
    idHelp: '会出现在网址里，如 jle2028。小写字母、数字和连字符，2 到 32 个字符，建好后不能改',
    zone: '时区',
    zoneHelp: '所有时间按这个时区填写和显示',
    start: '开展日',
    end: '闭展日',
    needTitle: '请填展会名称',
    badId: '请用 2 到 32 个小写字母、数字或连字符，以字母或数字开头',
    needStart: '请填开展日',
    needEnd: '请填闭展日',
    badEnd: '闭展日不能早于开展日',
    submit: '建这个展会',
  },
  leaving: {
    title: '离开这一页吗？',
    text: '这一页填的内容还没有保存，离开后会丢失。',
    leave: '不保存，离开',
    stay: '留在这里',
  },
};

export type ConsoleExhibitionsWords = typeof exhibitionsZhHans;
