/** Stands for a body that is not read here: a thread answers the call. */
export class LargeBody {}
