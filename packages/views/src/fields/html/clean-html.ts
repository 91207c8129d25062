import DOMPurify from 'dompurify';

/** Markup without scripts, styles, forms and frames; links open outside and know nothing of this page. */
export function cleanHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'textarea',
      'select',
      'button',
      'iframe',
      'object',
      'embed',
      'dialog',
    ],
    FORBID_ATTR: ['style', 'id', 'name'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of fragment.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
