// Queries of the photos of people: images that answer no question.
import { query, type Tx } from '#server/db/transaction.ts';

/** Whether an image exists that one of these users has sent. */
export async function isOwnImage(
  tx: Tx,
  companyId: string,
  id: string,
  userIds: readonly string[],
): Promise<boolean> {
  const image = query
    .selectFrom('images')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('user_id', 'in', [...userIds])
    .where('name', 'is', null);
  return (await tx.first(image)) !== undefined;
}

/** Where the photo of a person was taken is not kept: it answers no question. */
export async function forgetPlace(tx: Tx, companyId: string, photo: string | null): Promise<void> {
  if (photo === null) return;
  await tx.run(
    query
      .updateTable('images')
      .set({ place: null })
      .where('company_id', '=', companyId)
      .where('id', '=', photo)
      .where('sheet_id', 'is', null)
      .where('place', 'is not', null),
  );
}
