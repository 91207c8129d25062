import type { Form } from '@zhantai/contract';
import type { Definition } from '@zhantai/engine';
import { boothItems } from './booth-answers.ts';
import { withSources } from './with-sources.ts';

/** A form whose booth is not to be chosen: the items that the booth answers are read-only. */
export function withFixedBooth(form: Form, definition: Definition): Form {
  const items = boothItems(definition).filter(({ readonly }) => !readonly);
  return withSources(form, new Map(items.map(({ id, source }) => [id, { ...source, readonly: true }])));
}
