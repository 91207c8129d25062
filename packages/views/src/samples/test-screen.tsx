import { kitWords } from '@zhantai/messages/kit';
import { DeviceProvider, KitProvider } from '@zhantai/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { DeviceFaces } from '../context/face.ts';
import type { FileInfo, FormServices } from '../context/form-services.ts';
import { loadFormWords } from '../context/form-words.ts';
import { prepareFaces } from '../fields/prepare-faces.ts';
import type { FormProviderProps } from '../form/form-provider.tsx';
import { FormView } from '../form/form-view.tsx';
import { today, type Opened } from './test-sample.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Nothing has a size here, and a list of no height draws no rows.
const heights = { clientHeight: 320, offsetHeight: 36 };
for (const [name, value] of Object.entries(heights))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });

/** What the forms of these tests say. */
export const words = await loadFormWords('en');

/** A file as the forms of these tests know it by its id. */
export const fileOf = (id: string): FileInfo => ({
  id,
  name: `${id}.pdf`,
  size: 2048,
  mime: 'application/pdf',
  link: `/files/${id}`,
});

const services: FormServices = {
  today,
  loadOptions: () => Promise.resolve([]),
  upload: ({ file }) => Promise.resolve(fileOf(file.name.replace('.pdf', ''))),
  fileInfo: (ids) => Promise.resolve(ids.map(fileOf)),
  uploadSignature: () => Promise.reject(new Error('Nothing is drawn here')),
  openFile: () => undefined,
  notify: () => () => undefined,
};

let close: () => Promise<void> = () => Promise.resolve();

/** Takes the form that is shown off the page; for `afterEach`. */
export async function closeForm(): Promise<void> {
  await close();
  close = () => Promise.resolve();
}

/** Shows an open form by one face, as a page does, with the tools that a page puts around sub-tables. */
export async function showForm(
  { session }: Opened,
  device: DeviceFaces,
  tools: Pick<FormProviderProps, 'tableTools'> = {},
): Promise<HTMLElement> {
  await prepareFaces(device, session.definition);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = async () => {
    await acted(() => root.unmount());
    place.remove();
  };
  await acted(() =>
    root.render(
      <DeviceProvider device={device.name}>
        <KitProvider language="en" words={kitWords.en}>
          <FormView {...tools} device={device} services={services} session={session} words={words} />
        </KitProvider>
      </DeviceProvider>,
    ),
  );
  return place;
}

/** Does something that draws, and waits until it is drawn. */
export async function acted(work: () => void): Promise<void> {
  await act(async () => {
    work();
    await Promise.resolve();
  });
}

/** Waits until something is there: what opens is loaded first, and is drawn when it likes. */
export async function until<T>(find: () => T | null | undefined): Promise<T> {
  const found = find();
  if (found !== null && found !== undefined) return found;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    return await vi.waitFor(
      () => {
        const there = find();
        if (there === null || there === undefined) throw new Error('It does not appear');
        return there;
      },
      { timeout: 10_000, interval: 2 },
    );
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await acted(() => undefined);
  }
}

/** What stands over the page, the last that opened. */
export const dialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null;

/** Presses what opens something over the page, and waits for it. */
export async function opened(trigger: Element | null | undefined): Promise<HTMLElement> {
  await press(trigger);
  return until(dialog);
}

/** Waits until nothing stands over the page. */
export async function closed(): Promise<void> {
  await until(() => (dialog() === null ? true : null));
}

/** Presses it; a mistake of the test where it is not there. */
export async function press(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press');
  await acted(() => element.click());
}

/** The button of this name. */
export const buttonOf = (place: Element, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

/** Puts a text into a control, tells of it, and leaves. */
export async function enterText(control: Element | null | undefined, text: string): Promise<void> {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error('There is nothing to type into');
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await acted(() => {
    control.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await acted(() => control.blur());
}
