// JSON-logic on the wire.
import * as z from 'zod/mini';

/** JSON-logic as JSON; what it may hold is checked by check.ts. */
export const logic = z.json();
export type Logic = z.infer<typeof logic>;
