/**
 * Id of the empty form that the kit's provider holds, which is never sent. Browsers write what stands in text areas to
 * the disk, to restore it, unless the form they belong to says not to; of a text area's own `autocomplete` they take no
 * notice.
 */
export const NOT_KEPT_FORM = 'not-kept';
