import { Button, Progress, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { lettersWithoutFont } from './letters-without-font.ts';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { printPaper } from './print-paper.ts';
import styles from './paper.module.css';
import { useZoom } from './use-zoom.ts';

export interface PaperDialogProps {
  readonly title: string;
  /** Without its ending. */
  readonly fileName: string;
  readonly onClose: () => void;
  /** Blocks of the paper: headings, lists, tables, paragraphs. */
  readonly children: ReactNode;
}

/** Pixels that the paper is wide with its margins. */
const PAPER_WIDTH_PX = 790;

/** A paper as it will be printed, to print or to save as PDF; making the file can be broken off. */
export const PaperDialog = ({ title, fileName, onClose, children }: PaperDialogProps) => {
  const { config, words } = usePortal();
  const text = words.formLater.paper;
  const flow = useRef<HTMLDivElement>(null);
  const desktop = useRef<HTMLDivElement>(null);
  const zoom = useZoom(desktop, PAPER_WIDTH_PX);
  const [share, setShare] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const [boxes, setBoxes] = useState('');
  // What stands on the paper may come later than the paper: looked at after every change.
  useEffect(() => {
    setBoxes(lettersWithoutFont(flow.current?.textContent ?? '').join(' '));
    // The text of the paper is what its children draw.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [children]);

  const save = async () => {
    if (flow.current === null || share !== null) return;
    const controller = new AbortController();
    work.current = controller;
    setShare(0);
    try {
      const { makePdf } = await import('./make-pdf.ts');
      const pdf = await makePdf(flow.current, {
        head: config.title,
        pageNumber: text.page,
        title,
        onProgress: setShare,
        signal: controller.signal,
      });
      saveFile(pdf, `${fileName}.pdf`);
      toast(text.saved, 'done');
    } catch {
      if (!controller.signal.aborted) toast(text.failed, 'failed');
    } finally {
      setShare(null);
    }
  };

  return (
    <Dialog
      footer={
        share === null ? (
          <>
            <Button
              onClick={() => {
                if (flow.current !== null) printPaper(flow.current);
              }}
            >
              {text.print}
            </Button>
            <Button
              icon="download"
              onClick={() => {
                void save();
              }}
              variant="primary"
            >
              {text.save}
            </Button>
          </>
        ) : (
          <>
            <div className={styles['foot']}>
              <Progress label={text.making} value={share} />
            </div>
            <Button onClick={() => work.current?.abort()}>{text.cancel}</Button>
          </>
        )
      }
      onClose={onClose}
      title={title}
      width="row"
    >
      {boxes !== '' && (
        <p className={styles['boxes']} role="alert">
          {text.noFont(boxes)}
        </p>
      )}
      <div className={styles['desktop']} ref={desktop}>
        <div className={styles['preview']} style={{ zoom }}>
          <div className={styles['flow']} data-paper ref={flow}>
            {children}
          </div>
        </div>
      </div>
    </Dialog>
  );
};
