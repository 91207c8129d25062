import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** What the code says. */
  readonly content: string;
  /** Accessible name. */
  readonly label: string;
  /** Pixels. */
  readonly size: number;
}

/** A QR code in ink on white, with the quiet zone that readers need. */
export const QrCode = ({ content, label, size }: QrCodeProps) => {
  const src = useMemo(() => draw(content), [content]);
  return <img alt={label} height={size} src={src} width={size} />;
};

/** A drawing as an address of its own: it stays sharp at every size, also in a picture of the page. */
function draw(content: string): string {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#10201f" d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
