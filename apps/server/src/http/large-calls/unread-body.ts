/** Stands for a body that is not read here: a thread answers the call. */
export const unreadBody: unknown = Object.freeze({ unread: true });
