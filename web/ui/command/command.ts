// What the command palette offers. Each feature lists its commands in a `*-commands.tsx`; web/shell/palette brings them
// together. A command that the user may not run is not listed.
import type { ComponentType, ReactNode } from 'react';

/** Where it is while nothing is typed; others are found by typing. */
export type CommandGroup = 'here' | 'create' | 'places';

export type Command = {
  /** Unique, and the same the next time: by it the recent ones are remembered. */
  id: string;
  label: string;
  /** Beside the label: what kind of thing it is, or which of several of one name. */
  note?: string;
  /** Further words that find it. */
  words?: string;
  icon: ReactNode;
  group?: CommandGroup;
  /** Found only where what it does is typed: it takes something away, or is one of many on the page. */
  isByVerb?: boolean;
  onChoose(): void;
};

/** A dialog that a command opens. */
export type CommandDialog = ComponentType<{ opened: boolean; onClose(): void }>;
/** Opens one above the page. */
export type ShowDialog = (dialog: CommandDialog) => void;
