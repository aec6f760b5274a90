// The tables as the query builder knows them (server/db/tables.ts) are those that the migrations make: a column that is added
// to one of the two alone, or that may be null in one alone, is found here.
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '#tests/support/server.ts';
import { walk, type Node } from '#tests/structure/syntax.ts';

type Column = { isNullable: boolean; hasDefault: boolean; kind: string };
type Columns = Record<string, Record<string, Column>>;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let made: Columns;
beforeAll(async () => {
  database = await cloneDatabase();
  made = await columnsMade(database.connection);
});
afterAll(() => database.drop());

const declared: Columns = {
  ...columnsDeclared('server/db/tables.ts', 'Tables'),
  ...columnsDeclared('server/db/work-tables.ts', 'WorkTables'),
  // Those that a feature declares beside its queries.
  ...Object.assign(
    {},
    ...globSync('server/*/store.ts').map((path) => columnsDeclared(path, 'FeatureTables')),
  ),
};

it('are all declared', () => {
  expect(Object.keys(declared).toSorted()).toEqual(Object.keys(made).toSorted());
});

describe.each(Object.keys(declared))('%s', (table) => {
  it('has the columns that are declared', () => {
    const [types, columns] = [declared[table] ?? {}, made[table] ?? {}];
    expect(Object.keys(types).toSorted()).toEqual(Object.keys(columns).toSorted());
    for (const [name, type] of Object.entries(types)) {
      const column = columns[name] as Column;
      expect.soft(type.isNullable, `${name} may be null`).toBe(column.isNullable);
      // What a statement that adds a row may leave out.
      if (type.hasDefault)
        expect.soft(column.hasDefault || column.isNullable, `${name} has a default`).toBe(true);
      // A type with a name is narrower than its column, and a list may be JSON.
      const isOpen = type.kind === 'named' || (type.kind === 'array' && column.kind === 'json');
      if (!isOpen) expect.soft(type.kind, `${name} is of this type`).toBe(column.kind);
    }
  });
});

async function columnsMade(connection: pg.ClientConfig): Promise<Columns> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{
    table: string;
    name: string;
    isNullable: boolean;
    hasDefault: boolean;
    type: string;
  }>(`
    select table_name as table, column_name as name, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault", udt_name as type
    from information_schema.columns
    where table_schema = 'public' and table_name not in ('migrations', 'schema_migrations')`);
  await client.end();
  const tables: Columns = {};
  for (const { table, name, isNullable, hasDefault, type } of rows) {
    (tables[table] ??= {})[name] = { isNullable, hasDefault, kind: kindOfColumn(type) };
  }
  return tables;
}

function kindOfColumn(type: string): string {
  if (type.startsWith('_')) return 'array';
  const kinds: Record<string, string> = {
    uuid: 'string',
    text: 'string',
    bytea: 'Buffer',
    bool: 'boolean',
    int2: 'number',
    int4: 'number',
    int8: 'number',
    float8: 'number',
    jsonb: 'json',
  };
  return kinds[type] ?? type;
}

/** Reads the type that holds the tables, each as `Company & { … }` or `{ … }`. */
function columnsDeclared(path: string, typeName: string): Columns {
  const tables: Columns = {};
  walk({ path, text: readFileSync(path, 'utf8') }, (node) => {
    const isOne = node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration';
    if (!isOne || (node['id'] as { name: string }).name !== typeName) return;
    for (const [table, type] of membersOf((node['typeAnnotation'] ?? node['body']) as Node))
      tables[table] = Object.fromEntries(membersOf(type).map(([name, of]) => [name, columnOf(of)]));
  });
  return tables;
}

/** The members of a type: of an intersection all of its parts, and of `Company` the one that it has. */
function membersOf(type: Node): [string, Node][] {
  if (type.type === 'TSIntersectionType') return (type['types'] as Node[]).flatMap(membersOf);
  if (type.type === 'TSTypeReference') {
    const { name } = type['typeName'] as { name: string };
    return name === 'Company' ? [['company_id', { type: 'TSStringKeyword', start: 0, end: 0 }]] : [];
  }
  return ((type['members'] ?? type['body']) as Node[]).map((member) => [
    (member['key'] as { name: string }).name,
    (member['typeAnnotation'] as { typeAnnotation: Node }).typeAnnotation,
  ]);
}

function columnOf(type: Node): Column {
  if (type.type === 'TSTypeReference' && (type['typeName'] as { name: string }).name === 'Generated') {
    const [inner] = (type['typeArguments'] as { params: Node[] }).params;
    return { ...columnOf(inner as Node), hasDefault: true };
  }
  const parts = type.type === 'TSUnionType' ? (type['types'] as Node[]) : [type];
  const isNullable = parts.some((part) => part.type === 'TSNullKeyword');
  const [first] = parts.filter((part) => part.type !== 'TSNullKeyword');
  return { isNullable, hasDefault: false, kind: kindOfType(first as Node) };
}

function kindOfType(type: Node): string {
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSLiteralType':
      return 'string';
    case 'TSNumberKeyword':
      return 'number';
    case 'TSBooleanKeyword':
      return 'boolean';
    case 'TSArrayType':
      return 'array';
    case 'TSTypeReference':
      return (type['typeName'] as { name: string }).name === 'Buffer' ? 'Buffer' : 'named';
    default:
      return 'named';
  }
}
