// @vitest-environment happy-dom
import { decode, isEmpty, traitsOf } from '@zhantai/engine';
import { afterEach, expect, test } from 'vitest';
import { enter, isTyped } from './test-entering.ts';
import { piecesOf, shownIn, spokenIn, spokenOf, textOf } from './test-reading.ts';
import { openSample, sampleCases } from './test-sample.ts';
import { acted, closeForm, enterText, showForm, until, words } from './test-screen.tsx';

/**
 * Every sample of every type in both faces: what is shown, spoken, typed and sent is what the engine says. The engine is
 * asked in a session of its own.
 */
const { fields } = words;

afterEach(closeForm);

test.each(sampleCases)(
  '$type on a $name shows, speaks and sends $wire as the engine reads it',
  async (one) => {
    const engine = openSample(one.type, one.wire);
    const opened = openSample(one.type, one.wire);
    const place = await showForm(opened, one.device);
    expect(opened.session.answers()).toEqual(engine.session.answers());
    const { value, unreadable } = engine.node.state();
    const pieces = piecesOf(engine.node.item, value, unreadable);
    // The names of files are asked for.
    await until(() => (shownIn(place).length < pieces.length ? null : true));
    expect(shownIn(place)).toEqual(pieces);
    expect(spokenIn(place)).toEqual(spokenOf(engine.node.item, value));
    if (unreadable !== null && traitsOf(engine.node.item).amount !== true)
      expect(place.textContent).toContain(fields.unreadable(unreadable));
  },
);

test.each(sampleCases.filter(({ type }) => traitsOf({ type }).asText === true))(
  '$type on a $name is locked with the text that the engine has for $wire',
  async ({ type, wire, device }) => {
    const engine = openSample(type, wire, { readonly: true });
    const place = await showForm(openSample(type, wire, { readonly: true }), device);
    const text = textOf(engine.node.item, engine.node.state().value);
    expect(place.querySelector('output')?.textContent).toBe(text === '' ? fields.empty : text);
  },
);

const filled = sampleCases.filter(({ type, wire, isGood }) => {
  const { item } = openSample(type, undefined).node;
  return isGood && !isEmpty(item, decode(item, wire));
});

test.each(filled.filter(({ type }) => isTyped(openSample(type, undefined).node.item)))(
  '$type on a $name takes $wire and sends it',
  async ({ type, wire, device }) => {
    const opened = openSample(type, undefined);
    const place = await showForm(opened, device);
    const engine = openSample(type, wire);
    await enter(place, engine.node.item, engine.node.state().value);
    expect(opened.session.answers()).toEqual(engine.session.answers());
    expect(shownIn(place)).toEqual(piecesOf(engine.node.item, engine.node.state().value, null));
    expect(opened.session.validate()).toEqual(engine.session.validate());
  },
);

test.each(filled.filter(({ type }) => traitsOf({ type }).family === 'color'))(
  '$type on a $name takes $wire from the picker of the device and sends it',
  async ({ type, wire, device }) => {
    const opened = openSample(type, undefined);
    const place = await showForm(opened, device);
    const engine = openSample(type, wire);
    await enterText(
      place.querySelector('input[type="color"]'),
      textOf(engine.node.item, engine.node.state().value),
    );
    expect(opened.session.answers()).toEqual(engine.session.answers());
  },
);

test.each(filled.filter(({ type }) => traitsOf({ type }).files === 'several'))(
  '$type on a $name sends the files that are chosen, $wire',
  async ({ type, wire, device }) => {
    const opened = openSample(type, undefined);
    const place = await showForm(opened, device);
    const engine = openSample(type, wire);
    const { value } = engine.node.state();
    const names = piecesOf(engine.node.item, value, null);
    await acted(() => choose(place, names));
    await until(() => (shownIn(place).length < names.length ? null : true));
    expect(opened.session.answers()).toEqual(engine.session.answers());
    expect(shownIn(place)).toEqual(names);
  },
);

/** Chooses new files of these names. */
function choose(place: HTMLElement, names: readonly string[]): void {
  const input = place.querySelector('input[type="file"]');
  if (input === null) throw new Error('No file can be chosen');
  const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
