import type { Answers } from '@zhantai/engine';
import { heightLimit, mainBooth } from '../demo-context.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { SampleSource } from './sample-files.ts';
import { pick, seedOf } from './vary.ts';

const NEEDS = ['fork', 'fork,lift', 'empty,fork', 'lift,empty,other_>夜间看馆', ''];
const BUILDERS = ['SB01', 'SB02', 'SB03', 'SB04', 'SB08', 'SB09', 'other'];

/** A complete form of booth services (C1). */
export function serviceAnswers(exhibitor: DemoExhibitor, source: SampleSource): Answers {
  const seed = seedOf(exhibitor.id);
  const booth = mainBooth(exhibitor);
  const builder = exhibitor.origin === 'os' ? 'SB12' : pick(BUILDERS, seed);
  const large = (booth?.area ?? 0) >= 54;
  return {
    booth_no: booth?.number ?? '',
    site_manager: source.personId,
    booth_type: booth?.type ?? 'std',
    stand_builder: builder,
    builder_other: '宁川槐里展示工程队',
    builder_level: exhibitor.origin === 'os' ? 'os' : large ? 'l1' : 'l2',
    builder_cert: source.fileId('certificate'),
    stand_height: Math.min((32 + (seed % 25)) / 10, heightLimit(booth?.hall ?? '')),
    over_height_doc: source.fileId('drawing'),
    night_work: large && seed % 2 === 0 ? '1' : '0',
    night_hours: 4,
    kit_swap: pick(['keep', 'less', 'none'], seed),
    utilities: [
      { $id: 'r1', u_item: 'PL2', u_time: 'open', u_qty: 1 + (seed % 3) },
      ...(large
        ? [
            { $id: 'r2', u_item: 'PM2', u_time: 'build', u_qty: 2 },
            { $id: 'r3', u_item: 'AI1', u_time: 'open', u_qty: 1 },
          ]
        : []),
      { $id: 'r4', u_item: 'NW1', u_time: 'open', u_qty: 1 },
    ],
    power_total: large ? 32.5 : 4.5,
    circuit_plan: source.fileId('drawing'),
    site_needs: pick(NEEDS, seed),
    lift_time: '09:30:00',
    empty_count: 6,
    safety_letter: source.fileId('letter'),
    build_note: large ? '主机从东侧货门进馆，整机 3.8 吨，请预留通道。' : '',
    agree: 'read,auth',
    signer: exhibitor.contact.name,
    signature: `/api/files/${source.fileId('signature')}`,
  };
}
