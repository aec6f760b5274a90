// A call (an API endpoint) as one record, used by the server's routing, the client and the API description. Its path,
// limits and roles are defined in the record and nowhere else.
import type * as z from 'zod/mini';
import type { Role } from './actor.ts';
import type { AuditAction, FeatureRecord } from './features/audit-actions.ts';
import type { NeededScope } from './scopes.ts';

/**
 * What the ids in a path refer to. The permission matrix requests each kind with ids of another group and another
 * company.
 */
export type Thing = Extract<FeatureRecord, { things: unknown }>['things'][number];

export type Call = {
  /** `<feature>.<verb>`, unique: operation id, metric label, key of the permission matrix. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces: `/sheet/{id}/row/{rowId}`. */
  path: string;
  summary: string;
  /** Who may call: anybody, any signed-in user, or these roles. Policies have the finer rules. */
  who: 'public' | 'signed-in' | readonly Role[];
  /** The scope that an access token needs for it. */
  scope: NeededScope;
  /** The audit entries that it may write. Each call that changes anything has this or `notAudited`. */
  audits?: readonly AuditAction[];
  /** Why it changes something without an audit entry, or is not a GET although it changes nothing. */
  notAudited?: string;
  /** What each path parameter refers to. */
  names?: Readonly<Record<string, Thing>>;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /**
   * For very frequent calls: a fast check that accepts only bodies that `body` would accept and return unchanged, and
   * that contain only storable text. The schema validates all others.
   */
  isPlainBody?: (value: unknown) => boolean;
  /** The media types of a binary body. */
  bytes?: readonly string[];
  /** Maximum body size in bytes. Default: 1 MiB. */
  bodyLimit?: number;
  /** The reply's shape; `file` for a download, `empty` for a 204. */
  reply: z.ZodMiniType | 'file' | 'empty';
  status?: 200 | 201 | 204;
  /** Statuses that a caller must expect beside 200 to 204, 400, 401, 403 and 500. */
  errors?: readonly number[];
  /** Two records may share a method and path: this one applies if the query has this key. */
  when?: string;
  /** True only for the calls that a user who must change the password may make. */
  beforePasswordChange?: true;
  /** True only for the calls that a user who must set up a second factor may make. */
  beforeFactor?: true;
  /** True for requests that clients make on their own, such as polling a count: they do not renew a session. */
  background?: true;
  /** True for public calls with an unguessable path: they are exempt from the rate limit per address. */
  isUnguessable?: true;
  /** Other credentials that this call accepts: the session cookie, a download token in the query. */
  alsoBy?: readonly ('cookie' | 'accessToken')[];
};

/** Declares a call. The identity function: it only fixes the record's type. */
export function call<const C extends Call>(record: C): C {
  return record;
}

/** The response header with the new end of a session, in epoch milliseconds, if using it extended the session. */
export const sessionEndHeader = 'x-session-expires-at';

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Field<C, K extends string> = C extends { [key in K]: infer S } ? S : undefined;

/** The input of a call on the client: path parameters, query and body, before defaults. */
export type CallInput<C extends Call> = (C extends { params: infer S }
  ? { params: Input<S> }
  : { params?: undefined }) &
  (C extends { query: infer S } ? { query?: Input<S> } : { query?: undefined }) &
  (C extends { body: infer S }
    ? { body: Input<S> }
    : C extends { bytes: unknown }
      ? { body: Uint8Array }
      : { body?: undefined });

/** The input of a handler: the same after validation. */
export type CallParams<C extends Call> = Output<Field<C, 'params'>>;
export type CallQuery<C extends Call> = Output<Field<C, 'query'>>;
export type CallBody<C extends Call> = Output<Field<C, 'body'>>;

/** The reply of a call: an object, nothing, or a download. */
export type CallReply<C extends Call> = C['reply'] extends 'empty'
  ? undefined
  : C['reply'] extends 'file'
    ? Response
    : Output<C['reply']>;

/** Inserts encoded parameters into a path. */
export function pathOf(record: Pick<Call, 'path'>, params: Readonly<Record<string, unknown>> = {}): string {
  return record.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
