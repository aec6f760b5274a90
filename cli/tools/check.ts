// The result of a check of `formdeck doctor`.

/** `ok` is null for checks that were skipped. */
export type Check = { name: string; ok: boolean | null; says: string; hint?: string };
