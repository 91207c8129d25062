import type { LastBooth } from '../../shell/frame/last-booth.ts';
import styles from './floor-plan.module.css';
import { layOutPlan, type PlanMeasures, type Stand } from './plan-layout.ts';

const desktop: PlanMeasures = {
  columns: 7,
  rows: 2,
  left: 93,
  top: 165,
  pitchX: 112,
  pitchY: 210,
  cellWidth: 36,
  cellHeight: 27,
  lit: { column: 3, row: 0, cell: 2 },
};

const phone: PlanMeasures = {
  columns: 5,
  rows: 1,
  left: -31,
  top: -21,
  pitchX: 88,
  pitchY: 180,
  cellWidth: 28,
  cellHeight: 23,
  lit: { column: 2, row: 0, cell: 2 },
};

export interface FloorPlanProps {
  /** The booth that last signed in on this device; an unlabelled stand is lit without one. */
  readonly booth: LastBooth | null;
  readonly mobile: boolean;
  readonly gates: { readonly entrance: string; readonly goods: string };
}

/** The hall as a drawing; the lit stand is the reader's own. */
export const FloorPlan = ({ booth, mobile, gates }: FloorPlanProps) => {
  const measures = mobile ? phone : desktop;
  const letter = /^[A-Z]/.exec(booth?.number ?? '')?.[0] ?? 'A';
  const stands = layOutPlan(measures, letter);
  return (
    <svg
      aria-hidden="true"
      className={styles['plan']}
      preserveAspectRatio="xMinYMin slice"
      viewBox={mobile ? '0 0 390 292' : '0 0 840 900'}
    >
      {!mobile && <Walls gates={gates} />}
      {stands.map((stand) => (
        <StandShape key={`${stand.x} ${stand.y}`} number={booth?.number ?? ''} stand={stand} />
      ))}
      {!mobile && <path className={styles['way']} d="M360 128v22M360 152H420V232" />}
    </svg>
  );
};

const StandShape = ({ stand, number }: { readonly stand: Stand; readonly number: string }) => (
  <>
    <rect
      className={stand.lit ? styles['lit'] : styles[stand.filled ? 'filled' : 'outline']}
      height={stand.height}
      width={stand.width}
      x={stand.x}
      y={stand.y}
    />
    {stand.label !== '' && (
      <text className={styles['number']} x={stand.x + 4} y={stand.y + 11}>
        {stand.label}
      </text>
    )}
    {stand.lit && number !== '' && (
      <text className={styles['own']} x={stand.x + stand.width / 2} y={stand.y + stand.height / 2 + 6}>
        {number}
      </text>
    )}
  </>
);

const Walls = ({ gates }: { readonly gates: FloorPlanProps['gates'] }) => (
  <>
    <rect className={styles['wall']} height={470} width={1900} x={56} y={128} />
    <path className={styles['gap']} d="M300 128h120M640 128h100" />
    <path className={styles['post']} d="M300 120v16M420 120v16M640 120v16M740 120v16" />
    <text className={styles['gate']} x={360} y={119}>
      {gates.entrance}
    </text>
    <text className={styles['gate']} x={690} y={119}>
      {gates.goods}
    </text>
  </>
);
