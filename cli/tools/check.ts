// What a check of `formdeck doctor` found.

/** `ok` is null for what could not be checked and need not be. */
export type Check = { name: string; ok: boolean | null; says: string; hint?: string };
