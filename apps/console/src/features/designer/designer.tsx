import type { FormDraft } from '@zhantai/contract';
import type { DesignerWords } from '@zhantai/messages/designer';
import { withOpenRules } from '@zhantai/engine/authoring';
import { Button, VisuallyHidden } from '@zhantai/ui';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '../../shell/keys/use-shortcut.ts';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { Canvas } from './canvas.tsx';
import { createCommands } from './commands.ts';
import styles from './designer.module.css';
import { createEditor } from './draft/editor.ts';
import { findItem, idOf, itemsOf, withItem } from './draft/items.ts';
import type { PanelMaterial } from './load-panel.ts';
import { readFormLogic } from './logic/form-logic.ts';
import { ItemRules } from './logic/item-rules.tsx';
import { PanelTabs } from './logic/panel-tabs.tsx';
import { createRuleCommands } from './logic/rule-commands.ts';
import { RulesView } from './logic/rules-view.tsx';
import { useJump } from './logic/use-jump.ts';
import { ViewTabs } from './logic/view-tabs.tsx';
import { Palette } from './palette.tsx';
import { Panel } from './panel.tsx';
import { FindingsView } from './problems/findings-view.tsx';
import { useFindings } from './problems/use-findings.ts';
import { SaveLine } from './save-line.tsx';
import { useOthers } from './use-others.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

interface DesignerProps {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly material: PanelMaterial;
  readonly words: DesignerWords;
}

/** A draft while it is changed. */
export const Designer = ({ formId, draft, material, words }: DesignerProps) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const [editor] = useState(() =>
    createEditor({
      // Where its rules and its schemes differ, one of them counts (authoring.md §1).
      draft: { ...draft, detail: withOpenRules(draft.detail) },
      send: (body) => client.call('consoleSaveDraft', { params: { formId }, body }),
      load: () => client.call('consoleDraft', { params: { formId } }),
      settledSays: words.conflictStep,
    }),
  );
  useEffect(() => editor.stop, [editor]);
  const { work, save, edition } = useSyncExternalStore(editor.subscribe, editor.state);
  const others = useOthers(editor, formId, draft.others);
  const isLost = save.kind === 'failed' || save.kind === 'conflict';
  useSaveOnLeave(editor, save.kind === 'waiting' || save.kind === 'saving');

  const [spoken, setSpoken] = useState('');
  const [isWhole, setWhole] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const labelWanted = useRef(false);
  const takeWanted = useCallback(() => {
    const isWanted = labelWanted.current;
    labelWanted.current = false;
    return isWanted;
  }, []);
  const commands = useMemo(() => createCommands(editor, words), [editor, words]);
  const ruleCommands = useMemo(() => createRuleCommands(editor, words.logic), [editor, words]);
  const { detail, selected } = work;
  const { view, setView, tab, setTab, jump } = useJump(panel, setWhole);
  const found = useFindings(detail);
  const later = useDeferredValue(detail);
  const needsForm = tab === 'logic' || view !== 'canvas';
  const form = useMemo(
    () => (needsForm ? readFormLogic(later, wholeForm(later), words) : null),
    [later, needsForm, words],
  );
  const raw = findItem(detail, selected);
  const saveNow = () => void editor.flush();
  useShortcut({ key: 's', mod: true, run: saveNow });

  const select = useCallback(
    (id: string | null) => {
      editor.select(id);
    },
    [editor],
  );
  const go = (to: -1 | 1 | 'first' | 'last') => {
    const items = itemsOf(detail);
    const at = items.findIndex((item) => idOf(item) === selected);
    const wanted = to === 'first' ? 0 : to === 'last' ? -1 : Math.max(0, Math.min(items.length - 1, at + to));
    const next = items.at(at === -1 && to === -1 ? -1 : wanted);
    if (next !== undefined) select(idOf(next));
  };
  const toCanvas = () => {
    flushSync(() => {
      setView('canvas');
    });
    canvas.current?.focus();
  };
  /** What is said twice is read out twice. */
  const say = (text: string | null) => {
    if (text !== null) setSpoken((before) => (before === text ? `${text}\u00A0` : text));
  };
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  const tools = [
    { label: words.up, act: () => commands.move(-1) },
    { label: words.down, act: () => commands.move(1) },
    { label: words.copy, act: () => commands.copy() },
    { label: words.remove, act: () => commands.remove() },
  ];

  return (
    <>
      <p className={styles['narrow']}>{words.narrow}</p>
      <div className={styles['designer']}>
        <Palette
          onInsert={(type) => {
            labelWanted.current = true;
            setView('canvas');
            setTab('properties');
            say(commands.insert(type));
          }}
          words={words}
        />
        <div className={styles['middle']}>
          <div className={styles['tools']}>
            <Button disabled={work.past.length === 0} onClick={() => say(commands.undo())} size="small">
              {words.undo}
            </Button>
            <Button disabled={work.future.length === 0} onClick={() => say(commands.redo())} size="small">
              {words.redo}
            </Button>
            {tools.map(({ label, act }) => (
              <Button disabled={raw === undefined} key={label} onClick={() => say(act())} size="small">
                {label}
              </Button>
            ))}
            <SaveLine onSave={saveNow} save={save} words={words} />
          </div>
          {names !== '' && <p className={styles['others']}>{words.here(names)}</p>}
          <p aria-live="polite" className={styles['spoken']}>
            {spoken}
          </p>
          <ViewTabs found={found} onView={setView} view={view} words={words.logic}>
            {view === 'canvas' && (
              <>
                <Canvas
                  acts={{
                    commands,
                    go,
                    toPanel: () => {
                      jump({ tab: 'properties', setting: null });
                    },
                    toRules: () => {
                      jump({ tab: 'logic', setting: null });
                    },
                    unselect: () => {
                      select(null);
                    },
                  }}
                  detail={detail}
                  onSay={say}
                  onSelect={select}
                  ref={canvas}
                  selected={selected}
                  words={words}
                />
                <p className={styles['keys']}>{words.keys}</p>
              </>
            )}
            {view === 'logic' && form !== null && (
              <RulesView
                commands={ruleCommands}
                detail={detail}
                form={form}
                onGoTo={(id) => {
                  select(id);
                  jump({ tab: 'logic', setting: null });
                }}
                onSay={say}
                words={words.logic}
              />
            )}
            {view === 'findings' && form !== null && (
              <FindingsView
                form={form}
                found={found}
                onGoTo={({ id, ...place }) => {
                  select(id);
                  jump(place);
                }}
                onRemedy={(remedy, says) => {
                  const { work: now } = editor.state();
                  editor.apply({ says, detail: remedy.apply(now.detail), selected: now.selected });
                  say(says);
                }}
                words={words}
              />
            )}
          </ViewTabs>
        </div>
        <div className={styles['aside']} ref={panel}>
          {raw === undefined ? (
            <p>{words.nothing}</p>
          ) : (
            <PanelTabs onTab={setTab} tab={tab} words={words.logic}>
              {tab === 'logic' && form !== null && (
                <ItemRules
                  commands={ruleCommands}
                  detail={detail}
                  form={form}
                  id={idOf(raw)}
                  key={selected}
                  onBack={toCanvas}
                  onSay={say}
                  words={words.logic}
                />
              )}
              {tab === 'properties' && (
                <Panel
                  isWhole={isWhole}
                  key={`${selected ?? ''} ${edition} ${isWhole} ${language}`}
                  material={material}
                  onBack={toCanvas}
                  onLeave={editor.leave}
                  onWhole={setWhole}
                  onWrite={(written, key) => {
                    const { label } = itemOf(written);
                    editor.apply({
                      says: words.changed(label === '' ? words.unnamed : label, words.settings[key]),
                      detail: withItem(editor.state().work.detail, written),
                      selected,
                      visit: `${selected ?? ''} ${edition} ${key}`,
                    });
                  }}
                  raw={raw}
                  takeWanted={takeWanted}
                  words={words}
                />
              )}
            </PanelTabs>
          )}
        </div>
      </div>
      <LeaveGuard isUnsaved={isLost} />
      {save.kind === 'conflict' && (
        <Suspense fallback={<VisuallyHidden>{words.conflictTitle}</VisuallyHidden>}>
          <ConflictDialog conflicts={save.conflicts} detail={detail} onSettle={editor.settle} words={words} />
        </Suspense>
      )}
    </>
  );
};
