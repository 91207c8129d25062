import sanitizeHtml from 'sanitize-html';

const shapes = [
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'path',
  'text',
  'tspan',
];
const attributes = [
  'id viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry d points transform fill stroke',
  'stroke-width stroke-dasharray stroke-linecap opacity font-size font-weight font-family',
  'text-anchor dominant-baseline xmlns',
].flatMap((names) => names.split(' '));
/** A colour, a number, a list of them or a name: nothing that leads elsewhere. */
const plain = /^[\w\s#.,()+%:/-]*$/;
const leadsElsewhere = /url\s*\(|javascript|data:/i;

/**
 * A hall map with nothing left but shapes and words: no scripts, styles, links or pictures.
 * @returns null if it is no SVG.
 */
export function cleanMap(svg: string): string | null {
  const clean = sanitizeHtml(svg, {
    allowedTags: shapes,
    allowedAttributes: { '*': attributes },
    nonTextTags: ['script', 'style', 'foreignObject', 'title', 'desc', 'metadata'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([, value]) => plain.test(value) && !leadsElsewhere.test(value)),
        ),
      }),
    },
  }).trim();
  return /^<svg[\s>]/.test(clean) ? clean : null;
}
