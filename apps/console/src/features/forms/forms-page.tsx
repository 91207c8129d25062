import type { ConsoleForm } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, ButtonLink, EmptyState, Tabs, toast } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { UndoNote, type Undoable } from '../../shell/undo/undo-note.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormGroups } from './form-groups.tsx';
import type { FormAction } from './form-menu.tsx';
import styles from './forms.module.css';
import { movedBack, moveForm, type FormMove } from './move-form.ts';

const PutAwayDialog = lazy(async () => ({
  default: (await import('./put-away-dialog.tsx')).PutAwayDialog,
}));
const PutBackDialog = lazy(async () => ({
  default: (await import('./put-back-dialog.tsx')).PutBackDialog,
}));
const RemoveFormDialog = lazy(async () => ({
  default: (await import('./remove-form-dialog.tsx')).RemoveFormDialog,
}));
const FormBin = lazy(async () => ({ default: (await import('./form-bin.tsx')).FormBin }));

const views = ['used', 'putAway'] as const;
type View = (typeof views)[number];

type Opened =
  | { readonly kind: 'putAway' | 'putBack' | 'remove'; readonly form: ConsoleForm }
  | { readonly kind: 'bin' };

/** Every form in its group, with its state, its dates and what was handed in; what is done with forms as a whole. */
export const FormsPage = () => {
  const { client, forms: used, href } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.forms;
  const [view, setView] = useState<View>('used');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<Undoable | null>(null);
  const away = useMemo(
    () => createResource(() => client.call('consoleForms', { query: { putAway: true } })),
    [client],
  );
  const listed = view === 'used' ? used : away;
  const state = useLiveResource(listed);
  const forget = useCallback(() => {
    setDone(null);
  }, []);

  const close = () => {
    setOpened(null);
  };
  const reload = () => {
    void used.load();
    if (away.state().status === 'ready') void away.load();
  };
  /** Says why something that was asked for beside a dialog was not done. */
  const trying = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const changed = error.reason === 'THING_CHANGED';
      toast(changed ? text.moveChanged : detailOf(error, words.load.offline), 'failed');
    } finally {
      reload();
    }
  };
  const finish = (sentence: string, undo?: () => Promise<unknown>) => {
    close();
    reload();
    if (undo === undefined) toast(sentence, 'done');
    else setDone({ text: sentence, undo: () => trying(undo) });
  };
  const order = (code: string, moves: readonly FormMove[]) =>
    trying(async () => {
      if (moves.length === 0) return;
      await client.call('consoleOrderForms', { body: { moves: [...moves] } });
      setDone({
        text: text.moved(code),
        undo: () =>
          trying(async () => {
            await client.call('consoleOrderForms', { body: { moves: movedBack(moves) } });
            toast(text.movedBack, 'done');
          }),
      });
    });
  const act = (action: FormAction, form: ConsoleForm) => {
    if (action.kind !== 'move') {
      setOpened({ kind: action.kind, form });
      return;
    }
    const all = state.status === 'ready' ? state.data : [];
    void order(form.formCode, moveForm(all, form.formId, action.to));
  };

  const all = state.status === 'ready' ? state.data : [];
  const sought = search.trim().toLowerCase();
  const shown = all.filter(({ formCode, title }) => `${formCode} ${title}`.toLowerCase().includes(sought));
  const waiting = all.reduce((sum, { counts }) => sum + counts.wait, 0);
  return (
    <Page>
      <PageHead text={text.purpose} title={state.status === 'ready' ? text.lead(waiting) : text.title}>
        {may.includes('addForms') && (
          <>
            <Button
              onClick={() => {
                setOpened({ kind: 'bin' });
              }}
              variant="text"
            >
              {text.bin}
            </Button>
            <ButtonLink href={href('/forms/new')} icon="add" variant="primary">
              {text.add}
            </ButtonLink>
          </>
        )}
      </PageHead>
      <Tabs
        items={views.map((key) => ({ key, label: text.views[key] }))}
        label={text.view}
        look="list"
        onSelect={setView}
        panelId="forms"
        selected={view}
      />
      <div id="forms" role="tabpanel">
        <div className={styles['tools']}>
          <input
            aria-label={text.search}
            className={styles['search']}
            onChange={(event) => {
              setSearch(event.target.value);
            }}
            placeholder={text.search}
            type="search"
            value={search}
          />
        </div>
        {state.status !== 'ready' ? (
          <Loading resource={listed} />
        ) : shown.length > 0 ? (
          <FormGroups all={all} isOrdered={sought === '' && view === 'used'} onAct={act} shown={shown} />
        ) : (
          <EmptyState {...emptyOf(text, { isNarrowed: all.length > 0, view })} />
        )}
      </div>
      <UndoNote done={done} label={text.undo} onOver={forget} />
      <Suspense fallback={null}>
        {opened?.kind === 'putAway' && (
          <PutAwayDialog
            form={opened.form}
            onClose={close}
            onDone={() => {
              const { formId, formCode } = opened.form;
              finish(text.putAwayDone(formCode), () =>
                client.call('consolePutFormBack', { params: { formId }, body: {} }),
              );
            }}
          />
        )}
        {opened?.kind === 'putBack' && (
          <PutBackDialog
            form={opened.form}
            onClose={close}
            onDone={() => {
              finish(text.putBackDone(opened.form.formCode));
            }}
          />
        )}
        {opened?.kind === 'remove' && (
          <RemoveFormDialog
            form={opened.form}
            onClose={close}
            onDone={() => {
              const { formId, formCode } = opened.form;
              finish(text.removed(formCode), () => client.call('consoleRestoreForm', { params: { formId } }));
            }}
          />
        )}
        {opened?.kind === 'bin' && (
          <FormBin
            onClose={close}
            onRestored={({ code }) => {
              finish(text.restored(code));
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};

function emptyOf(
  text: ReturnType<typeof useSpeech>['words']['forms'],
  { isNarrowed, view }: { readonly isNarrowed: boolean; readonly view: View },
): { readonly title: string; readonly text: string } {
  if (isNarrowed) return { title: text.noneTitle, text: text.noneText };
  if (view === 'putAway') return { title: text.nothingAway, text: text.nothingAwayText };
  return { title: text.emptyTitle, text: text.emptyText };
}
