/** Where the common characters stand: in GBK the first level of GB 2312, in Big5 its first level. */
const GBK = { first: 0xb0, last: 0xd7, trail: 0xa1 };
const BIG5 = { first: 0xa4, last: 0xc6, trail: 0x40 };
/** Signs and letters stand before them, in both alike. */
const SIGNS = 0xa4;
const LOOKED_AT = 65_536;
/** Of a text in Big5 nearly all characters are common ones there; in GBK about four in ten would be. */
const MOSTLY = 0.85;
const FEW = 0.6;

/** The code page of a Chinese text that says nothing of it: that of the mainland, or that of Taiwan and Hong Kong. */
export function chinesePage(bytes: Uint8Array): 'gb18030' | 'big5' {
  const end = Math.min(bytes.length, LOOKED_AT);
  let pairs = 0;
  let inGbk = 0;
  let inBig5 = 0;
  for (let at = 0; at < end - 1; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    at += 1;
    const trail = bytes[at] ?? 0;
    if (lead >= 0xa1 && lead < SIGNS) continue;
    pairs += 1;
    if (isCommon(GBK, lead, trail)) inGbk += 1;
    if (isCommon(BIG5, lead, trail)) inBig5 += 1;
  }
  return inBig5 > pairs * MOSTLY && inGbk < pairs * FEW ? 'big5' : 'gb18030';
}

function isCommon({ first, last, trail: least }: typeof GBK, lead: number, trail: number): boolean {
  return lead >= first && lead <= last && trail >= least;
}
