// What an answer means to the person who reads it depends on these.

/** A question's own options. */
export type Options = readonly { value: string; name?: string | null | undefined }[];

/** What a text depends on beside the answer. */
export type AnswerReader = {
  /** The time zone of moments. */
  timeZone: string;
  /** Names of catalog items by id; an id without a name is shown as it is. */
  catalogNames?: ReadonlyMap<string, string>;
};
