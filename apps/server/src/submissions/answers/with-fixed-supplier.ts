import type { Form } from '@zhantai/contract';
import type { Definition } from '@zhantai/engine';
import type { Actor } from '../../forms/index.ts';
import { supplierItems } from './supplier-answers.ts';
import { withSources } from './with-sources.ts';

/** A form as the transport supplier fills it in for a client: its own name is not to be chosen. */
export function withFixedSupplier(form: Form, definition: Definition, { subject }: Actor): Form {
  if (subject.kind !== 'transport') return form;
  const items = supplierItems(definition).filter(({ readonly }) => !readonly);
  return withSources(form, new Map(items.map(({ id, source }) => [id, { ...source, readonly: true }])));
}
