import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'div', 'pre'];
const words = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'code', 'mark'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Characters of html above which cleaning them is felt by others. */
export const longHtml = 32_768;

/** So many levels of elements; what is deeper is left out. */
const deepest = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...words, ...tables, 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['style'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: deepest,
  transformTags: {
    // A page that is opened must not reach the one it was opened from.
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
  // Pictures lie in the text itself: one from elsewhere would tell its host who reads.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(attribs['src'] ?? ''),
};

/** Html of the organiser without anything that runs, leads astray or asks another host; safe to show as it is. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}
