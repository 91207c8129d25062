import type { Form } from '@zhantai/contract';
import { loadFormWords, type FormWords } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import type { FormController } from '../controller/form-controller.ts';
import type { FormMaterial } from './load-material.ts';

interface Texts {
  readonly form: Form;
  readonly words: FormWords;
}

/**
 * Follows the language switch without taking anything typed: the form is shown anew, with its answers. `ask` loads the
 * form again where its reader is not signed in; keep its identity.
 */
export function useTranslation(
  controller: FormController,
  material: Pick<FormMaterial, 'words'> & { readonly info: { readonly form: Form } },
  ask?: () => Promise<{ readonly form: Form }>,
): Texts {
  const { client, language } = usePortal();
  const [texts, setTexts] = useState<Texts>({ form: material.info.form, words: material.words });
  const shownLanguage = useRef(material.words.language);
  const { formId } = material.info.form;

  useEffect(() => {
    if (shownLanguage.current === language) return undefined;
    let current = true;
    const request = ask === undefined ? client.call('info', { query: { formId } }) : ask();
    Promise.all([request, loadFormWords(language)]).then(
      ([info, words]) => {
        if (!current) return;
        shownLanguage.current = language;
        controller.translate(info.form, language);
        setTexts({ form: info.form, words });
      },
      // The page stays readable in the language it has.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ask, client, controller, formId, language]);

  return texts;
}
