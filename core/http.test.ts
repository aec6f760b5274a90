// What a failed response becomes.
import { describe, expect, it } from 'vitest';
import { errorOf } from './http.ts';

describe('a failed response', () => {
  it('is the error that its problem document names', async () => {
    const errors = [{ path: 'name', message: 'A name is required' }];
    const body = {
      type: '/problems/conflict',
      title: 'No',
      detail: 'It is taken',
      hint: 'Choose another',
      errors,
    };
    const error = await errorOf(Response.json({ ...body, status: 409, forms: ['a'] }, { status: 409 }));
    expect(error).toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'It is taken',
      hint: 'Choose another',
    });
    expect(error.details).toEqual({ errors, fields: { forms: ['a'] } });
  });

  it.each([
    ['a code that only newer servers have', { type: '/problems/on-strike' }],
    ['fields of another shape', { type: 7, title: [], detail: {}, hint: 1, errors: ['wrong'] }],
    ['a list', []],
    ['nothing', null],
  ])('goes by its status with %s', async (_, body) => {
    const error = await errorOf(Response.json(body, { status: 404, headers: { 'retry-after': '3' } }));
    expect(error).toMatchObject({ code: 'not-found', status: 404, message: 'Status 404' });
    expect(error.details).toEqual({ retryAfter: 3 });
    expect(error.hint).toBeUndefined();
  });

  it('goes by its status where it is no JSON', async () => {
    const error = await errorOf(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({ code: 'unexpected', status: 502, message: 'Status 502' });
  });
});
