import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { startPad } from './pad-machine.ts';
import type { PadMachine, Writing } from './pad-machine.ts';
import styles from './signature-pad.module.css';

/** What the owner of a {@link SignaturePad} can do with it. */
export interface SignaturePadHandle {
  readonly isEmpty: () => boolean;
  readonly clear: () => void;
  readonly undo: () => void;
  /** The writing as PNG; null while there is none. */
  readonly toBlob: () => Promise<Blob | null>;
}

/** What {@link SignaturePad} takes. */
export interface SignaturePadProps {
  /** Whose signature, or what for; read out. */
  readonly label?: string;
  /** Pixels, less where the window is lower. */
  readonly height?: number;
  /** As high as the place it stands in, whatever its height is. */
  readonly fill?: boolean;
  /** What another pad heard of last, to go on with. */
  readonly begun?: Writing | null;
  /** Hears of what is written after each stroke, null while there is nothing. */
  readonly onChange?: (writing: Writing | null) => void;
  readonly ref?: Ref<SignaturePadHandle>;
}

/** A place to sign by finger, pen or mouse; what was written survives resizing and turning the phone. */
export const SignaturePad = ({
  label,
  height = 240,
  fill = false,
  begun = null,
  onChange,
  ref,
}: SignaturePadProps) => {
  const words = usePickerWords().signature;
  const canvas = useRef<HTMLCanvasElement>(null);
  const machine = useRef<PadMachine | null>(null);
  const [empty, setEmpty] = useState(begun === null);
  const changed = useEffectEvent((writing: Writing | null) => {
    setEmpty(writing === null);
    onChange?.(writing);
  });
  const start = useEffectEvent((element: HTMLCanvasElement) =>
    startPad(
      element,
      (writing) => {
        changed(writing);
      },
      begun,
    ),
  );

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const pad = start(element);
    machine.current = pad;
    const watcher = new ResizeObserver(pad.resize);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      pad.stop();
      machine.current = null;
    };
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      isEmpty: () => machine.current?.isEmpty() ?? true,
      clear: () => machine.current?.clear(),
      undo: () => machine.current?.undo(),
      toBlob: () => machine.current?.toBlob() ?? Promise.resolve(null),
    }),
    [],
  );

  return (
    <div className={styles['pad']} data-fill={fill || undefined} style={fill ? undefined : { height }}>
      <canvas
        aria-label={label === undefined ? words.pad : `${label} ${words.pad}`}
        className={styles['canvas']}
        ref={canvas}
        role="img"
      />
      {empty ? (
        <span aria-hidden="true" className={styles['hint']}>
          {words.hint}
        </span>
      ) : (
        <IconButton
          className={styles['undo']}
          icon="undo"
          label={words.undo}
          onClick={() => machine.current?.undo()}
        />
      )}
    </div>
  );
};
