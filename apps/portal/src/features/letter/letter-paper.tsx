import { AnswersView } from '@zhantai/views';
import { PaperDialog } from '../../shell/paper/paper-dialog.tsx';
import type { FormPaperProps } from '../../shell/paper/form-paper.tsx';
import { PaperFacts } from '../../shell/paper/paper-facts.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { LetterText, type LetterTextProps } from './letter-text.tsx';

/** A signed letter on paper: the text first, then what was filled in beside it. */
export const LetterPaper = ({
  article,
  form,
  signature,
  day,
  definition,
  answers,
  receipt,
  services,
  words: formWords,
  onClose,
}: LetterTextProps & FormPaperProps) => {
  const { words } = usePortal();
  return (
    <PaperDialog
      fileName={`${form.formCode}_${form.title}`}
      onClose={onClose}
      title={`${form.formCode} ${form.title}`}
    >
      <LetterText article={article} day={day} form={form} signature={signature} />
      <PaperFacts
        facts={[
          [words.formLater.receipt.number, receipt?.number ?? ''],
          [words.formLater.receipt.time, receipt?.time ?? words.formLater.paper.notSubmitted],
        ]}
      />
      <AnswersView answers={answers} definition={definition} services={services} words={formWords} />
    </PaperDialog>
  );
};
