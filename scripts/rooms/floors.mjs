/**
 * The floors of each application, from below: what all its pages use, its features, its pages. The folders of a floor stand
 * in their order; each imports only those before it.
 */
export const floors = {
  'apps/portal': {
    shell: ['drafts', 'routes', 'portal', 'frame', 'brand', 'page', 'paper', 'spreadsheet'],
    features: [
      'sign-in',
      'account',
      'drawings',
      'form',
      'booking',
      'many',
      'booths',
      'detail',
      'home',
      'passes',
      'import',
      'letter',
      'people',
      'records',
      'ticket',
      'invitation',
      'signing',
      'form-page',
      'guest-form',
      'inviting',
      'media',
      'my-forms',
      'orders',
      'password',
      'proceedings',
      'seat',
      'single-sign-on',
      'transport',
    ],
  },
  'apps/console': {
    shell: ['address', 'session', 'words', 'changes', 'keys', 'sections', 'find', 'frame', 'imports'],
    features: [
      'sign-in',
      'welcome',
      'factor',
      'review',
      'submissions',
      'orders',
      'exhibitors',
      'staff',
      'home',
    ],
  },
};
