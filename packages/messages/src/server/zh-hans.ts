/** Words that the server itself puts into answers; the source of the other languages. */
export const zhHans = {
  /** An option that is given out. */
  soldOut: '{option}（已满）',
  booth: '{hall} 号馆 {number}',
  /** Beside an option: what one costs. */
  listPrice: '正常价 {price} 元/{unit}',
  wayWalk: '步行',
  wayShuttle: '接驳车',
  wayMetro: '地铁',
  builderLevel1: '一级资质',
  builderLevel2: '二级资质',
  builderLevel3: '三级资质',
  builderVenue: '馆方推荐',
  builderAbroad: '境外',
  /** A person of a list: name and mobile. */
  person: '{name}[（{mobile}）]',
  /** Stands for a value that the reader may not see. */
  masked: '已隐藏',
  /** SMS codes: with the exhibition's title at most 70 characters, or else without it. */
  smsLogin: '[{title}：]登录验证码 {code}，5 分钟内有效。请勿告诉他人。',
  smsSetPwd: '[{title}：]设置密码的验证码 {code}，5 分钟内有效。请勿告诉他人。',
  smsMediaRegister: '[{title}：]媒体登记验证码 {code}，5 分钟内有效。请勿告诉他人。',
  /** As it is written on the chair. */
  seat: '{area} 区 {row} 排 {number} 座',
  smsVisitor: '[{title}：]登记验证码 {code}，5 分钟内有效。请勿告诉他人。',
  /** To who is invited to act for an exhibitor. */
  smsInvited: '{company}邀请您办理{title}的参展手续，请用本手机号以短信验证码登录：{link}',
  /** Why something cannot be ordered, at its field. */
  short: '{name}[（{slot}）]只剩 {left} {unit}，这里要 {wanted}',
  unsaleableItem: '{name}在这份表格里不能订',
  unsaleableQuantity: '{name}的数量不对',
  unsaleablePeriod: '{name}不能按这个时段订',
  unsaleableStay: '{name}的入住和离店日期不对',
  unsaleableTier: '{name}现在不接受订购',
} as const;

export type ServerWord = keyof typeof zhHans;
export type ServerWords = Readonly<Record<ServerWord, string>>;
