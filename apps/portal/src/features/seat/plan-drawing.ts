const svgSpace = 'http://www.w3.org/2000/svg';

/** Shapes and text; the server cleans plans, and what it does not know of never gets into the page. */
const shapes: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'path',
  'polygon',
  'polyline',
  'text',
  'tspan',
  'title',
  'desc',
]);

/** A plan as an element with all its shapes in one group that can be moved; null where the text is no drawing. */
export function planDrawing(
  text: string,
): { readonly svg: SVGSVGElement; readonly stage: SVGGElement } | null {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.localName !== 'svg') return null;
  const svg = document.createElementNS(svgSpace, 'svg');
  const box = root.getAttribute('viewBox') ?? `0 0 ${sizeOf(root, 'width')} ${sizeOf(root, 'height')}`;
  svg.setAttribute('viewBox', box);
  const stage = document.createElementNS(svgSpace, 'g');
  for (const child of root.children) copyShape(child, stage);
  svg.append(stage);
  return { svg, stage };
}

const sizeOf = (root: Element, side: string): number =>
  Number.parseFloat(root.getAttribute(side) ?? '') || 100;

function copyShape(from: Element, into: Element): void {
  if (!shapes.has(from.localName)) return;
  const copy = document.createElementNS(svgSpace, from.localName);
  for (const { name, value } of from.attributes) {
    if (!name.startsWith('on') && !name.includes(':') && name !== 'href' && name !== 'style') {
      copy.setAttribute(name, value);
    }
  }
  for (const child of from.childNodes) {
    if (child instanceof Element) copyShape(child, copy);
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
  }
  into.append(copy);
}
