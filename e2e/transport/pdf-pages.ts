import { inflateSync } from 'node:zlib';

/** A page of a document that is made of pictures. */
export interface PdfPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** JPEG. */
  readonly picture: Buffer;
}

/** Reads a PDF whose pages are a picture each, in the order of its pages. Throws what is none. */
export function pdfPages(file: Buffer): readonly PdfPage[] {
  const text = file.toString('latin1');
  const object = (id: string): string => {
    const from = text.indexOf(`\n${id} 0 obj`);
    const to = text.indexOf('endobj', from);
    if (from === -1 || to === -1) throw new Error(`The document has no object ${id}`);
    return text.slice(from, to);
  };
  const tree = [...text.matchAll(/\/Type\s*\/Pages\b/g)];
  if (!text.startsWith('%PDF-') || tree.length !== 1) throw new Error('This is no PDF');
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const pictures = [...text.matchAll(/\n(\d+) 0 obj\n<<(?:(?!endobj)[^])*?\/Subtype\s*\/Image/g)].map(
    ([, id = '']) => id,
  );
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ''], place) => {
    const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(object(id));
    return {
      width: Number(box?.[1]),
      height: Number(box?.[2]),
      picture: pictureOf(object(pictures[place] ?? '')),
    };
  });
}

function pictureOf(object: string): Buffer {
  const at = /stream\r?\n/.exec(object);
  const length = Number(/\/Length\s+(\d+)/.exec(object)?.[1]);
  if (at === null) throw new Error('A page has no picture');
  const start = at.index + at[0].length;
  const bytes = Buffer.from(object.slice(start, start + length), 'latin1');
  return /FlateDecode/.test(object.slice(0, at.index)) ? inflateSync(bytes) : bytes;
}
