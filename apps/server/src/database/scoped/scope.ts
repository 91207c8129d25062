/** Whose data: the keys that lead every table. An `Exhibition` is one. */
export interface Scope {
  readonly tenantId: string;
  readonly exhibitionId: string;
}
