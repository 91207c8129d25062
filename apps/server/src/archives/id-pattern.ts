/** Ids of files, and of whatever else has one of its own, wherever a line holds them. */
export const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
