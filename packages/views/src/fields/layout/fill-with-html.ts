import { allowedHtml } from './allowed-html.ts';

/** An element that cleans markup by itself (HTML, Sanitizer API). */
interface Cleaning extends Element {
  setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void;
}

/** Elements that stand around text: the text stays. */
const wrappers =
  'address article aside big center details fieldset font footer form header label legend main nav section summary';
const sanitizer: SanitizerConfig = {
  elements: [...allowedHtml.elements],
  attributes: [...allowedHtml.attributes],
  replaceWithChildrenElements: wrappers.split(' '),
};

/** An early form of the interface read other settings: it lacked `allowElement`. */
const cleans = (box: Element): box is Cleaning =>
  'setHTML' in box && typeof Sanitizer === 'function' && 'allowElement' in Sanitizer.prototype;

/**
 * Puts an organiser's markup into an element: text and pictures without scripts, styles, forms and frames; links open
 * outside and know nothing of this page. The browser cleans it where it can, else a library that is loaded for it.
 */
export async function fillWithHtml(box: Element, html: string): Promise<void> {
  if (cleans(box)) box.setHTML(html, { sanitizer });
  else {
    const { cleanHtml } = await import('./clean-html.ts');
    box.replaceChildren(cleanHtml(html));
  }
  for (const link of box.querySelectorAll('a')) {
    if (!isOpenable(link)) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of box.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
}

const isOpenable = ({ protocol }: HTMLAnchorElement): boolean => /^(?:https?|mailto|tel):$/.test(protocol);
