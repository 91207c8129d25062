import {
  calls,
  type Article,
  type ArticleDetail,
  type ArticlesPage,
  type SavedArticle,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type TestSession } from '../auth/testing.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { setLetter } from './testing.ts';
import { safeHtml } from './safe-html.ts';

let fair: TestFair;
let editor: TestSession;
let reader: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '编辑甲' });
  reader = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const save = <T = SavedArticle>(body: object, who = editor): Promise<Answer<T>> =>
  fair.post<T>(who, calls.consoleSaveArticle.path, body);
const article = (siteKey: string, html: string, more: object = {}): object => ({
  siteKey,
  version: 0,
  title: { 'zh-Hans': '标题' },
  html: { 'zh-Hans': html },
  ...more,
});
const byKey = <T = Article>(siteKey: string, who = reader, language = 'zh-Hans'): Promise<Answer<T>> =>
  fair.get<T>(
    { ...who, headers: { ...who.headers, 'accept-language': language } },
    calls.articleBySiteKey.path,
    { siteKey },
  );

describe('wire.md §4: articles', () => {
  it('are shown by key and by id in the reader’s language, else in zh-Hans', async () => {
    const { data } = await save({
      siteKey: 'manual-power',
      version: 0,
      title: { 'zh-Hans': '用电规定', en: 'Electricity rules', 'zh-Hant': ' ' },
      html: { 'zh-Hans': '<p>断电</p>', en: '<p>Power off</p>' },
    });
    expect((await byKey('manual-power')).data).toMatchObject({
      id: data.id,
      siteKey: 'manual-power',
      title: '用电规定',
      html: '<p>断电</p>',
      updateTime: data.updateTime,
    });
    expect((await byKey('manual-power', reader, 'en')).data.title).toBe('Electricity rules');
    expect((await byKey('manual-power', reader, 'zh-Hant')).data.title).toBe('用电规定');
    const query = { articleId: data.id };
    expect((await fair.get<Article>(reader, calls.articleById.path, query)).data.title).toBe('用电规定');
    expect((await byKey('nothing')).status).toBe(404);
    const elsewhere = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    const outsider = await signInAs(fair.server, elsewhere, { role: 'media' });
    expect((await byKey('manual-power', outsider)).status).toBe(404);
    expect((await fair.get(outsider, calls.articleById.path, query)).status).toBe(404);
  });

  it('are letters of forms', async () => {
    const { data } = await save(article('letter-undertaking', '<p>承诺 {{booth_no}}</p>'));
    const definition = testDefinition([{ prop: 'name', type: 'input' }]);
    const form = await createTestForm(fair.server.database, fair.exhibition, definition);
    const letter = (): Promise<Answer<Article>> =>
      fair.get<Article>(reader, calls.formArticle.path, { formId: form.formId });
    expect((await letter()).status).toBe(404);
    await fair.server.database
      .transaction()
      .execute((transaction) => setLetter(transaction, fair.exhibition, form.formId, data.id));
    expect((await letter()).data).toMatchObject({ id: data.id, html: '<p>承诺 {{booth_no}}</p>' });
    const of = (formId: string): Promise<Answer<Article>> =>
      fair.get<Article>(reader, calls.articleById.path, { articleId: data.id, formId });
    expect([(await of(form.formId)).status, (await of('another')).status]).toEqual([200, 404]);
    const { data: page } = await fair.get<ArticlesPage>(editor, calls.consoleArticles.path, {
      search: 'letter-',
    });
    expect(page.records).toMatchObject([
      { siteKey: 'letter-undertaking', formIds: [form.formId], updatedBy: '编辑甲' },
    ]);
  });

  it('keep every version; who builds on an older one is told', async () => {
    const first = (await save(article('terms', '<p>一</p>'))).data;
    const { id } = first;
    const second = await save(article('terms', '<p>二</p>', { id, version: 1 }));
    expect(second.data).toMatchObject({ id, version: 2 });
    const refused = [
      await save<Refused>(article('terms', '<p>三</p>', { id, version: 1 })),
      await save<Refused>(article('terms', '<p>三</p>')),
      await save<Refused>(article('terms', '<p>三</p>', { id: 'nothing', version: 1 })),
      await save<Refused>(article('terms', '', { id, version: 2 })),
      await save<Refused>(
        article('terms', '<p>x</p>', { id, version: 2, title: { 'zh-Hans': '一', fr: 'un' } }),
      ),
      await save<Refused>(article('Bad Key', '<p>x</p>')),
      await save<Refused>(article('terms', '<p>x</p>', { id, version: 2 }), reader),
    ];
    expect(refused.map(({ status, data }) => [status, data.reason])).toEqual([
      [409, 'ARTICLE_CHANGED'],
      [409, 'KEY_TAKEN'],
      [404, 'NOT_FOUND'],
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
      [403, 'FORBIDDEN'],
    ]);
    const path = calls.consoleArticle.path.replace(':id', id);
    const now = (await fair.get<ArticleDetail>(editor, path)).data;
    expect(now).toMatchObject({ version: 2, html: { 'zh-Hans': '<p>二</p>' } });
    expect(now.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect((await fair.get<ArticleDetail>(editor, path, { version: '1' })).data.html).toEqual({
      'zh-Hans': '<p>一</p>',
    });
    expect((await fair.get(editor, path, { version: '9' })).status).toBe(404);
  });

  it('of two saved at once one stands', async () => {
    const { id } = (await save(article('race', '<p>零</p>'))).data;
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(article('race', `<p>${index}</p>`, { id, version: 1 }))),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
    const made = await Promise.all(Array.from({ length: 10 }, () => save(article('race-key', '<p>x</p>'))));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('hold nothing that runs, not even if it was stored', async () => {
    const hostile = '<p onclick="x()">安<script>alert(1)</script>全</p>';
    const { id } = (await save(article('safe', hostile))).data;
    const stored = (await fair.get<ArticleDetail>(editor, calls.consoleArticle.path.replace(':id', id))).data;
    expect(stored.html).toEqual({ 'zh-Hans': '<p>安全</p>' });
    await fair.server.database
      .updateTable('article_version')
      .set({ html: JSON.stringify({ 'zh-Hans': hostile }) })
      .where('article_id', '=', id)
      .execute();
    expect((await byKey('safe')).data.html).toBe('<p>安全</p>');
  });
});

const unsigned = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'blade-auth'));
const read = async (siteKey: string, headers: Record<string, string>): Promise<number> => {
  const answer = await fair.server.app.inject({
    url: `${calls.articleBySiteKey.path}?siteKey=${siteKey}`,
    headers,
  });
  return answer.statusCode;
};

describe('pages.md: policies', () => {
  it('are read before signing in, nothing else is', async () => {
    for (const key of ['privacy', 'terms', 'manual-pass']) {
      await save(article(key, `<p>${key}</p>`));
    }
    const nobody = unsigned(reader.headers);
    const answer = await byKey('privacy', { ...reader, headers: nobody });
    expect([answer.status, answer.data.html]).toEqual([200, '<p>privacy</p>']);
    expect(await read('terms', nobody)).toBe(200);
    expect(await read('manual-pass', nobody)).toBe(401);
    expect(await read('not-there', nobody)).toBe(401);
    expect(await read('manual-pass', reader.headers)).toBe(200);
    // A token that is over hides no policy.
    expect(await read('terms', { ...nobody, 'blade-auth': 'bearer over' })).toBe(200);
    expect(await read('manual-pass', { ...nobody, 'blade-auth': 'bearer over' })).toBe(401);
  });

  it('are those of the exhibition in the headers', async () => {
    const other = await createTestExhibition(fair.server);
    const elsewhere = await signInAs(fair.server, other, { role: 'exhibitor' });
    expect(await read('privacy', unsigned(elsewhere.headers))).toBe(404);
    expect(await read('privacy', {})).not.toBe(200);
  });
});

describe('html of the organiser', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<svg onload=alert(1)><circle/></svg>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://elsewhere.example/p.png">', ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href=" jAvAsCrIpT:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="//elsewhere.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<iframe src="https://elsewhere.example"></iframe>', ''],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
    ['<p style="background:url(https://elsewhere.example)">x</p>', '<p>x</p>'],
    ['<p style="text-align:center;position:fixed">x</p>', '<p style="text-align:center">x</p>'],
    ['<p class="a" id="b" data-x="c">x</p>', '<p>x</p>'],
    ['<math><mi xlink:href="javascript:x">x</mi></math>', 'x'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
    ['<!--<img src="--><img src=x onerror=alert(1)>', ''],
  ])('%s becomes %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it('keeps what texts need', () => {
    const kept =
      '<h2>一</h2><p>二<br />三 <strong>四</strong></p><ul><li>五</li></ul><table><tbody><tr><td colspan="2">六</td></tr></tbody></table>';
    expect(safeHtml(kept)).toBe(kept);
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="图" />';
    expect(safeHtml(picture)).toBe(picture);
    expect(safeHtml('<a href="mailto:a@b.example">x</a>')).toContain('href="mailto:a@b.example"');
  });

  it('ends soon on endless nesting', () => {
    const deep = '<div>'.repeat(20_000);
    const before = performance.now();
    expect(safeHtml(deep).length).toBeLessThan(1_000);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
