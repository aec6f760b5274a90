// The API description, OpenAPI 3.1, generated from the call records: it lists exactly the mounted calls.
import * as z from 'zod/mini';
import { activeRoles } from '#core/actor.ts';
import type { Call } from '#core/contract.ts';
import { wireErrors } from '#core/errors.ts';
import type { NeededScope } from '#core/scopes.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type OperationReply = { description: string; content?: Record<string, { schema?: object }> };
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, OperationReply>;
  [field: string]: unknown;
};
export type ApiDescription = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  [field: string]: unknown;
};

/** The version of the API, not of the product: the description is public, and must not reveal which release runs. */
const apiVersion = '1';

/** The OpenAPI 3.1 description of these calls. */
export function describeCalls(calls: readonly Call[]): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const sharing of Map.groupBy(calls, ({ method, path }) => `${method} ${path}`).values()) {
    const plain = sharing.find(({ when }) => when === undefined) ?? sharing[0];
    const other = sharing.find(({ when }) => when !== undefined);
    if (plain === undefined) continue;
    const operation = other === undefined || other === plain ? operationOf(plain) : both(plain, other);
    // A path is described once: calls with other names for its parameters take over the names of the first one.
    const path = Object.keys(paths).find((known) => shapeOf(known) === shapeOf(plain.path)) ?? plain.path;
    const operations = (paths[path] ??= {});
    operations[plain.method.toLowerCase()] = withNames(operation, namesIn(plain.path), namesIn(path));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Formdeck',
      version: apiVersion,
      description:
        'The wire contract of a Formdeck regional server. Times are epoch milliseconds, ids are UUIDs, a form is called template. ' +
        'Errors are application/problem+json.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'formdeck_session' },
        accessToken: { type: 'apiKey', in: 'query', name: 'accessToken' },
      },
      schemas: { Problem: problemSchema, ...namedSchemas(calls) },
    },
  };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** A path without the names of its parameters: two of one shape are one path. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

/** The operation with its path parameters renamed, in order. */
function withNames(operation: Operation, names: readonly string[], wanted: readonly string[]): Operation {
  if (names.join() === wanted.join()) return operation;
  const { parameters = [] } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      name: (parameter.in === 'path' && wanted[names.indexOf(parameter.name)]) || parameter.name,
    })),
  };
}

/** Texts are in English; with the id and the values of their messages, a program may say them in another language. */
const said = {
  id: { type: 'string', description: 'The id of the message' },
  values: {
    type: 'object',
    description: 'What is put into it',
    additionalProperties: { type: ['string', 'number'] },
  },
};

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', enum: wireErrors.map(({ code }) => `/problems/${code}`) },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    hint: { type: 'string', description: 'What to do next' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' }, ...said },
      },
    },
    messages: {
      type: 'object',
      description: 'The messages of `detail` and `hint`',
      properties: {
        detail: { type: 'object', properties: said },
        hint: { type: 'object', properties: said },
      },
    },
  },
};

function operationOf(call: Call): Operation {
  const roles = call.who === 'public' ? [] : call.who === 'signed-in' ? [...activeRoles] : [...call.who];
  const body = bodyOf(call);
  return {
    operationId: call.id,
    summary: call.summary,
    description:
      call.who === 'public'
        ? 'Needs no sign-in.'
        : `For the roles ${roles.join(', ')}. ${tokenRule(call.scope)}`,
    tags: [call.id.split('.')[0] ?? ''],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(body && { requestBody: body }),
    responses: responsesOf(call),
    security: securityOf(call),
    'x-roles': roles,
    ...(call.who !== 'public' && { 'x-scopes': call.scope }),
  };
}

/** The scopes that an access token needs for a call, as a sentence. */
function tokenRule(scope: NeededScope): string {
  if (scope === 'any') return 'Any access token works.';
  if (scope === 'session') return 'Not for access tokens.';
  return `Access tokens need ${[scope].flat().join(' and ')}.`;
}

/** Two calls with one method and path: a query parameter selects the second. */
function both(plain: Call, other: Call): Operation {
  const operation = operationOf(plain);
  const otherOperation = operationOf(other);
  const status = String(plain.status ?? 200);
  const schemas = [operation, otherOperation].map((each) => schemaOf(each, status));
  return {
    ...operation,
    summary: `${plain.summary}. With \`${other.when}\`: ${other.summary}`,
    parameters: (otherOperation.parameters ?? []).map((parameter) => ({
      ...parameter,
      required: parameter.in === 'path',
    })),
    responses: {
      ...operation.responses,
      [status]: { description: 'Done', content: { 'application/json': { schema: { anyOf: schemas } } } },
    },
  };
}

function schemaOf({ responses }: Operation, status: string): object {
  return responses[status]?.content?.['application/json']?.schema ?? {};
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, $defs: __, ...rest } = schemaAndNamed(schema, io);
  return rest;
}

/** Recursive schemas, such as a catalog item, are named components. */
function namedSchemas(calls: readonly Call[]): Record<string, object> {
  const schemas = calls.flatMap(({ reply }) => (typeof reply === 'string' ? [] : [reply]));
  const named = schemas.flatMap((schema) => Object.entries(schemaAndNamed(schema, 'output').$defs ?? {}));
  return Object.fromEntries(named.map(([name, schema]) => [name, withoutOwnLists(name, schema)]));
}

/**
 * A union with a list of itself as a member, as JSON has: that list may contain anything. Type generators fail
 * otherwise, since a list of itself has no base case.
 */
function withoutOwnLists(name: string, schema: object): object {
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf)) return schema;
  const own = JSON.stringify({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
  const anyOf = schema.anyOf.map((one: unknown) =>
    JSON.stringify(one) === own ? { type: 'array', items: {} } : one,
  );
  return { ...schema, anyOf };
}

type WithNamed = Record<string, unknown> & { $defs?: Record<string, object> };

function schemaAndNamed(schema: z.ZodMiniType, io: 'input' | 'output'): WithNamed {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const named: WithNamed = JSON.parse(text, (_key, value: unknown) => withProperties(value));
  return named;
}

type RecordSchema = {
  propertyNames: { enum: readonly string[] };
  additionalProperties: object;
  required: readonly string[];
};

/**
 * A record whose keys are listed and required, with a property for each key: validators look for required names there.
 */
function withProperties(value: unknown): unknown {
  if (!isRecordSchema(value)) return value;
  const { propertyNames, additionalProperties, ...rest } = value;
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

function isRecordSchema(value: unknown): value is RecordSchema {
  if (typeof value !== 'object' || value === null || !('propertyNames' in value)) return false;
  const { propertyNames: names } = value;
  const isListed = typeof names === 'object' && names !== null && 'enum' in names;
  return isListed && 'required' in value && 'additionalProperties' in value;
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: parameter,
  }));
}

function bodyOf(call: Call): Operation['requestBody'] {
  if (call.bytes !== undefined) {
    const content = call.bytes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { required: true, content: Object.fromEntries(content) };
  }
  if (call.body === undefined) return undefined;
  return { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } };
}

function responsesOf(call: Call): Record<string, OperationReply> {
  const status = call.status ?? (call.reply === 'empty' ? 204 : 200);
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const failures = [...new Set([400, ...(call.who === 'public' ? [] : [401, 403]), ...(call.errors ?? [])])];
  return {
    [status]: { description: 'Done', ...contentOf(call) },
    ...Object.fromEntries(
      failures.map((failure) => [failure, { description: titles[failure] ?? 'Failed', content: problem }]),
    ),
  };
}

function contentOf(call: Call): object {
  if (call.reply === 'empty') return {};
  if (call.reply === 'file')
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  return { content: { 'application/json': { schema: jsonSchema(call.reply, 'output') } } };
}

function securityOf(call: Call): object[] {
  if (call.who === 'public') return [];
  return [{ bearer: [] }, ...(call.alsoBy ?? []).map((way) => ({ [way]: [] }))];
}

const titles: Record<number, string> = {
  400: 'The request is invalid; `errors` says where',
  401: 'Not signed in, or no longer',
  403: 'Signed in, but the role does not allow it',
  404: 'It does not exist, or the caller has no access',
  409: 'It conflicts with existing data',
  413: 'Too large',
  415: 'The wrong media type',
  429: 'Too many attempts; `Retry-After` says how long to wait',
};
