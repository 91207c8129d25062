const chinese = /[\u3400-\u9fff]/;
const sqlCall =
  /\bsql(?:<[^`]*>)?`|\bfixedStatement(?:<[^`;]*>)?\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Texts stand in messages, demo content and shipped lists; SQL in stores and below them. Comments may quote anything. */
export function checkContent(sources) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) => {
      const code = withoutComments(source);
      const breaches = [];
      if (source.room !== 'packages/messages' && !isText(source.at) && chinese.test(code))
        breaches.push(`${source.at}: Chinese text outside messages, demo content and shipped lists`);
      if (source.room === 'apps/server' && !mayHoldSql(source.at) && sqlCall.test(code))
        breaches.push(`${source.at}: SQL outside a store`);
      return breaches;
    });
}

function withoutComments({ text, comments }) {
  let code = '';
  let from = 0;
  for (const { start, end } of comments) {
    code += text.slice(from, start);
    from = end;
  }
  return code + text.slice(from);
}

function mayHoldSql(at) {
  return /\/store(\.ts$|\/)/.test(at) || at.includes('/database/');
}

/** What people read without being words of the product: the demo, lists that come with it as data, and words of units. */
function isText(at) {
  return at.includes('/demo/') || at.includes('/dictionaries/shipped/') || at.endsWith('/unit-words.ts');
}
