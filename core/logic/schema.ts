// JSON-logic on the wire.
import * as z from 'zod/mini';

/** JSON-logic as JSON; check.ts validates its content. */
export const logic = z.json();
export type Logic = z.infer<typeof logic>;
