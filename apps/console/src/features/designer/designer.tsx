import type { FormDraft } from '@zhantai/contract';
import { type FieldType } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
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
import { Aside } from './aside.tsx';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { Canvas } from './canvas.tsx';
import { createCommands } from './commands.ts';
import styles from './designer.module.css';
import { createEditor } from './draft/editor.ts';
import { levelOf, selectionFor } from './draft/level.ts';
import { findItem } from './draft/items.ts';
import { selectionOf } from './draft/work.ts';
import type { PanelMaterial } from './load-panel.ts';
import { ImportButton } from './foreign/import-button.tsx';
import { readFormLogic } from './logic/form-logic.ts';
import { createRuleCommands } from './logic/rule-commands.ts';
import { RulesView } from './logic/rules-view.tsx';
import { useJump } from './logic/use-jump.ts';
import { ViewTabs } from './logic/view-tabs.tsx';
import { hasOptions } from './options/option-settings.ts';
import type { KnownOptions } from './options/option-uses.ts';
import { usePublishedValues } from './options/use-published-values.ts';
import { Palette } from './palette.tsx';
import { FindingsView } from './problems/findings-view.tsx';
import { useFindings } from './problems/use-findings.ts';
import { PublishButton } from './publish-button.tsx';
import { SaveLine } from './save-line.tsx';
import { missingPresets } from './table/presets.ts';
import { useCanvas } from './use-canvas.tsx';
import { useOthers } from './use-others.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

const GraphView = lazy(async () => ({ default: (await import('./graph/graph-view.tsx')).GraphView }));

const TextsView = lazy(async () => ({ default: (await import('./texts/texts-view.tsx')).TextsView }));

interface DesignerProps {
  readonly formId: string;
  /** As people call it. */
  readonly code: string;
  readonly draft: FormDraft;
  readonly known: KnownOptions;
  readonly material: PanelMaterial;
  readonly words: DesignerWords;
}

/** A draft while it is changed. */
export const Designer = ({ formId, code, draft, known, material, words }: DesignerProps) => {
  const { client, location } = useServices();
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
  useEffect(() => {
    // A link to one item: it is shown with its settings.
    const item = parseAddress(location.current()).query.get('item');
    if (item !== null && findItem(editor.state().work.detail, item) !== undefined) editor.select(item);
  }, [editor, location]);
  const { work, save, edition } = useSyncExternalStore(editor.subscribe, editor.state);
  const others = useOthers(editor, formId, draft.others);
  const isLost = save.kind === 'failed' || save.kind === 'conflict';
  useSaveOnLeave(editor, save.kind === 'waiting' || save.kind === 'saving');

  const [spoken, setSpoken] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const labelWanted = useRef(false);
  const takeWanted = useCallback(() => {
    const isWanted = labelWanted.current;
    labelWanted.current = false;
    return isWanted;
  }, []);
  const { table } = work;
  const levelWords = useMemo(
    () => (table === null ? words : { ...words, ...words.table.words }),
    [table, words],
  );
  const commands = useMemo(
    () => createCommands(editor, levelWords, language),
    [editor, levelWords, language],
  );
  const ruleCommands = useMemo(() => createRuleCommands(editor, words.logic), [editor, words]);
  const { detail, selected } = work;
  const { view, setView, tab, setTab, jump } = useJump(panel, setWhole);
  const found = useFindings(detail);
  const later = useDeferredValue(detail);
  const needsForm = tab !== 'properties' || view !== 'canvas';
  const form = useMemo(
    () => (needsForm ? readFormLogic(later, wholeForm(later), words) : null),
    [later, needsForm, words],
  );
  const raw = findItem(levelOf(detail, table), selected);
  const published = usePublishedValues(formId, draft.publishedVersion);
  const chooses = raw !== undefined && hasOptions(itemOf(raw).type);
  // Rules are about items of the form.
  const isGone = (tab === 'options' && !chooses) || (tab === 'logic' && table !== null);
  const openTab = isGone ? 'properties' : tab;
  const saveNow = () => void editor.flush();
  useShortcut({ key: 's', mod: true, run: saveNow });

  const toCanvas = () => {
    flushSync(() => {
      setView('canvas');
    });
    canvas.current?.focus({ preventScroll: true });
  };
  /** What is said twice is read out twice. */
  const say = (text: string | null) => {
    if (text !== null) setSpoken((before) => (before === text ? `${text}\u00A0` : text));
  };
  const insertNamed = (type: FieldType) => {
    labelWanted.current = true;
    setView('canvas');
    setTab('properties');
    say(commands.insert(type));
  };
  const { acts, cut, onSelect, onEnter, over } = useCanvas({
    canvas,
    commands,
    editor,
    onInsert: insertNamed,
    onText: setPasted,
    say,
    words,
  });
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  const tools = [
    { label: words.up, act: () => commands.move(-1) },
    { label: words.down, act: () => commands.move(1) },
    { label: words.copy, act: () => commands.copy() },
    {
      label: words.remove,
      act: () => {
        // What is asked before it stands over the canvas.
        setView('canvas');
        return acts.remove();
      },
    },
  ];

  if (isPreviewing)
    return (
      <Suspense fallback={<VisuallyHidden>{words.preview}</VisuallyHidden>}>
        <Preview
          detail={later}
          faces={material.faces}
          formId={formId}
          onBack={() => {
            flushSync(() => {
              setPreviewing(false);
            });
            canvas.current?.focus({ preventScroll: true });
          }}
          onSave={editor.flush}
        />
      </Suspense>
    );
  const preview = (
    <Button
      onClick={() => {
        setPreviewing(true);
      }}
      size="small"
    >
      {words.preview}
    </Button>
  );
  return (
    <>
      <div className={styles['narrow']}>
        <p>{words.narrow}</p>
        {preview}
      </div>
      <div className={styles['designer']} data-view={view} data-wide={openTab === 'options' || undefined}>
        <Palette
          isRow={table !== null}
          onInsert={insertNamed}
          onPreset={(name) => {
            labelWanted.current = true;
            setView('canvas');
            setTab('properties');
            say(commands.insertPreset(name));
          }}
          presets={missingPresets(detail)}
          words={words}
        />
        <div className={styles['middle']} ref={middle}>
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
            <ImportButton
              editor={editor}
              formId={formId}
              onPasted={setPasted}
              onSay={say}
              pasted={pasted}
              place={middle}
              words={words}
            />
            {preview}
            <PublishButton editor={editor} formId={formId} onSay={say} words={words} />
            <SaveLine onSave={saveNow} save={save} words={words} />
          </div>
          {names !== '' && <p className={styles['others']}>{words.here(names)}</p>}
          <p aria-live="polite" className={styles['spoken']}>
            {spoken}
          </p>
          <ViewTabs found={found} onView={setView} view={view} words={words}>
            {view === 'canvas' && (
              <>
                <Canvas
                  acts={{
                    ...acts,
                    toPanel: () => {
                      jump({ tab: 'properties', setting: null });
                    },
                    toRules: () => {
                      jump({ tab: 'logic', setting: null });
                    },
                    preview: () => {
                      setPreviewing(true);
                    },
                  }}
                  cut={cut}
                  detail={detail}
                  onEnter={onEnter}
                  onSay={say}
                  onSelect={onSelect}
                  ref={canvas}
                  selection={work}
                  words={words}
                />
                {over}
                <p className={styles['keys']}>{table === null ? words.keys : words.table.keys}</p>
              </>
            )}
            {view === 'logic' && form !== null && (
              <RulesView
                commands={ruleCommands}
                detail={detail}
                form={form}
                onGoTo={(id) => {
                  editor.select(id);
                  jump({ tab: 'logic', setting: null });
                }}
                onSay={say}
                words={words.logic}
              />
            )}
            {view === 'graph' && form !== null && (
              <Suspense fallback={<VisuallyHidden>{words.graph.tab}</VisuallyHidden>}>
                <GraphView
                  form={form}
                  onGoTo={(id) => {
                    editor.select(id);
                    toCanvas();
                  }}
                  onSelect={editor.select}
                  selected={table ?? selected}
                  words={words}
                />
              </Suspense>
            )}
            {view === 'texts' && form !== null && (
              <Suspense fallback={<VisuallyHidden>{words.texts.tab}</VisuallyHidden>}>
                <TextsView
                  code={code}
                  detail={detail}
                  form={form}
                  material={material}
                  onSay={say}
                  onWrite={(next, says, visit) => {
                    editor.apply({
                      says,
                      detail: next,
                      selected,
                      selection: selectionOf(work),
                      ...(visit === undefined ? {} : { visit }),
                    });
                  }}
                  words={words.texts}
                />
              </Suspense>
            )}
            {view === 'findings' && form !== null && (
              <FindingsView
                form={form}
                formId={formId}
                found={found}
                onGoTo={({ id, ...place }) => {
                  editor.choose(selectionFor(detail, id));
                  jump(place);
                }}
                onRemedy={(remedy, says) => {
                  const { work: now } = editor.state();
                  editor.apply({
                    says,
                    detail: remedy.apply(now.detail),
                    selected: now.selected,
                    selection: selectionOf(now),
                  });
                  say(says);
                }}
                words={words}
              />
            )}
          </ViewTabs>
        </div>
        <div className={styles['aside']} ref={panel}>
          <Aside
            commands={commands}
            editor={editor}
            form={form}
            isWhole={isWhole}
            known={known}
            material={material}
            onBack={toCanvas}
            onSay={say}
            onTab={setTab}
            onWhole={setWhole}
            published={published}
            raw={raw}
            ruleCommands={ruleCommands}
            state={{ work, edition }}
            tab={openTab}
            takeWanted={takeWanted}
            words={words}
          />
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
