import type { Session } from '@zhantai/engine';
import { VisuallyHidden } from '@zhantai/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './fascia-preview.module.css';
import { fitText } from './fit-text.ts';

/** Millimetres: a board of one opening as it is made. */
const BOARD = { width: 3000, height: 300, margin: 120 } as const;

/** The fascia board as it will be lettered, drawn while the texts are typed; to scale (forms A3 and A5 of the demo). */
export const FasciaPreview = ({ session }: { readonly session: Session }) => {
  const text = usePortal().words.booking.fascia;
  const chinese = useText(session, /_zh$/);
  const english = useText(session, /_en$/).toUpperCase();
  const colour = useText(session, /_color$/);
  const layout = useText(session, /_rows$/);
  const booth = useText(session, /^booth_no$/);
  const lines = layout === 'one' ? [[chinese, english].filter(Boolean).join('  ')] : [chinese, english];
  const shown = lines.filter((line) => line.trim() !== '');
  const size = shown.length > 1 ? [120, 72] : [layout === 'one' ? 110 : 140];
  const room = BOARD.width - 2 * BOARD.margin - 320;
  const fitted = shown.map((line, index) => fitText(line, size[index] ?? 72, room));
  const tight = fitted.some(({ squeezed }) => squeezed);
  const total = fitted.reduce((sum, { size: each }) => sum + each * 1.25, 0);
  // A raw-space stand has no board.
  if (!has(session, /_(zh|en)$/)) return null;
  let top = (BOARD.height - total) / 2;
  return (
    <figure className={styles['preview']} data-print="hide">
      <svg
        aria-hidden
        className={styles['board']}
        data-colour={colour.split('_>')[0]}
        viewBox={`-20 -20 ${BOARD.width + 40} ${BOARD.height + 40}`}
      >
        <rect className={styles['ground']} height={BOARD.height} width={BOARD.width} />
        {fitted.map(({ line, size: each, width }) => {
          const y = top + each;
          top += each * 1.25;
          return (
            <text
              className={styles['text']}
              fontSize={each}
              key={line}
              lengthAdjust="spacingAndGlyphs"
              textLength={width}
              x={BOARD.margin}
              y={y}
            >
              {line}
            </text>
          );
        })}
        <text
          className={styles['booth']}
          fontSize={110}
          textAnchor="end"
          x={BOARD.width - BOARD.margin}
          y={188}
        >
          {booth}
        </text>
      </svg>
      <figcaption>
        <VisuallyHidden>{text.label(shown.join(' / '))}</VisuallyHidden>
        {shown.length === 0 ? text.empty : text.caption}
        {tight && <b>{text.tight}</b>}
      </figcaption>
    </figure>
  );
};

function has(session: Session, prop: RegExp): boolean {
  return session.nodes.some((node) => prop.test(node.item.prop) && node.state().visible);
}

/** Text of the first visible field whose name matches; empty where there is none. */
function useText(session: Session, prop: RegExp): string {
  const nodes = session.nodes.filter(({ item }) => prop.test(item.prop));
  return useSyncExternalStore(
    (listener) => {
      const stops = nodes.map((node) => node.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const value = nodes.find((node) => node.state().visible)?.state().value;
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      if (typeof value !== 'object' || value === null || !('value' in value)) return '';
      return String(value.value);
    },
  );
}
