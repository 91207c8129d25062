import { parseItem } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';

/** Files that filled fields refer to, in the wire form of their types. */
export interface StoredSamples {
  /** Ids, comma-joined. */
  readonly pictures: string;
  readonly signature: string;
}

/** What a page without uploads and signatures needs of them. */
export const noStoredSamples: StoredSamples = { pictures: '', signature: '' };

/** Draws two plans and a signature and stores them, as an exhibitor's browser would. */
export async function storeSamples(services: FormServices): Promise<StoredSamples> {
  const item = parseItem({ formItemId: 'sample', formItemType: 'upload' });
  const still = new AbortController().signal;
  const upload = async (name: string, hue: string): Promise<string> => {
    const file = new File([await drawn(480, 320, (pen) => drawPlan(pen, hue))], name, { type: 'image/png' });
    const { id } = await services.upload({ file, item }, { onProgress: () => undefined, signal: still });
    return id;
  };
  const [first, second, signature] = await Promise.all([
    upload('plan-1.png', '#e1eff0'),
    upload('plan-2.png', '#fff3cc'),
    drawn(400, 160, drawSignature).then((image) => services.uploadSignature(image)),
  ]);
  return { pictures: `${first},${second}`, signature };
}

function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

function drawPlan(pen: CanvasRenderingContext2D, hue: string): void {
  pen.fillStyle = hue;
  pen.fillRect(0, 0, 480, 320);
  pen.strokeRect(40, 40, 160, 100);
  pen.strokeRect(220, 40, 220, 100);
  pen.strokeRect(40, 170, 400, 110);
}

function drawSignature(pen: CanvasRenderingContext2D): void {
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(40, 110);
  pen.bezierCurveTo(90, 10, 130, 180, 190, 60);
  pen.bezierCurveTo(230, 20, 250, 150, 360, 70);
  pen.stroke();
}
