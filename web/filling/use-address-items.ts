// The items of the catalog that the address of a form names, as a scanned code holds them: read from the catalog before the
// form begins with them.
import { useState } from 'react';
import { type AddressItems, addressItemTexts, knownAddressItem } from '#core/filling/address-answers.ts';
import type { ReadyForm } from './use-form.ts';
import { useCatalogAnswer } from './use-catalog.ts';

const none: AddressItems = new Map();

/** By question; undefined while the catalog is read. Once they are there they stay. */
export function useAddressItems(
  given: string | undefined,
  { form, world: { catalog } }: ReadyForm,
): AddressItems | undefined {
  const texts = addressItemTexts(given, form);
  const found = useCatalogAnswer(
    catalog,
    ['address', given ?? '', form.id],
    async (calls) => ({
      revision: catalog?.revision,
      items: await Promise.all(
        texts.map(async ({ question, text }) => {
          const { type, questionMeta } = question;
          return [question.id, await calls.items({ type, questionMeta }, text)] as const;
        }),
      ),
    }),
    texts.length > 0,
  );
  const [settled, setSettled] = useState<AddressItems | undefined>();
  if (texts.length === 0) return none;
  if (settled !== undefined) return settled;
  // A copy on this device may be older than the code: what it lacks may still come. What the copy said is shown until the
  // newer catalog has answered.
  const isDone = catalog === null || (catalog.isSettled && found?.revision === catalog.revision);
  if (found === undefined ? catalog !== null : !isDone && found.items.some(([, item]) => !isFound(item)))
    return undefined;
  const items = new Map(found?.items.flatMap(([id, item]) => (item === null ? [] : [[id, item] as const])));
  for (const { question, text } of texts)
    if (!items.has(question.id)) items.set(question.id, knownAddressItem(text));
  setSettled(items);
  return items;
}

function isFound(item: { paths: readonly string[] } | { issue: string } | null): boolean {
  return item !== null && 'paths' in item;
}
