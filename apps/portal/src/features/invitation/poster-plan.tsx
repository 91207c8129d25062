import { layOutPlan } from '../sign-in/plan-layout.ts';
import styles from './poster.module.css';

const measures = {
  columns: 5,
  rows: 2,
  left: -61,
  top: 1,
  pitchX: 106,
  pitchY: 150,
  cellWidth: 34,
  cellHeight: 23,
  lit: { column: 2, row: 0, cell: 3 },
} as const;

const stands = layOutPlan(measures, 'A');

/** The hall as a drawing, with the way to the stand that is lit; it shows no real neighbours. */
export const PosterPlan = () => (
  <svg
    aria-hidden="true"
    className={styles['plan']}
    preserveAspectRatio="xMidYMin slice"
    viewBox="0 0 390 166"
  >
    {stands.map(({ x, y, width, height, filled, lit }) => (
      <rect
        className={styles[lit ? 'lit' : filled ? 'filled' : 'outline']}
        height={height}
        key={`${x} ${y}`}
        width={width}
        x={x}
        y={y}
      />
    ))}
    <path className={styles['way']} d="M132 1v100h18" />
  </svg>
);
