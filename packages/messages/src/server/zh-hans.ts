/** Words that the server itself puts into answers; the source of the other languages. */
export const zhHans = {
  booth: '{hall} 号馆 {number}',
  /** A person of a list: name and mobile. */
  person: '{name}[（{mobile}）]',
  /** Stands for a value that the reader may not see. */
  masked: '已隐藏',
} as const;

export type ServerWord = keyof typeof zhHans;
export type ServerWords = Readonly<Record<ServerWord, string>>;
