import { createAdmission, type Admission, type AdmissionBounds } from './admission.ts';

/**
 * Calls that take like time and need like things stand in one lane: pages come from the disk, uploads wait for whoever
 * sends them and for the store of files, probes must be answered however busy all else is.
 */
export type LaneName = 'calls' | 'uploads' | 'pages' | 'probes';

const forever = Number.POSITIVE_INFINITY;

/**
 * Calls: two for each connection to the database, one that uses it and one whose turn is next; more at once are answered
 * no faster. Who is refused is told within a tenth of a second.
 */
export const laneBounds: Readonly<Record<LaneName, AdmissionBounds>> = {
  calls: { most: 40, least: 8, target: 250, patience: 60, long: 1_000, displacedAfter: forever },
  uploads: { most: 100, least: 100, target: forever, patience: 1_000, long: forever, displacedAfter: 10_000 },
  pages: { most: 100, least: 100, target: forever, patience: 1_000, long: forever, displacedAfter: forever },
  probes: { most: 16, least: 16, target: forever, patience: 1_000, long: forever, displacedAfter: forever },
};

export type Lanes = Readonly<Record<LaneName, Admission>>;

export function createLanes(bounds: Readonly<Record<LaneName, AdmissionBounds>>): Lanes {
  return {
    calls: createAdmission(bounds.calls),
    uploads: createAdmission(bounds.uploads),
    pages: createAdmission(bounds.pages),
    probes: createAdmission(bounds.probes),
  };
}

/** The lane that a call enters by its path; uploads are known when their headers are read. */
export function laneOf(path: string): LaneName {
  if (!path.startsWith('/api/')) return 'pages';
  return path.startsWith('/api/health/') || path === '/api/metrics' ? 'probes' : 'calls';
}
