import type { Form } from '@zhantai/contract';
import {
  judgePlain,
  loadHooks,
  loadJudge,
  noHooks,
  readDefinition,
  type PatternJudge,
  type Definition,
  type Language,
} from '@zhantai/engine';

let judge: PatternJudge = judgePlain;
let hooks = noHooks;

/** Loads what judges the patterns and reads the hooks of a form that is going to be filled in, if it has any. */
export async function prepareForm(form: Form): Promise<void> {
  if (judge === judgePlain) judge = await loadJudge(form);
  if (hooks === noHooks) hooks = await loadHooks(form);
}

/**
 * A form in a language; a title or description that the head says already is not said twice. Where the form was not
 * prepared only plain patterns test something: that is for forms that are only looked at.
 */
export function parseForm(form: Form, language: Language): Definition {
  const definition = readDefinition(form, { language }, judge, hooks);
  const { setting } = definition;
  const desc = setting.desc === form.purpose ? '' : setting.desc;
  const title = setting.title === form.title ? '' : setting.title;
  return { ...definition, setting: { ...setting, desc, title } };
}
