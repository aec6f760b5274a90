// A resource: things of one kind that are listed, made, changed and deleted, as a list and a form. A page of the browser, a
// screen of the terminal app and the commands `list`, `show`, `create`, `edit` and `delete` are drawn from it.
import type { Message } from '#core/messages/message.ts';
import type { Form } from './form.ts';
import type { List } from './list.ts';
import type { ListState } from './list-view.ts';

export type Resource<Item extends { id: string }, View extends ListState, Draft> = {
  list: List<Item, View>;
  form: ExistingForm<Item, Draft> & Required<Pick<Form<Item, Draft, Item>, 'remove'>>;
  /** By what it is found on the command line. */
  nameOf(item: Item): string;
  /** Said where none has the name. */
  missing: Message<`${string}{named}${string}`>;
};

/** A form of things that are read by their id. */
export type ExistingForm<Thing, Draft> = Form<Thing, Draft, Thing> &
  Required<Pick<Form<Thing, Draft, Thing>, 'existing'>>;

/** A resource of whatever things, as the pages, screens and commands that are drawn for each know it. */
export type AnyResource = Resource<{ id: string }, ListState, object>;

/** Declares a resource. */
export function resource<Item extends { id: string }, View extends ListState, Draft extends object>(
  record: Resource<Item, View, Draft>,
): AnyResource {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- anyone who draws it hands it only what it gave out itself
  return record as unknown as AnyResource;
}
