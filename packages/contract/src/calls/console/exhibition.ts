const path = '/api/console/exhibition';

/** The exhibition itself, as its admins keep it. */
export const consoleExhibitionCalls = {
  consoleExhibition: { method: 'GET', path },
  consoleExhibitionHistory: { method: 'GET', path: `${path}/history` },
  consoleChangeExhibition: { method: 'POST', path },
  consoleReadiness: { method: 'GET', path: `${path}/readiness` },
  consoleTickReadiness: { method: 'POST', path: `${path}/readiness/tick` },
  consoleTrial: { method: 'GET', path: `${path}/trial` },
  consoleStartTrial: { method: 'POST', path: `${path}/trial` },
  consoleClearTrial: { method: 'POST', path: `${path}/trial/clear` },
  consoleChangeExhibitionState: { method: 'POST', path: `${path}/state` },
} as const;
