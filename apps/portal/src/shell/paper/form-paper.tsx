import type { Form, Receipt, SubmissionBooth } from '@zhantai/contract';
import type { Answers, Definition } from '@zhantai/engine';
import { AnswersView, type FormServices, type FormWords } from '@zhantai/views';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { PaperFacts } from './paper-facts.tsx';

export interface FormPaperProps {
  readonly form: Form;
  /** The one it is for, where the form is given for each booth. */
  readonly booth: SubmissionBooth | null;
  readonly definition: Definition;
  /** Wire answers. */
  readonly answers: Answers;
  /** Null for what was not handed in yet. */
  readonly receipt: Receipt | null;
  readonly services: FormServices;
  readonly words: FormWords;
  readonly onClose: () => void;
}

/** A form with its answers on paper: whose it is, its receipt, every answer, the signature. */
export const FormPaper = ({
  form,
  booth,
  definition,
  answers,
  receipt,
  services,
  words: formWords,
  onClose,
}: FormPaperProps) => {
  const { exhibitor, words } = usePortal();
  const state = useResource(exhibitor);
  const text = words.formLater.paper;
  const whose = state.status === 'ready' ? state.data : null;
  const booths =
    (booth === null ? whose?.booths : [booth])?.map(
      ({ hall, number }) => `${words.frame.hall(hall)} ${number}`,
    ) ?? [];
  return (
    <PaperDialog
      fileName={[form.formCode, form.title, booth?.number, whose?.name].filter(Boolean).join('_')}
      onClose={onClose}
      title={`${form.formCode} ${form.title}`}
    >
      <h1>
        <b>{form.formCode}</b>
        {form.title}
      </h1>
      <PaperFacts
        facts={[
          [text.exhibitor, whose?.name ?? ''],
          [text.booth, booths.join('、')],
          [words.formLater.receipt.number, receipt?.number ?? ''],
          [words.formLater.receipt.time, receipt?.time ?? text.notSubmitted],
          [text.hash, receipt?.hash.slice(0, 16) ?? ''],
        ]}
      />
      <AnswersView answers={answers} definition={definition} services={services} words={formWords} />
    </PaperDialog>
  );
};
