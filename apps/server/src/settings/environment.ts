/** The shape of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;
