// What a command says of its resource, beside the resource's record in core: its names, options and examples.
import type { AnyResource } from '#core/resource/resource.ts';

/** The flags of an option, and what it is about: `['--email <address>', 'where it is written to']`. */
type OptionText = readonly [flags: string, about: string];

export type ResourceCommand = {
  /** `contractors` */
  name: string;
  /** `contractor`, and `a contractor` */
  noun: string;
  one: string;
  description: string;
  /** Who may change them, behind a semicolon: `for admins`. */
  changedBy: string;
  load(): Promise<AnyResource>;
  /** What `create` takes as an argument: the path of a field. */
  argument: string;
  /** Of `create` and `edit`, by the path of a field. A flag that takes no value has a counterpart with `no-`. */
  fields: Readonly<Record<string, OptionText>>;
  /** Of `list` and `export`, by the name of a choice of the list. */
  filters?: Readonly<Record<string, OptionText>>;
  /** Behind the names of verbs. */
  examples: Readonly<Record<'list' | 'show' | 'create' | 'edit' | 'delete' | 'export', readonly string[]>>;
};
