// What an answer means to the person who reads it depends on these.

/** A question's own options. */
export type Options = readonly { value: string; name?: string | null | undefined }[];

/** What a text depends on beside the answer. */
export type AnswerReader = {
  /** The time zone of moments. */
  timeZone: string;
  /** Names of catalog items by id; an id without a name is shown as it is. */
  catalogNames?: ReadonlyMap<string, string>;
  /** The ids of the catalog items that a text names, or why it names none; left out: they are found by their names. */
  itemsNamed?(text: string): readonly string[] | string;
  /** What `1:30` is as a duration; left out: it is not read, as it is two. */
  colon?: 'hours' | 'minutes';
};
