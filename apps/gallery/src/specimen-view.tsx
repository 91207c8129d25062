import type { Language } from '@zhantai/engine';
import { classNames } from '@zhantai/ui';
import { FormView, type DeviceFaces, type FormServices } from '@zhantai/views';
import { useId, useState } from 'react';
import { DefinitionEditor } from './definition-editor.tsx';
import type { GalleryMaterial } from './gallery-material.ts';
import { openItem, type OpenItem } from './open-item.ts';
import { parseJsonItem } from './parse-json-item.ts';
import styles from './specimen-view.module.css';
import type { SpecimenStart } from './specimens/specimen-start.ts';
import { WireValue } from './wire-value.tsx';

export interface SpecimenViewProps {
  /** Names the variant and the state. */
  readonly name: string;
  readonly state: string;
  readonly start: SpecimenStart;
  readonly faces: DeviceFaces;
  readonly language: Language;
  readonly material: GalleryMaterial;
  readonly services: FormServices;
}

interface Shown extends OpenItem {
  readonly text: string;
  /** The text is an item; otherwise the last one that was stays shown. */
  readonly readable: boolean;
}

/** One field in one state: the field, its definition beside it, and below it what it sends. */
export const SpecimenView = (props: SpecimenViewProps) => {
  const { name, state, start, faces, language, material, services } = props;
  const heading = useId();
  const { today } = services;
  const begin = (): Shown => {
    const opened = openItem(start.item, { language, today, answers: start.answers });
    if (start.validated) opened.session.validate();
    return { ...opened, text: JSON.stringify(start.item, null, 2), readable: true };
  };
  const [shown, setShown] = useState(begin);
  const edit = (text: string): void => {
    const item = parseJsonItem(text);
    setShown((before) =>
      item === null
        ? { ...before, text, readable: false }
        : {
            ...openItem(item, { language, today, answers: before.session.draft() }),
            text,
            readable: true,
          },
    );
  };
  return (
    <article
      aria-labelledby={heading}
      className={classNames(styles['specimen'], faces.name === 'mobile' && styles['phone'])}
      data-state={state}
      data-type={start.item.formItemType}
    >
      <h3 className={styles['name']} id={heading}>
        {name}
      </h3>
      <div className={styles['field']}>
        <FormView
          device={faces}
          key={shown.readable ? shown.text : 'before'}
          services={services}
          session={shown.session}
          words={material.form}
        />
        <WireValue session={shown.session} words={material.words} />
      </div>
      <DefinitionEditor
        name={name}
        onChange={edit}
        onRestore={() => setShown(begin())}
        problems={
          shown.readable
            ? shown.problems.map((problem) => material.definitionProblem(problem))
            : [material.words.notJson]
        }
        text={shown.text}
        words={material.words}
      />
    </article>
  );
};
