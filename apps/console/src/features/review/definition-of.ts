import type { Form } from '@zhantai/contract';
import { type Definition, type Language, parseDefinition } from '@zhantai/engine';

/** The definition of a form as it came from the server, in the reader's language. */
export function definitionOf(form: Form, language: Language): Definition {
  return parseDefinition(form, { language });
}
