// A catalog item as the server stores it.

/** An item as it is stored. */
export type StoredItem = {
  id: string;
  name: string;
  parentId: string | null;
  typeId: string;
  code: string | null;
  fields: Readonly<Record<string, string>>;
  /** The item with which it was retired, itself or one above it; null: it is not. */
  retiredWith: string | null;
  /** Counts its changes: who edits it says which one was read. */
  version: number;
};
