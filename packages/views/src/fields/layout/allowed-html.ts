/** What an organiser's text may consist of; everything else loses its tag, scripts and styles their content too. */
export const allowedHtml = {
  elements:
    'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'.split(
      ' ',
    ),
  attributes: 'href src alt title width height colspan rowspan scope start lang dir'.split(' '),
} as const;
