import { boxIn } from './mark-place.ts';
import { findWay } from './find-way.ts';
import { seatRuns, type Box } from './seat-runs.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** Draws the way from the door to the seat, around the seats of other people; nothing where none is found. */
export function drawWay(stage: SVGGElement, plan: Box, seatId: string, doorId: string): void {
  const named = new Map([...stage.querySelectorAll<SVGGraphicsElement>('[id]')].map((one) => [one.id, one]));
  const [seat, door] = [named.get(seatId), named.get(doorId)];
  if (seat === undefined || door === undefined) return;
  // Ids of seats begin alike.
  const stem = seatId.slice(0, seatId.indexOf('-') + 1);
  const seats = [...named].flatMap(([id, shape]) =>
    stem !== '' && id.startsWith(stem)
      ? [{ row: id.slice(0, id.lastIndexOf('-')), ...sizesOf(boxIn(stage, shape)) }]
      : [],
  );
  const way = findWay({
    plan,
    blocks: seatRuns(seats),
    door: sizesOf(boxIn(stage, door)),
    seat: sizesOf(boxIn(stage, seat)),
  });
  if (way === null) return;
  const line = document.createElementNS(svgSpace, 'polyline');
  line.dataset['mark'] = 'way';
  line.setAttribute('points', way.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
  line.setAttribute('vector-effect', 'non-scaling-stroke');
  stage.append(line);
}

function sizesOf({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}
