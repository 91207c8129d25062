// `merge.ts SAMPLES`: milliseconds of processor time that making one of two drafts of 300 items takes, of which each side
// changed a hundred items, ten of them both; the median.
import { mergeDraft } from '../../packages/engine/src/authoring.ts';
import { longDetail } from './forms.mjs';

const samples = Number(process.argv[2] ?? 50);
type Item = ReturnType<typeof longDetail>['formItems'][number];

/** Labels and widths of a hundred items from one on are changed, and every tenth of these is moved. */
function changed(from: number, sign: string) {
  const detail = longDetail();
  const items = detail.formItems.map((item, at): Item => {
    if (at < from || at >= from + 100) return item;
    const original: unknown = JSON.parse(item.formItemOriginalData);
    const label = `${item.formItemLabel}${sign}`;
    return {
      ...item,
      formItemLabel: label,
      formItemOriginalData: JSON.stringify({ ...Object(original), label, span: 8 }),
    };
  });
  const moved = items.filter((_, at) => at >= from && at < from + 100 && at % 10 === 0);
  const rest = items.filter((item) => !moved.includes(item));
  return { ...detail, formItems: [...rest.slice(0, from), ...moved, ...rest.slice(from)] };
}

const [base, mine, theirs] = [longDetail(), changed(20, 'A'), changed(110, 'B')];
const costs: number[] = [];
for (let sample = -5; sample < samples; sample += 1) {
  const before = process.cpuUsage();
  const { merged } = mergeDraft(base, mine, theirs);
  const { user, system } = process.cpuUsage(before);
  if (!Array.isArray(merged['formItems']) || merged['formItems'].length !== base.formItems.length)
    throw new Error('items were lost');
  if (sample >= 0) costs.push((user + system) / 1_000);
}
process.stdout.write(JSON.stringify(costs));
