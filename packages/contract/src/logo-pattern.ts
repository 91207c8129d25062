/** The logo of an exhibition: a picture in itself, or one of the pages here; never fetched from elsewhere. */
export const logoPattern =
  '^(?:data:image/(?:png|jpeg|webp|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}|/(?!/)[A-Za-z0-9._/-]*)$';
