import { PAGE_PIXELS, PAGE_POINTS, PAGE_ROOM, PICTURE } from './page-size.ts';
import styles from './paper.module.css';
import { copyBlocks, readBlocks, type PaperBlock } from './read-blocks.ts';
import { splitPages, type Page } from './split-pages.ts';

export interface PdfOptions {
  /** At the top left of every page. */
  readonly head: string;
  /** "第 1 页，共 3 页". */
  readonly pageNumber: (page: number, pages: number) => string;
  /** Title of the document, for readers of the file. */
  readonly title: string;
  /** Told before each page, 0…1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes a PDF of a paper's flow: every page a picture (seed.md §9), so that any script and a signature look as they do
 * on screen. Throws `AbortError` once the signal says so.
 */
export async function makePdf(flow: HTMLElement, options: PdfOptions): Promise<Blob> {
  const { head, pageNumber, title, onProgress, signal } = options;
  const [{ snapdom }, { jsPDF }] = await Promise.all([import('@zumer/snapdom'), import('jspdf')]);
  const press = document.createElement('div');
  press.className = styles['press'] ?? '';
  press.setAttribute('aria-hidden', 'true');
  document.body.append(press);
  try {
    const laid = copyOf(flow);
    press.append(laid);
    await Promise.all([...laid.querySelectorAll('img')].map(loaded));
    const blocks = readBlocks(laid);
    const pages = splitPages(blocks, PAGE_ROOM);
    const pdf = new jsPDF({ unit: 'pt', format: [PAGE_POINTS.width, PAGE_POINTS.height], compress: true });
    pdf.setProperties({ title });
    const sheets = pages.map((page, index) =>
      layOut(blocks, page, [head, pageNumber(index + 1, pages.length)]),
    );
    for (const [index, sheet] of sheets.entries()) {
      signal.throwIfAborted();
      onProgress(index / sheets.length);
      press.append(sheet);
      // Page by page: all of them at once would need more memory than a phone has.
      const canvas = await snapdom.toCanvas(sheet, {
        scale: PICTURE.scale,
        backgroundColor: '#ffffff',
        dpr: 1,
      });
      sheet.remove();
      if (index > 0) pdf.addPage();
      const picture = canvas.toDataURL('image/jpeg', PICTURE.quality);
      pdf.addImage(picture, 'JPEG', 0, 0, PAGE_POINTS.width, PAGE_POINTS.height);
    }
    signal.throwIfAborted();
    onProgress(1);
    return pdf.output('blob');
  } finally {
    press.remove();
  }
}

function copyOf(flow: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = flow.className;
  for (const child of flow.children) copy.append(child.cloneNode(true));
  return copy;
}

/** One page with its head line and the part of the flow that stands on it. */
function layOut(
  blocks: readonly PaperBlock[],
  { from, to, offset }: Page,
  [left, right]: readonly [string, string],
): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = styles['sheet'] ?? '';
  sheet.style.width = `${PAGE_PIXELS.width}px`;
  sheet.style.height = `${PAGE_PIXELS.height}px`;
  sheet.style.padding = `${PAGE_PIXELS.margin}px`;
  const head = document.createElement('header');
  head.className = styles['head'] ?? '';
  head.style.height = `${PAGE_PIXELS.head}px`;
  for (const text of [left, right]) {
    const span = document.createElement('span');
    span.textContent = text;
    head.append(span);
  }
  const room = document.createElement('div');
  room.className = styles['room'] ?? '';
  room.style.height = `${PAGE_ROOM}px`;
  const flow = document.createElement('div');
  flow.className = styles['flow'] ?? '';
  flow.style.marginTop = `-${offset}px`;
  copyBlocks(blocks.slice(from, to), flow);
  room.append(flow);
  sheet.append(head, room);
  return sheet;
}

/** A picture that does not come is left out rather than waited for. */
function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}
