import type { TrialActor } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';

/** Faces that a form has for an exhibitor. */
export const states = ['open', 'late', 'closed', 'wait', 'returned'] as const;

/** As whom, in which language, when and in which state a draft is tried. */
export interface PreviewChoice {
  readonly who: 'booth' | 'exhibitor';
  readonly exhibitor: { readonly id: string; readonly name: string } | null;
  readonly hall: string;
  readonly type: 'std' | 'raw' | 'semi';
  /** Square metres, as it is typed. */
  readonly area: string;
  readonly language: Language;
  /** As the browser's control gives it; empty is now. */
  readonly at: string;
  readonly state: (typeof states)[number];
}

/** What a check asks for. */
export function trialOf({ who, exhibitor, hall, type, area, at }: PreviewChoice): {
  readonly as: TrialActor;
  readonly at?: string;
} {
  const metres = Math.min(Math.max(Number(area) || 0, 0), 100_000);
  const as =
    who === 'booth'
      ? { booth: { hall, type, area: metres } }
      : exhibitor === null
        ? {}
        : { exhibitorId: exhibitor.id };
  return { as, ...(at === '' ? {} : { at: at.slice(0, 16).replace('T', ' ') }) };
}
