// An answer that the API would refuse, as it is in databases of earlier releases.
import { inCompany } from './fresh.ts';
import type { TestServer } from './server.ts';

/** Writes an answer of one value into a row. */
export async function putAnswer(
  server: TestServer,
  companyId: string,
  rowId: string,
  [questionId, value]: readonly [questionId: string, value: string],
): Promise<void> {
  const text = `update rows set answers = answers || jsonb_build_object($2::text, $3::text) where id = $1 returning id`;
  const changed = await inCompany(server, companyId, (tx) => tx.raw(text, [rowId, questionId, value]));
  if (changed.length !== 1) throw new Error(`there is no row ${rowId}`);
}
