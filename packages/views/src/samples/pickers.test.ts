// @vitest-environment happy-dom
import { decode, isEmpty, traitsOf } from '@zhantai/engine';
import { afterEach, expect, test } from 'vitest';
import { isPicked, openPicker, pick } from './test-entering.ts';
import { chosenIn, chosenOf, piecesOf, shownIn } from './test-reading.ts';
import { openSample, sampleCases } from './test-sample.ts';
import { buttonOf, closed, closeForm, press, showForm, words } from './test-screen.tsx';

/** What fields open, a popover on a desktop and a bottom sheet on a phone, says and takes what the engine says. */
const filled = sampleCases.filter(({ type, wire, isGood }) => {
  const { item } = openSample(type, undefined).node;
  return isPicked(item) && isGood && !isEmpty(item, decode(item, wire));
});

afterEach(closeForm);

test('every type that opens something has samples to pick', () => {
  const opening = sampleCases.filter(({ type }) => isPicked(openSample(type, undefined).node.item));
  expect(new Set(filled.map(({ type }) => type))).toEqual(new Set(opening.map(({ type }) => type)));
});

test.each(filled)('$type on a $name is opened at $wire and says that it is chosen', async (one) => {
  const engine = openSample(one.type, one.wire);
  const opened = openSample(one.type, one.wire);
  const place = await showForm(opened, one.device);
  const picker = await openPicker(place);
  // On a phone the time of a moment is folded away.
  const { item } = engine.node;
  const { family, moment, paths } = traitsOf(item);
  const fold = buttonStartingWith(picker, words.fields.date.pickTime);
  if (family === 'calendar' && moment === 'datetime' && fold !== undefined) await press(fold);
  const chosen = chosenOf(item, engine.node.state().value);
  // A phone shows one level at a time, at first the last.
  const levelByLevel = paths === true && one.name === 'mobile';
  expect(chosenIn(picker)).toEqual(levelByLevel ? chosen.slice(-1) : chosen);
});

test.each(filled)('$type on a $name is picked as $wire and sends it', async ({ type, wire, device }) => {
  const opened = openSample(type, undefined);
  const place = await showForm(opened, device);
  const engine = openSample(type, wire);
  const { value } = engine.node.state();
  await pick(place, engine.node.item, value);
  expect(opened.session.answers()).toEqual(engine.session.answers());
  expect(shownIn(place)).toEqual(piecesOf(engine.node.item, value, null));
  expect(opened.session.validate()).toEqual(engine.session.validate());
});

test.each(filled.filter(({ name }) => name === 'mobile'))(
  '$type on a phone sends what it sent before when its sheet is cancelled, $wire',
  async ({ type, wire, device }) => {
    const opened = openSample(type, wire);
    const place = await showForm(opened, device);
    const picker = await openPicker(place);
    await press(buttonOf(picker, words.fields.cancel));
    await closed();
    expect(opened.session.answers()).toEqual(openSample(type, wire).session.answers());
  },
);

const buttonStartingWith = (place: Element, text: string): Element | undefined =>
  [...place.querySelectorAll('button[aria-expanded]')].find(({ textContent }) =>
    textContent.startsWith(text),
  );
