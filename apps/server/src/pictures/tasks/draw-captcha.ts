import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { glyphs } from './glyphs.ts';

/** Pixels; pages show it at half of them. */
const size = { width: 256, height: 88 } as const;

/**
 * Draws a text as a PNG. Every character is written anew by a shaking hand, they touch each other, strokes cross them,
 * and the whole is bent: no two pictures share an outline, and none is to be cut out. People read it; a program that
 * learns to, some day, will too, so nothing rests on it.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const ink = await mask(text.split('').map(character).join('') + crossing());
  const gaps = await mask(scratches());
  return sharp(paint(ink, gaps), { raw: { ...size, channels: 3 } })
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer();
}

/** A random number of a range. */
const between = (least: number, most: number): number =>
  least + (randomInt(1 << 24) / (1 << 24)) * (most - least);

const path = (points: readonly (readonly [number, number])[], width: number): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke-width="${width.toFixed(1)}"/>`;

function character(letter: string, index: number, { length }: readonly string[]): string {
  const strokes = glyphs[letter] ?? [];
  const step = (size.width - 36) / length;
  const [width, height] = [step * between(0.84, 1), size.height * between(0.56, 0.68)];
  const [left, top] = [18 + index * step + between(-3, 3), (size.height - height) / 2 + between(-9, 9)];
  const [turn, slant] = [between(-0.4, 0.4), between(-0.25, 0.25)];
  const pen = between(5.4, 7.4);
  const shake = between(0.012, 0.026);
  return strokes
    .map((stroke) => {
      const points = wobbly(stroke, shake).map(([x, y]): readonly [number, number] => {
        const [across, down] = [(x - 0.5 + slant * (0.5 - y)) * width, (y - 0.5) * height];
        return [
          left + width / 2 + across * Math.cos(turn) - down * Math.sin(turn),
          top + height / 2 + across * Math.sin(turn) + down * Math.cos(turn),
        ];
      });
      return path(points, pen * between(0.9, 1.1));
    })
    .join('');
}

/** A stroke in small steps, each a little off. */
function wobbly(
  stroke: readonly (readonly [number, number])[],
  shake: number,
): readonly (readonly [number, number])[] {
  const moved = stroke.map(([x, y]): readonly [number, number] => [
    x + between(-1.6, 1.6) * shake,
    y + between(-1.6, 1.6) * shake,
  ]);
  return moved.flatMap(([x, y], index) => {
    const next = moved[index + 1];
    if (next === undefined) return [[x, y] as const];
    const steps = 4;
    return Array.from({ length: steps }, (_, step): readonly [number, number] => {
      const share = step / steps;
      const off = step === 0 ? 0 : shake;
      return [x + (next[0] - x) * share + between(-off, off), y + (next[1] - y) * share + between(-off, off)];
    });
  });
}

/** Lines in the colour of the letters, through all of them. */
function crossing(): string {
  return Array.from({ length: 2 }, () => {
    const [middle, swing, frequency, phase] = [
      between(0.3, 0.7) * size.height,
      between(6, 20),
      between(0.012, 0.034),
      between(0, 6.3),
    ];
    const points = Array.from({ length: 33 }, (_, index): readonly [number, number] => {
      const x = (index / 32) * size.width;
      return [x, middle + swing * Math.sin(x * frequency + phase)];
    });
    return path(points, between(2, 3.2));
  }).join('');
}

/** Thin lines in the colour of the paper, through the letters. */
function scratches(): string {
  return Array.from({ length: 6 }, () => {
    const [x, y] = [between(0, size.width), between(0, size.height)];
    const [turn, long] = [between(0, 6.3), between(40, 110)];
    const end = [x + long * Math.cos(turn), y + long * Math.sin(turn)] as const;
    return path([[x, y], end], between(1, 1.9));
  }).join('');
}

/** How dark each pixel is, 0 to 255. */
async function mask(strokes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#000"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`;
  return sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer();
}

/** Puts ink on a stained paper, bent by waves across and along. */
function paint(ink: Buffer, gaps: Buffer): Buffer {
  const { width, height } = size;
  const [across, along, stain] = [
    [wave(), wave()],
    [wave(), wave()],
    [wave(), wave(), wave()],
  ];
  const reach = between(2.2, 4.2);
  const hue = between(0, 3);
  const dark = [0, 1, 2].map((channel) => 20 + 75 * Math.max(0, Math.cos(hue + (channel * Math.PI * 2) / 3)));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = Math.round(x + reach * sum(across, x, y));
      const row = Math.round(y + reach * sum(along, x, y));
      const inside = column >= 0 && column < width && row >= 0 && row < height;
      const at = row * width + column;
      const share = inside ? ((ink[at] ?? 0) / 255) * (1 - (gaps[at] ?? 0) / 255) : 0;
      // Noise that is no secret needs no good randomness.
      const paper = 226 + 5 * sum(stain, x, y) + Math.random() * 8 - 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = paper * (1 - share) + (dark[channel] ?? 0) * share;
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, Math.round(mixed)));
      }
    }
  }
  return pixels;
}

function table(length: number, of: (place: number) => number): Float64Array {
  return Float64Array.from({ length }, (_, place) => of(place));
}

/** A wave over the picture, from -1 to 1; its sines are taken once for each column and row. */
type Wave = (x: number, y: number) => number;

function wave(): Wave {
  const [across, down, phase] = [between(0.02, 0.075), between(0.02, 0.075), between(0, 6.3)];
  const [sinX, cosX] = [
    table(size.width, (x) => Math.sin(x * across + phase)),
    table(size.width, (x) => Math.cos(x * across + phase)),
  ];
  const [sinY, cosY] = [
    table(size.height, (y) => Math.sin(y * down)),
    table(size.height, (y) => Math.cos(y * down)),
  ];
  return (x, y) => (sinX[x] ?? 0) * (cosY[y] ?? 0) + (cosX[x] ?? 0) * (sinY[y] ?? 0);
}

function sum(waves: readonly Wave[], x: number, y: number): number {
  let total = 0;
  for (const one of waves) total += one(x, y);
  return total;
}
