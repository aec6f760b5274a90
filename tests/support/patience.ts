// How long a test waits for what a person would see. Machines are shared, and some are slow: what hangs is meant, not
// what is late.

/** Milliseconds. */
export const patience = 120_000;
