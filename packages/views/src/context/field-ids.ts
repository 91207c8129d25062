/** DOM id of the control of a field. */
export const controlId = (prefix: string, key: string): string => `${prefix}${key}`;

/** DOM id of its label. */
export const labelId = (id: string): string => `${id}-label`;

/** DOM id of its help. */
export const helpId = (id: string): string => `${id}-help`;

/** DOM id of its problem. */
export const problemId = (id: string): string => `${id}-problem`;
