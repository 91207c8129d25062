/** What a member of staff is limited to; empty lists are no limit. */
export interface Limits {
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
}
