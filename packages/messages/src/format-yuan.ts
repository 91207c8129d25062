import type { Language } from '@zhantai/engine';

/** `¥1,240.00`. */
export const formatYuan = (yuan: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(yuan);
