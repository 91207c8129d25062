import { IconButton } from '@zhantai/ui';
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { drawWay } from './draw-way.ts';
import { markPlace } from './mark-place.ts';
import { planDrawing } from './plan-drawing.ts';
import styles from './seat-map.module.css';

export interface SeatMapProps {
  readonly title: string;
  readonly svg: string;
  readonly seatId: string;
  readonly doorId: string;
  readonly doorLabel: string;
}

interface Zooming {
  readonly view: Selection<SVGSVGElement, unknown, null, undefined>;
  readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  readonly seat: readonly [number, number] | null;
}

/** The plan of the hall: seat, entrance and the way between them marked; fingers, wheel, buttons and arrow keys move it. */
export const SeatMap = ({ title, svg: text, seatId, doorId, doorLabel }: SeatMapProps) => {
  const { seat: words } = usePortal().words.guests;
  const place = useRef<HTMLElement>(null);
  const zooming = useRef<Zooming | null>(null);
  const { here } = words;

  useEffect(() => {
    const holder = place.current;
    const drawing = planDrawing(text);
    if (holder === null || drawing === null) return undefined;
    const { svg, stage } = drawing;
    svg.setAttribute('aria-hidden', 'true');
    holder.replaceChildren(svg);
    const view = select(svg);
    const { x, y, width, height } = svg.viewBox.baseVal;
    // As large as other words of the page, whatever the measures of the plan.
    const size = 13 * Math.max(width / holder.clientWidth, height / holder.clientHeight);
    drawWay(stage, { x, y, width, height }, seatId, doorId);
    const seat = markPlace(stage, seatId, { label: here, kind: 'seat', size });
    markPlace(stage, doorId, { label: doorLabel, kind: 'door', size });
    const behaviour = zoom<SVGSVGElement, unknown>()
      .extent([
        [x, y],
        [x + width, y + height],
      ])
      .translateExtent([
        [x, y],
        [x + width, y + height],
      ])
      .scaleExtent([1, 10])
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        stage.setAttribute('transform', transform.toString());
        // Words keep their size while the plan grows.
        for (const label of stage.querySelectorAll('[data-mark] > text')) {
          label.setAttribute('font-size', String(size / transform.k));
          label.setAttribute('stroke-width', String(size / 4 / transform.k));
        }
      });
    view.call(behaviour).on('dblclick.zoom', null);
    zooming.current = {
      view,
      behaviour,
      seat: seat === null ? null : [seat.x + seat.width / 2, seat.y + seat.height / 2],
    };
    // Arrow keys move it like fingers do.
    const press = (event: KeyboardEvent) => {
      const step = steps.get(event.key);
      if (step === undefined) return;
      event.preventDefault();
      behaviour.translateBy(view, step[0], step[1]);
    };
    holder.tabIndex = 0;
    holder.addEventListener('keydown', press);
    return () => {
      holder.removeEventListener('keydown', press);
      view.on('.zoom', null);
      holder.replaceChildren();
      zooming.current = null;
    };
  }, [text, seatId, doorId, doorLabel, here]);

  const scale = (by: number) => {
    const now = zooming.current;
    if (now === null) return;
    // From the whole plan towards the seat, afterwards where the reader looks.
    const { seat, view, behaviour } = now;
    const node = view.node();
    const whole = node === null || zoomTransform(node).k === 1;
    if (by > 1 && whole && seat !== null) {
      behaviour.scaleTo(view, 3);
      behaviour.translateTo(view, seat[0], seat[1]);
    } else behaviour.scaleBy(view, by);
  };
  return (
    <div className={styles['map']}>
      <figure aria-label={`${words.map} ${title}`} className={styles['plan']} ref={place} />
      <div className={styles['tools']}>
        <IconButton
          icon="add"
          label={words.zoomIn}
          onClick={() => {
            scale(1.6);
          }}
        />
        <IconButton
          icon="minus"
          label={words.zoomOut}
          onClick={() => {
            scale(1 / 1.6);
          }}
        />
        <IconButton
          icon="rotate-left"
          label={words.whole}
          onClick={() => {
            const now = zooming.current;
            now?.behaviour.transform(now.view, zoomIdentity);
          }}
        />
      </div>
    </div>
  );
};

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [40, 0]],
  ['ArrowRight', [-40, 0]],
  ['ArrowUp', [0, 40]],
  ['ArrowDown', [0, -40]],
]);
