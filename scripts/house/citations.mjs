import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A section of something, or a clause such as `E4.3`; a page by its name. */
const section = /§\s?\d+(?:\.\d+)*/;
const page = /\b([a-z][a-z-]*)\.md\b/g;
/** Standards of others, whose sections are theirs. */
const standard = /\b(?:RFC|ECMA|ISO|OOXML|BIFF|WCAG|HTML|Unicode|UAX|MS-[A-Z]+|GB)\b/;

/** Comments that cite a page which is not in `docs`, or a section that no page in `docs` has. */
export function deadCitations(root, sources) {
  const docs = readDocs(join(root, 'docs'));
  return sources.flatMap((source) =>
    paragraphs(source)
      .filter((text) => isDead(text, docs))
      .map(() => source.at),
  );
}

function readDocs(folder) {
  if (!existsSync(folder)) return new Map();
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return new Map(pages.map((name) => [name.split('/').at(-1), readFileSync(join(folder, name), 'utf8')]));
}

/** Lines of comments that follow each other are one. */
function paragraphs({ comments, text }) {
  const found = [];
  let end = -1;
  for (const comment of comments) {
    const joins = end >= 0 && comment.type === 'Line' && /^\s*$/.test(text.slice(end, comment.start));
    if (joins) found.push(`${found.pop()}\n${comment.value}`);
    else found.push(comment.value);
    end = comment.end;
  }
  return found;
}

function isDead(comment, docs) {
  const named = [...comment.matchAll(page)].map(([, name]) => `${name}.md`);
  if (named.some((name) => !docs.has(name) && name !== 'README.md' && name !== 'CONTRIBUTING.md'))
    return true;
  const [cited] = comment.match(section) ?? [];
  if (cited === undefined || standard.test(comment)) return false;
  const number = cited.replace(/^§\s?/, '');
  const heading = new RegExp(`^#+ .*(?:§\\s?)?\\b${number.replaceAll('.', '\\.')}\\b`, 'm');
  return ![...docs.entries()].some(
    ([name, text]) => (named.length === 0 || named.includes(name)) && heading.test(text),
  );
}
