import type { FormDraft } from '@zhantai/contract';
import type { FieldType, JsonObject } from '@zhantai/engine';
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
import { BulkPanel } from './bulk-panel.tsx';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { Canvas } from './canvas.tsx';
import { createCommands } from './commands.ts';
import styles from './designer.module.css';
import { createEditor } from './draft/editor.ts';
import { findItem, idOf, withItem } from './draft/items.ts';
import { selectionOf } from './draft/work.ts';
import type { PanelMaterial } from './load-panel.ts';
import { ImportButton } from './foreign/import-button.tsx';
import { readFormLogic } from './logic/form-logic.ts';
import { ItemRules } from './logic/item-rules.tsx';
import { PanelTabs } from './logic/panel-tabs.tsx';
import { createRuleCommands } from './logic/rule-commands.ts';
import { RulesView } from './logic/rules-view.tsx';
import { useJump } from './logic/use-jump.ts';
import { ViewTabs } from './logic/view-tabs.tsx';
import { hasOptions } from './options/option-settings.ts';
import type { KnownOptions } from './options/option-uses.ts';
import { OptionsTab } from './options/options-tab.tsx';
import { usePublishedValues } from './options/use-published-values.ts';
import { Palette } from './palette.tsx';
import { Panel } from './panel.tsx';
import { FindingsView } from './problems/findings-view.tsx';
import { useFindings } from './problems/use-findings.ts';
import { PublishButton } from './publish-button.tsx';
import { SaveLine } from './save-line.tsx';
import { useCanvas } from './use-canvas.tsx';
import { useOthers } from './use-others.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

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

const noValues: ReadonlySet<string> = new Set();

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
  const canvas = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const labelWanted = useRef(false);
  const takeWanted = useCallback(() => {
    const isWanted = labelWanted.current;
    labelWanted.current = false;
    return isWanted;
  }, []);
  const commands = useMemo(() => createCommands(editor, words, language), [editor, words, language]);
  const ruleCommands = useMemo(() => createRuleCommands(editor, words.logic), [editor, words]);
  const { detail, selected, chosen } = work;
  const { view, setView, tab, setTab, jump } = useJump(panel, setWhole);
  const found = useFindings(detail);
  const later = useDeferredValue(detail);
  const needsForm = tab !== 'properties' || view !== 'canvas';
  const form = useMemo(
    () => (needsForm ? readFormLogic(later, wholeForm(later), words) : null),
    [later, needsForm, words],
  );
  const raw = findItem(detail, selected);
  const published = usePublishedValues(formId, draft.publishedVersion);
  const chooses = raw !== undefined && hasOptions(itemOf(raw).type);
  const openTab = tab === 'options' && !chooses ? 'properties' : tab;
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
  const { acts, cut, onSelect, over } = useCanvas({
    canvas,
    commands,
    editor,
    onInsert: insertNamed,
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

  const panelOf = (item: JsonObject, of: 'properties' | 'options' | 'dictionary') => (
    <Panel
      fixed={published?.get(itemOf(item).prop) ?? noValues}
      isWhole={isWhole}
      key={`${of} ${selected ?? ''} ${edition} ${isWhole} ${language}`}
      material={material}
      of={of}
      onBack={toCanvas}
      onFixed={(value) => {
        say(words.options.fixed(value));
      }}
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
      raw={item}
      takeWanted={takeWanted}
      words={words}
    />
  );

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
        <Palette onInsert={insertNamed} words={words} />
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
            <ImportButton editor={editor} formId={formId} onSay={say} place={middle} words={words} />
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
                  onSay={say}
                  onSelect={onSelect}
                  ref={canvas}
                  selection={work}
                  words={words}
                />
                {over}
                <p className={styles['keys']}>{words.keys}</p>
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
                found={found}
                onGoTo={({ id, ...place }) => {
                  editor.select(id);
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
          ) : chosen.length > 1 ? (
            <BulkPanel commands={commands} count={chosen.length} onSay={say} words={words} />
          ) : (
            <PanelTabs hasOptions={chooses} onTab={setTab} tab={openTab} words={words.logic}>
              {openTab === 'logic' && form !== null && (
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
              {openTab === 'properties' && panelOf(raw, 'properties')}
              {openTab === 'options' && form !== null && (
                <OptionsTab
                  form={form}
                  key={selected}
                  known={known}
                  onBack={toCanvas}
                  onWrite={(written, says) => {
                    editor.apply({ says, detail: withItem(editor.state().work.detail, written), selected });
                    say(says);
                  }}
                  raw={raw}
                  words={words}
                >
                  {published !== null &&
                    panelOf(raw, itemOf(raw).dictionary === null ? 'options' : 'dictionary')}
                </OptionsTab>
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
