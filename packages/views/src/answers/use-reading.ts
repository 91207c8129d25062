import { decode, traitsOf } from '@zhantai/engine';
import type { Answers, Definition, Item } from '@zhantai/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnswerReading } from '../diff/answer-value.tsx';
import { fileStore } from '../files/file-store.ts';
import type { FormServices } from '../context/form-services.ts';
import type { FormWords } from '../context/form-words.ts';
import { optionStore } from '../options/option-store.ts';
import { describeWords } from '../fields/value-text.ts';
import { loadLabels } from './load-labels.ts';
import type { LabelsByPlace } from './load-labels.ts';

const noLabels: LabelsByPlace = {};

/** Labels, files and words for reading stored answers; labels and files join when they are there. */
export function useReading(
  definition: Definition,
  sets: readonly Answers[],
  services: FormServices,
  words: FormWords,
): AnswerReading {
  const [labels, setLabels] = useState(noLabels);
  const files = fileStore(services);
  const revision = useSyncExternalStore(files.subscribe, files.revision);
  const ids = useMemo(() => sets.flatMap((answers) => fileIds(definition, answers)), [definition, sets]);
  useEffect(() => {
    files.want(ids);
    let current = true;
    void Promise.all(sets.map((answers) => loadLabels(definition, answers, optionStore(services)))).then(
      (loaded) => {
        if (current) setLabels(merge(loaded));
      },
    );
    return () => {
      current = false;
    };
  }, [definition, sets, ids, services, files]);
  return useMemo(
    () => ({
      language: words.language,
      labels,
      files: new Map(
        ids.flatMap((id) => {
          const info = files.get(id);
          return info === undefined ? [] : [[id, info] as const];
        }),
      ),
      values: describeWords(words.fields),
      blank: words.fields.answers.empty,
      notUploaded: words.fields.answers.empty,
      signature: words.fields.signature.title,
      imageOf: services.imageOf,
      openFile: words.fields.upload.open,
      unit: words.fields.unit,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- files are read anew when their store changed
    [words, services, labels, ids, files, revision],
  );
}

function fileIds(definition: Definition, answers: Answers): readonly string[] {
  return definition.items.flatMap((item) => {
    const value: unknown = decode(item, answers[item.prop]);
    if (!Array.isArray(value)) return [];
    if (holdsFiles(item)) return value.map(String);
    if (traitsOf(item).family !== 'rows') return [];
    const columns = item.columns.filter(holdsFiles).map((column) => column.prop);
    const rows: readonly unknown[] = value;
    return rows.flatMap((row) =>
      typeof row === 'object' && row !== null
        ? Object.entries(row).flatMap(([prop, cell]: readonly [string, unknown]) =>
            columns.includes(prop) && Array.isArray(cell) ? cell.map(String) : [],
          )
        : [],
    );
  });
}

const holdsFiles = (item: Item): boolean => traitsOf(item).files === 'several';

function merge(loaded: readonly LabelsByPlace[]): LabelsByPlace {
  const all: Record<string, Record<string, string>> = {};
  for (const places of loaded) {
    for (const [place, labels] of Object.entries(places)) all[place] = { ...all[place], ...labels };
  }
  return all;
}
