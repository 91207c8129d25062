import DOMPurify from 'dompurify';
import { allowedHtml } from './allowed-html.ts';

/** Markup of nothing but {@link allowedHtml}, for browsers that cannot clean it by themselves. */
export function cleanHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.elements],
    ALLOWED_ATTR: [...allowedHtml.attributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
