/** Signing a form of a desktop on a phone (pages.md). `:name` stands for a path parameter. */
export const signingCalls = {
  signingStart: { method: 'POST', path: '/api/wdit-exhibitor/wdit-api/signing' },
  signing: { method: 'GET', path: '/api/wdit-exhibitor/wdit-api/signing/:id' },
  signingCancel: { method: 'POST', path: '/api/wdit-exhibitor/wdit-api/signing/:id/cancel' },
  openSigningStart: { method: 'POST', path: '/api/open/signing/requests' },
  openSigningState: { method: 'GET', path: '/api/open/signing/requests/:id' },
  openSigningCancel: { method: 'POST', path: '/api/open/signing/requests/:id/cancel' },
  openSigning: { method: 'GET', path: '/api/open/signing' },
  openSigningSend: { method: 'POST', path: '/api/open/signing' },
  openSigningDecline: { method: 'POST', path: '/api/open/signing/decline' },
} as const;
