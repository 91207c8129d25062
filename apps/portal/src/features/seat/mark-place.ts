const svgSpace = 'http://www.w3.org/2000/svg';

export interface PlaceMark {
  /** What is written beside the place. */
  readonly label: string;
  readonly kind: 'seat' | 'door';
  /** Height of the letters, in measures of the plan. */
  readonly size: number;
}

/** Marks a shape of the plan over everything else; null where the plan has no such shape. */
export function markPlace(stage: SVGGElement, id: string, { label, kind, size }: PlaceMark): DOMRect | null {
  const shape = [...stage.querySelectorAll('[id]')].find((one) => one.id === id);
  if (!(shape instanceof SVGGraphicsElement)) return null;
  const box = boxIn(stage, shape);
  const marginPx = kind === 'seat' ? Math.max(box.width, box.height) * 0.35 : 3;
  const mark = document.createElementNS(svgSpace, 'g');
  mark.dataset['mark'] = kind;
  const frame = document.createElementNS(svgSpace, 'rect');
  for (const [name, value] of Object.entries({
    x: box.x - marginPx,
    y: box.y - marginPx,
    width: box.width + 2 * marginPx,
    height: box.height + 2 * marginPx,
    rx: 2,
  })) {
    frame.setAttribute(name, String(value));
  }
  const words = document.createElementNS(svgSpace, 'text');
  words.textContent = label;
  words.setAttribute('x', String(box.x + box.width / 2));
  words.setAttribute('y', String(box.y - marginPx - size / 3));
  words.setAttribute('text-anchor', 'middle');
  words.setAttribute('font-size', String(size));
  words.setAttribute('stroke-width', String(size / 4));
  mark.append(frame, words);
  stage.append(mark);
  return box;
}

/** The box of a shape in the measures of the stage, whatever groups it stands in. */
export function boxIn(stage: SVGGElement, shape: SVGGraphicsElement): DOMRect {
  const own = shape.getBBox();
  const [from, to] = [shape.getCTM(), stage.getCTM()];
  if (from === null || to === null) return own;
  const matrix = to.inverse().multiply(from);
  const corners = [
    new DOMPoint(own.x, own.y),
    new DOMPoint(own.x + own.width, own.y),
    new DOMPoint(own.x, own.y + own.height),
    new DOMPoint(own.x + own.width, own.y + own.height),
  ].map((corner) => corner.matrixTransform(matrix));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}
