import type { Form, FormInfo, SubmitAnswer } from '@zhantai/contract';
import { ApiError, randomKey } from '@zhantai/contract/client';
import { openSession, type Answers, type Language, type Problem, type Session } from '@zhantai/engine';
import { createAutosave, type Autosave } from '../../../shell/drafts/autosave.ts';
import type { FormCalls } from './form-calls.ts';
import type { LocalDraftSlot } from '../../../shell/drafts/local-draft.ts';
import { parseForm, prepareForm } from '../material/parse-form.ts';
import { sameAnswers } from './same-answers.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { createStore } from 'zustand/vanilla';

/** Somebody else saved since this form was opened. */
export type Stale = Extract<SubmitOutcome, { kind: 'stale' }>['other'];

/** An open form as the page shows it; a new object whenever something in it changed. */
export interface FormControllerState {
  readonly form: Form;
  readonly session: Session;
  readonly readOnly: boolean;
  /** What stood in the way of the last submission, in the order of the items. */
  readonly problems: readonly Problem[] | null;
  /** How many more the server found and did not tell. */
  readonly moreProblems: number;
  readonly busy: 'draft' | 'submit' | null;
  /** The last submission was not taken, for this reason. */
  readonly failure: ApiError | null;
  readonly stale: Stale | null;
  /** The version not chosen after a conflict, still at hand. */
  readonly aside: { readonly whose: 'mine' | 'theirs'; readonly answers: Answers } | null;
  /** The form changed while it was open, or since the answers were given. */
  readonly changed: 'now' | 'before' | null;
  readonly closed: ApiError | null;
  readonly taken: SubmitAnswer | null;
}

/** What of a form's information its controller builds on. */
export type FormControllerInfo = Pick<
  FormInfo,
  'form' | 'revision' | 'context' | 'answersVersion' | 'status'
>;

export interface FormControllerOptions {
  readonly info: FormControllerInfo;
  readonly answers: Answers;
  readonly readOnly: boolean;
  /** The answers differ from what the server holds, as those kept on this device do. */
  readonly dirty: boolean;
  readonly language: Language;
  readonly calls: FormCalls;
  readonly slot: LocalDraftSlot;
  readonly signedIn: () => boolean;
  /** Wall clock of the exhibition. */
  readonly clock: () => string;
  /** After each change by the user. */
  readonly onChange: () => void;
  /** The server locked the submission meanwhile: load it anew. */
  readonly onLocked: () => void;
}

/** An open form with its saves; everything the form page does, without a component. */
export interface FormController {
  readonly state: () => FormControllerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly autosave: Autosave;
  readonly saveDraft: () => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Decides a conflict; the other version stays at hand. */
  readonly choose: (whose: 'mine' | 'theirs') => void;
  /** Changes over to the version that was not chosen. */
  readonly swap: () => void;
  /** Goes on with these answers in place of those on the page. */
  readonly take: (answers: Answers) => void;
  /** Shows the form in another language with everything typed. */
  readonly translate: (form: Form, language: Language) => void;
  /** Begins to listen; the returned function closes the controller once nobody is attached any more. */
  readonly attach: () => () => void;
}

/** Opens a form for work. */
export function createFormController(options: FormControllerOptions): FormController {
  const { info, calls, slot } = options;
  let language = options.language;
  let attached = 0;
  let unsubscribe: () => void = nothing;
  /** Key and body of the last submission nobody answered: the same again is the same submission. */
  let unanswered: { readonly key: string; readonly body: string } | null = null;

  const open = (form: Form, answers: Answers, readOnly: boolean): Session => {
    unsubscribe();
    const session = openSession(parseForm(form, language), {
      answers,
      context: info.context,
      today: info.context.today,
      readOnly,
    });
    unsubscribe = session.subscribe(() => {
      autosave.changed();
      options.onChange();
    });
    return session;
  };

  const autosave = createAutosave({
    base: { version: info.form.version, revision: info.revision },
    read: () => getState().session.draft(),
    send: calls.saveDraft,
    keep: (draft, sent) => slot.write({ ...draft, at: options.clock(), sent }),
    drop: slot.clear,
    signedIn: options.signedIn,
    onRefused: (error) => {
      void refuse(error);
    },
  });

  const { getState, setState, subscribe } = createStore<FormControllerState>(() => ({
    form: info.form,
    session: open(info.form, options.answers, options.readOnly),
    readOnly: options.readOnly,
    problems: null,
    moreProblems: 0,
    busy: null,
    failure: null,
    stale: null,
    aside: null,
    changed: info.answersVersion !== info.form.version && info.status !== 'none' ? 'before' : null,
    closed: null,
    taken: null,
  }));

  /** Answers a refusal; everything typed stays on the page. */
  const settle = async (outcome: SubmitOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'taken':
        unsubscribe();
        slot.clear();
        autosave.stop();
        setState({ taken: outcome.answer, problems: null, failure: null });
        return;
      case 'refused':
        getState().session.showProblems(outcome.problems);
        setState({ problems: outcome.problems, moreProblems: outcome.more });
        autosave.resume();
        return;
      case 'stale':
        setState({ stale: outcome.other });
        return;
      case 'changed':
        return change(outcome.form);
      case 'locked':
        options.onLocked();
        return;
      case 'closed':
        setState({ closed: outcome.error });
        return;
      case 'failed':
        setState({ failure: outcome.error });
        autosave.resume();
    }
  };

  const refuse = async (error: ApiError): Promise<void> => {
    await settle(await outcomeOf(error));
  };

  /** Goes on in the form as it is now, with everything typed. */
  const change = async (form: Form): Promise<void> => {
    await prepareForm(form).catch(nothing);
    const answers = getState().session.draft();
    setState({ form, session: open(form, answers, false), changed: 'now', problems: null });
    autosave.rebase({ version: form.version, revision: autosave.base().revision }, true);
  };

  const reopen = (answers: Answers, dirty: boolean, revision: number) => {
    setState({ session: open(getState().form, answers, false), problems: null });
    autosave.rebase({ version: getState().form.version, revision }, dirty);
  };

  const submit = async () => {
    if (getState().busy !== null) return;
    setState({ failure: null });
    const problems = getState().session.validate();
    setState({ problems: problems.length === 0 ? null : problems, moreProblems: 0 });
    if (problems.length > 0) return;
    setState({ busy: 'submit' });
    await autosave.pause();
    const submission = { ...autosave.base(), answers: getState().session.answers() };
    const text = JSON.stringify(submission);
    const key = unanswered?.body === text ? unanswered.key : randomKey();
    try {
      const answer = await calls.submit(submission, key);
      await settle({ kind: 'taken', answer });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      unanswered = error.unanswered ? { key, body: text } : null;
      await refuse(error);
    } finally {
      setState({ busy: null });
    }
  };

  if (options.dirty) autosave.rebase(autosave.base(), true);

  return {
    state: getState,
    subscribe,
    autosave,
    async saveDraft() {
      if (getState().busy !== null) return;
      setState({ busy: 'draft' });
      await autosave.save(true);
      setState({ busy: null });
    },
    submit,
    choose(whose) {
      const { stale } = getState();
      if (stale === null) return;
      const mine = getState().session.draft();
      const differs = !sameAnswers(mine, stale.answers);
      if (whose === 'mine') {
        setState({ stale: null, aside: differs ? { whose: 'theirs', answers: stale.answers } : null });
        autosave.rebase({ version: getState().form.version, revision: stale.revision }, true);
        return;
      }
      setState({ stale: null, aside: differs ? { whose: 'mine', answers: mine } : null });
      reopen(stale.answers, false, stale.revision);
      slot.clear();
    },
    swap() {
      const { aside } = getState();
      if (aside === null) return;
      const now = getState().session.draft();
      setState({ aside: { whose: aside.whose === 'mine' ? 'theirs' : 'mine', answers: now } });
      reopen(aside.answers, true, autosave.base().revision);
    },
    take(answers) {
      reopen(answers, true, autosave.base().revision);
    },
    translate(form, next) {
      language = next;
      const answers = getState().session.draft();
      const same = form.version === getState().form.version;
      setState({
        form: same ? form : getState().form,
        session: open(same ? form : getState().form, answers, getState().readOnly),
      });
    },
    attach() {
      attached += 1;
      return () => {
        attached -= 1;
        // A component that only moves attaches again in the same turn.
        queueMicrotask(() => {
          if (attached > 0) return;
          unsubscribe();
          autosave.leave();
          autosave.stop();
        });
      };
    },
  };
}

/** What a refusal asks for is read by what comes with the first one. */
async function outcomeOf(error: ApiError): Promise<SubmitOutcome> {
  try {
    const { readRefusal } = await import('./submit-outcome.ts');
    return readRefusal(error);
  } catch {
    return { kind: 'failed', error };
  }
}

const nothing = (): void => undefined;
