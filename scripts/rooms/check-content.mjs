const chinese = /[\u3400-\u9fff]/;
const sqlCall =
  /\bsql(?:<[^`]*>)?`|\bfixedStatement(?:<[^`;]*>)?\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Texts stand in messages and shipped lists; SQL in stores and below them. Comments may quote anything. */
export function checkContent(sources) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) => {
      const code = withoutComments(source);
      const breaches = [];
      if (source.room !== 'packages/messages' && !isText(source.at) && chinese.test(code))
        breaches.push(`${source.at}: Chinese text outside messages and shipped lists`);
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

const words = ['/unit-words.ts', '/demo/move-dates.ts'];

/** What people read without being words of the product: lists that come with it as data, words of units and of days. */
function isText(at) {
  return at.includes('/dictionaries/shipped/') || words.some((file) => at.endsWith(file));
}
