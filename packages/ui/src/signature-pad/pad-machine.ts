import SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { fitStrokes } from './fit-strokes.ts';
import type { PadSize } from './fit-strokes.ts';
import { inkBox, type InkBox } from './ink-box.ts';

/** Thinnest line in pixels (seed.md §9). */
const MIN_WIDTH_PX = 2;
const MAX_WIDTH_PX = 4;

/** What was written, and how large the pad was then. */
export interface Writing {
  readonly strokes: PointGroup[];
  readonly size: PadSize;
}

/** A canvas that can be written on. */
export interface PadMachine {
  readonly isEmpty: () => boolean;
  readonly clear: () => void;
  /** Takes the last stroke away. */
  readonly undo: () => void;
  /** The writing as a PNG without ground, cut to its ink; null while there is none. */
  readonly toBlob: () => Promise<Blob | null>;
  /** Fits the drawing to the canvas's present size. */
  readonly resize: () => void;
  readonly stop: () => void;
}

/**
 * Makes a canvas a signature pad: black, at least 2 px wide. `changed` hears of what is written after each stroke, null
 * while there is nothing; `begun` is what another pad heard of last.
 */
export const startPad = (
  canvas: HTMLCanvasElement,
  changed: (writing: Writing | null) => void,
  begun: Writing | null,
): PadMachine => {
  const pad = new SignaturePad(canvas, { penColor: 'black', minWidth: MIN_WIDTH_PX, maxWidth: MAX_WIDTH_PX });
  const sizeNow = (): PadSize => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  // Turning the phone to and fro always starts from this.
  let written: Writing = begun ?? { strokes: [], size: sizeNow() };
  const keep = () => {
    written = { strokes: pad.toData(), size: sizeNow() };
    changed(pad.isEmpty() ? null : written);
  };
  pad.addEventListener('endStroke', keep);
  return {
    isEmpty: () => pad.isEmpty(),
    clear: () => {
      pad.clear();
      keep();
    },
    undo: () => {
      pad.fromData(pad.toData().slice(0, -1));
      keep();
    },
    toBlob: () =>
      pad.isEmpty()
        ? Promise.resolve(null)
        : new Promise((resolve) => {
            cut(canvas, inkBox(pad.toData(), sizeNow())).toBlob(resolve, 'image/png');
          }),
    resize: () => {
      const size = sizeNow();
      if (size.width === 0 || size.height === 0) return;
      const density = Math.max(window.devicePixelRatio, 1);
      canvas.width = Math.round(size.width * density);
      canvas.height = Math.round(size.height * density);
      canvas.getContext('2d')?.scale(density, density);
      pad.fromData(fitStrokes(written.strokes, written.size, size));
    },
    stop: () => {
      pad.removeEventListener('endStroke', keep);
      pad.off();
    },
  };
};

/** A part of a canvas, as sharp as it is. */
const cut = (canvas: HTMLCanvasElement, { x, y, width, height }: InkBox): HTMLCanvasElement => {
  const density = canvas.width / canvas.clientWidth;
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.round(width * density));
  part.height = Math.max(1, Math.round(height * density));
  part.getContext('2d')?.drawImage(canvas, -x * density, -y * density);
  return part;
};
