// Who may see which form, and why: the wire format.
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { id, person } from '#core/primitives.ts';
import { rights } from './rights.ts';

/** A reason why somebody sees a form; `group` for a group that both have. */
const sightReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['administrator', 'everybody', 'reviewer', 'tester']) }),
  z.object({ kind: z.literal('group'), group: z.object({ id, name: z.string() }) }),
]);

const access = {
  /** All reasons that apply; any one of them suffices. */
  reasons: z.array(sightReason),
  rights: z.array(z.enum(rights)),
};

/** A user's rights on a form. */
export const formAccess = z.object({
  form: z.object({ id, name: z.string(), published: z.boolean(), current: z.boolean() }),
  ...access,
});
export type FormAccess = z.infer<typeof formAccess>;

/** A person with their rights on a form. */
export const personAccess = z.object({
  user: z.extend(person, { role: z.enum(roles) }),
  ...access,
});
export type PersonAccess = z.infer<typeof personAccess>;
