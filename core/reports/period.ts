// The days that a report is about.

/** From is included, until is not. Without a day on one side it has no end there. */
export type Period = { from: number; until: number };
