// The engine in a page without a framework: each field listens to its own node. See plain-page.html.
import { decode, describe, openSession, parseDefinition } from '@zhantai/engine';
import type { FieldNode } from '@zhantai/engine';
import { detail } from './plain-detail.ts';

const today = new Date().toISOString().slice(0, 10);
const session = openSession(parseDefinition(detail), { today, context: { booth: { heightLimit: 6 } } });
const [form, answers] = [document.querySelector('form'), document.querySelector('output')];
form?.prepend(...session.nodes.map(fieldOf));
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const sent = session.validate().length === 0 ? session.answers() : null;
  if (answers !== null) answers.textContent = JSON.stringify(sent);
});

function fieldOf(node: FieldNode): HTMLElement {
  const [label, input, note] = [make('label'), make('input'), make('em')];
  input.addEventListener('input', () => node.set(decode(node.item, input.value)));
  input.addEventListener('blur', () => node.leave());
  node.subscribe(show);
  label.append(node.item.label, ' ', input, ' ', note);
  show();
  return label;

  function show(): void {
    const { value, visible, problem } = node.state();
    label.hidden = !visible;
    note.textContent = problem?.code ?? '';
    if (document.activeElement !== input) input.value = describe(node.item, value);
  }
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] {
  return document.createElement(tag);
}
