import type { Answers } from '@zhantai/engine';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';

const ROWS = 400;
const GOODS = [
  '六角螺栓',
  '内六角螺钉',
  '平垫圈',
  '弹簧垫圈',
  '膨胀螺丝',
  '角码',
  '铰链',
  '滑轨',
  '卡箍',
  '抽芯铆钉',
];
/** The lightest piece and the heaviest that the form takes, kg. */
const [LIGHTEST, HEAVIEST] = [0.1, 99_999.99];

/** The exhibit list (D1) of the one who imported hundreds of rows; everybody else's is made up. */
export function exhibitAnswers({ id }: DemoExhibitor): Answers {
  return id === 'Z14' ? { zhanpinzibiao: Array.from({ length: ROWS }, (_, index) => row(index)) } : {};
}

function row(index: number): Answers {
  const [long, width, height, number] = [
    20 + (index % 90),
    15 + (index % 60),
    5 + (index % 40),
    1 + (index % 12),
  ];
  const weight =
    index === 0 ? LIGHTEST : index === ROWS - 1 ? HEAVIEST : ((index * 737) % 9_000) / 100 + 0.25;
  const cubic = (long * width * height) / 1_000_000;
  return {
    $id: `r${index + 1}`,
    shzy_exhibitInformation_pinming: `${GOODS[index % GOODS.length] ?? ''} ${String(index + 1).padStart(3, '0')}`,
    weight: cents(weight),
    long,
    width,
    height,
    number,
    volume: cents(cubic),
    grossWeight: cents(weight * number),
    bulkVolume: cents(cubic * number),
  };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
