/** Gives this run of tests, and everything that it starts, a temporary folder of its own. */
export function ownTemporaryFolder(): void;
