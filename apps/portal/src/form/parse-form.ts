import type { Form } from '@zhantai/contract';
import { parseDefinition, type Definition, type Language } from '@zhantai/engine';

/** A form in a language; a description that only repeats the purpose in the head is not said twice. */
export function parseForm(form: Form, language: Language): Definition {
  const definition = parseDefinition(form, { language });
  const { setting } = definition;
  return setting.desc === form.purpose ? { ...definition, setting: { ...setting, desc: '' } } : definition;
}
