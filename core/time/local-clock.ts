// The time, and where it is read: what is today depends on both.
export type LocalClock = {
  /** IANA name. */
  timeZone: string;
  /** In epoch milliseconds. */
  now(): number;
};
