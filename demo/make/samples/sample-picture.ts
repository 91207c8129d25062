import { drawPicture } from '../../../apps/server/src/pictures/index.ts';

const drawings = {
  // A gear in a ring: nobody's trademark.
  logo: `<rect width="800" height="400" fill="#ffffff"/>
    <g transform="translate(200 200)" fill="none" stroke="#1f4e79">
      <circle r="110" stroke-width="26"/><circle r="150" stroke-width="34" stroke-dasharray="59 59"/>
    </g>
    <rect x="410" y="140" width="320" height="44" rx="8" fill="#1f4e79"/><rect x="410" y="214" width="220" height="30" rx="6" fill="#d98e04"/>`,
  picture: `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#eef2f6"/><stop offset="1" stop-color="#c3ccd6"/></linearGradient></defs>
    <rect width="800" height="600" fill="url(#g)"/>
    <rect x="170" y="230" width="460" height="220" rx="26" fill="#5b6b7b"/><circle cx="290" cy="340" r="86" fill="#3b4854"/>
    <circle cx="290" cy="340" r="34" fill="#c9d2db"/><rect x="430" y="270" width="150" height="30" rx="6" fill="#d98e04"/>
    <rect x="140" y="450" width="520" height="26" rx="6" fill="#3b4854"/>`,
  portrait: `<rect width="413" height="579" fill="#ffffff"/><circle cx="206" cy="230" r="105" fill="#d8b48f"/>
    <path d="M40 579 C 50 420 120 380 206 380 S 362 420 373 579 Z" fill="#2f4a63"/>
    <path d="M100 220 C 96 100 316 100 312 220 C 290 150 122 150 100 220 Z" fill="#2a2a2a"/>`,
  signature: `<rect width="600" height="240" fill="#ffffff"/>
    <path d="M60 150 C 90 40 130 40 120 140 S 190 210 220 110 S 270 60 280 150 M300 160 C 350 60 380 70 372 150 S 440 190 470 100 S 520 80 545 140"
      fill="none" stroke="#111111" stroke-width="6" stroke-linecap="round"/>`,
} as const;

/** A picture of the demo as PNG: drawn here, so that no file is shipped. */
export async function samplePicture(kind: keyof typeof drawings): Promise<Buffer> {
  const drawing = drawings[kind];
  const size = /width="(\d+)" height="(\d+)"/.exec(drawing);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size?.[1] ?? 600}" height="${size?.[2] ?? 400}">${drawing}</svg>`;
  return drawPicture({ kind: 'svg', svg });
}
