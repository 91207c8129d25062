import type { CallNote } from '../call-note.ts';

/** Calls about the server itself. */
export const platformNotes = {
  'GET /api/health/live': { summary: 'The process answers' },
  'GET /api/health/ready': { summary: 'It can serve, the database included' },
  'GET /api/metrics': {
    summary: 'Figures for Prometheus, for who knows the token of METRICS_TOKEN',
    refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  'GET /api/openapi.json': { summary: 'All calls as an OpenAPI document' },
  'GET /api/docs': { summary: 'All calls as a page to read' },
  'GET /api/docs/style.css': { summary: 'How that page looks' },
} as const satisfies Record<string, CallNote>;
