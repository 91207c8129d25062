import { fillParts } from '@zhantai/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { recordAudit } from '../../audit/index.ts';
import type { LongJobKind } from '../../jobs/index.ts';
import type { PackServices } from '../packs/keep-pack.ts';
import { fillExhibition } from './fill-exhibition.ts';

/** The kind of job that fills an exhibition. */
export const fillKind = 'exhibition.fill';

/** What such a job is told. */
const fillPayload = Type.Object({
  /** The exhibition that is filled. */
  exhibitionId: Type.String(),
  from: Type.Union([Type.Object({ exhibitionId: Type.String() }), Type.Object({ packId: Type.String() })]),
  parts: Type.Array(Type.Enum([...fillParts])),
  forms: Type.Union([Type.Null(), Type.Array(Type.String())]),
  dates: Type.Array(Type.Object({ key: Type.String(), to: Type.String() })),
  origin: Type.Object({ address: Type.String(), requestId: Type.String() }),
});
export type FillPayload = Type.Static<typeof fillPayload>;

/** Fills an exhibition in one transaction, the end of the job in the same: it is filled once, or not at all. */
export function fillJob(services: PackServices): LongJobKind {
  return {
    kind: fillKind,
    async work({ job, signal, progress, end }) {
      const { exhibitionId, from, parts, forms, dates, origin } = Value.Parse(fillPayload, job.payload);
      const { tenantId, accountId } = job;
      await fillExhibition(services, {
        scope: { tenantId, exhibitionId },
        from,
        parts: new Set(parts),
        forms: forms === null ? null : new Set(forms),
        dates: new Map(dates.map(({ key, to }) => [key, to])),
        by: accountId,
        signal,
        onProgress: progress,
        async lastly(transaction, rows) {
          await recordAudit(transaction, {
            tenantId,
            exhibitionId,
            actor: { kind: 'staff', accountId },
            action: 'exhibition.fill',
            thing: { kind: 'exhibition', id: exhibitionId },
            detail: { from, parts, rows },
            origin,
          });
          await end(transaction);
        },
      });
    },
  };
}
