// What every refusal has in common: it is a problem in the contract's form, tells nothing of the server's
// inside, and leaves the data as it was.
import { expect } from 'vitest';
import { dataOf } from './company-data.ts';
import type { Person, TestServer } from './server.ts';

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { path: string; message: string }[];
};

const stackOrSql =
  /\n? {4}at |node_modules|\.ts:|\.js:|\bselect \w|\binsert into\b|\bupdate \w+ set\b|relation "/i;

/** The problem that a reply is, once it is sure that it is one. */
export function problemIn(reply: { status: number; contentType: string; text: string }): Problem {
  expect(reply.contentType).toMatch(/^application\/problem\+json/);
  expect(reply.text).not.toMatch(stackOrSql);
  const problem = JSON.parse(reply.text) as Problem;
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^\/problems\/[a-z-]+$/),
    title: expect.stringMatching(/\w/),
    status: reply.status,
    detail: expect.stringMatching(/\w/),
  });
  return problem;
}

/** The problem that somebody's request is refused with, once it is sure that it has changed nothing. */
export async function refusal(
  server: TestServer,
  by: Person,
  path: string,
  init?: RequestInit,
): Promise<Problem> {
  const before = await dataOf(server, by.companyId);
  const reply = await server.fetch(by, path, init);
  const contentType = reply.headers.get('content-type') ?? '';
  const problem = problemIn({ status: reply.status, contentType, text: await reply.text() });
  expect(await dataOf(server, by.companyId)).toEqual(before);
  return problem;
}
