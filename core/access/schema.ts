// Who may see what, and why: as the wire has it.
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { id } from '#core/primitives.ts';
import { rights } from './rights.ts';

/** A ground on which somebody sees a form; `group` where it is a group that both have. */
const sightReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['administrator', 'everybody', 'reviewer', 'tester']) }),
  z.object({ kind: z.literal('group'), group: z.object({ id, name: z.string() }) }),
]);

const access = {
  /** Every ground that holds: any one of them is enough. */
  reasons: z.array(sightReason),
  rights: z.array(z.enum(rights)),
};

/** What somebody may do on a form. */
export const formAccess = z.object({
  form: z.object({ id, name: z.string(), published: z.boolean(), current: z.boolean() }),
  ...access,
});
export type FormAccess = z.infer<typeof formAccess>;

/** What a form lets somebody do. */
export const personAccess = z.object({
  user: z.object({ id, userName: z.string(), role: z.enum(roles) }),
  ...access,
});
export type PersonAccess = z.infer<typeof personAccess>;
