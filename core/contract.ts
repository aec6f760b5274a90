// What a call is: one record that the server mounts, the client calls and the API description is written
// from. A path, a limit, a role stands in its record and nowhere else.
import type * as z from 'zod/mini';
import type { Role } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';
import type { NeededScope } from './scopes.ts';

/** What the ids of a path name. The permission matrix asks each of them for another group's and company's. */
export type Thing =
  | 'form'
  | 'question'
  | 'widget'
  | 'sheet'
  | 'row'
  | 'image'
  | 'import'
  | 'export schedule'
  | 'export'
  | 'user'
  | 'group'
  | 'upload'
  | 'token'
  | 'session'
  | 'saved view'
  | 'undo'
  | 'notification';

export type Call = {
  /** `<feature>.<verb>`, unique: operation id, metric label, key of the permission matrix. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces: `/sheet/{id}/row/{rowId}`. */
  path: string;
  summary: string;
  /** Who may call: anybody, every signed-in user, or the roles named. Finer rules are in the policies. */
  who: 'public' | 'signed-in' | readonly Role[];
  /** What an access token must be allowed to do to make it. */
  scope: NeededScope;
  /** What it leaves in the audit log, all or some of it. Each call that changes anything has this or `notAudited`. */
  audits?: readonly AuditAction[];
  /** Why it changes something and leaves no entry, or changes nothing though it is no GET. */
  notAudited?: string;
  /** What each path parameter names. */
  names?: Readonly<Record<string, Thing>>;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /**
   * For calls that are made very often: a quick check which says yes only to bodies that `body` takes, gives back
   * unchanged, and that hold storable text only. The schema checks all others.
   */
  isPlainBody?: (value: unknown) => boolean;
  /** The kind of body that is not JSON: bytes of these media types. */
  bytes?: readonly string[];
  /** Largest body in bytes; 1 MiB unless said. */
  bodyLimit?: number;
  /** The reply's shape; `file` for a download, `empty` for a 204. */
  reply: z.ZodMiniType | 'file' | 'empty';
  status?: 200 | 201 | 204;
  /** Statuses beside 200 to 204, 400, 401, 403 and 500 that a caller must expect. */
  errors?: readonly number[];
  /** Two records may share a method and path: this one answers when the query has this key. */
  when?: string;
  /** True for the calls that a user who must change the password may make, and for no other. */
  beforePasswordChange?: true;
  /** True for what clients ask by themselves, such as a count every minute: it does not renew a session. */
  background?: true;
  /** True for public calls whose path nobody can guess: how often an address makes them is not limited. */
  isUnguessable?: true;
  /** Other ways of signing this call in: the session cookie, a download token in the query. */
  alsoBy?: readonly ('cookie' | 'accessToken')[];
};

/** Declares a call. The identity function: it only fixes the record's type. */
export function call<const C extends Call>(record: C): C {
  return record;
}

/** The reply header that tells a client the new end of its session, in epoch milliseconds, where its use has moved it. */
export const sessionEndHeader = 'x-session-expires-at';

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Field<C, K extends string> = C extends { [key in K]: infer S } ? S : undefined;

/** What a client gives to a call: its path parameters, query and body, before defaults. */
export type CallInput<C extends Call> = (C extends { params: infer S }
  ? { params: Input<S> }
  : { params?: undefined }) &
  (C extends { query: infer S } ? { query?: Input<S> } : { query?: undefined }) &
  (C extends { body: infer S }
    ? { body: Input<S> }
    : C extends { bytes: unknown }
      ? { body: Uint8Array }
      : { body?: undefined });

/** What a handler is given: the same after validation. */
export type CallParams<C extends Call> = Output<Field<C, 'params'>>;
export type CallQuery<C extends Call> = Output<Field<C, 'query'>>;
export type CallBody<C extends Call> = Output<Field<C, 'body'>>;

/** What a call answers: the object, nothing, or a download. */
export type CallReply<C extends Call> = C['reply'] extends 'empty'
  ? undefined
  : C['reply'] extends 'file'
    ? Response
    : Output<C['reply']>;

/** Fills a path's parameters in, each encoded. */
export function pathOf(record: Pick<Call, 'path'>, params: Readonly<Record<string, unknown>> = {}): string {
  return record.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
