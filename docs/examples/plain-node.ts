// The engine by itself, in plain Node: npx tsx docs/examples/plain-node.ts
import { openSession, parseDefinition, submissionOf, validate } from '@zhantai/engine';
import { detail } from './plain-detail.ts';

const definition = parseDefinition(detail);
const options = { today: '2026-05-20', context: { booth: { heightLimit: 6 } } };

// As a page does: an open form whose fields are set, heard and left.
const session = openSession(definition, options);
const height = session.node('height');
height?.subscribe(() => {
  const { visible, value, problem } = height.state();
  print('height', { visible, value, problem: problem?.code ?? null });
});
session.node('kind')?.set({ value: 'raw' });
height?.set(8);
height?.leave();
height?.set(4.5);
print('wrong', session.validate());
print('answers', session.answers());

// As the server does: the same answers, judged again, and what is kept of them.
const answers = { ...session.answers(), height: 7, stranger: 1 };
for (const { label, code, params } of validate(definition, answers, options))
  print('server', { label, code, params });
print('kept', submissionOf(definition, answers, options));

function print(what: string, data: unknown): void {
  process.stdout.write(`${what}: ${JSON.stringify(data)}\n`);
}
