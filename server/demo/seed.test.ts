import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import { listCatalogTypes, readCatalog, readCatalogUsage } from '#core/catalog/calls.ts';
import { listOf } from '#core/catalog/tree.ts';
import { readForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { listImports, previewUndo, readImport } from '#core/imports/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import { filterRows, listCompanySheets } from '#core/sheets/calls.ts';
import { createUser, listGroups, listUsers } from '#core/users/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { demoUserNames, seedDemo } from './seed.ts';

const now = Date.now();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const signIn = (username: string) =>
  server.as(null, authenticate, { body: { username, password: 'formdeck-demo' } });

describe.each([
  ['ca', 'Northern Airfields', '', 'Wildlife control log', 'Wildlife strikes', 'Surroundings', 3],
  ['us', 'Lakeside Foods', 'us-', 'Supplier complaint', 'Metal detector check', 'Detergent', 2],
])(
  'the demo company of region %s',
  (region, companyName, prefix, groupForm, reviewedForm, catalogItem, below) => {
    const tokens = new Map<string, { token: string }>();
    const as = (account: string) => tokens.get(account) ?? { token: '' };
    const formsOf = async (account: string) =>
      (await server.as(as(account), listForms, {})).map(({ name }) => name);

    it('leaves nothing behind when it is cut short', async () => {
      const files = {
        ...server.region.services.files,
        put: () => Promise.reject(new Error('The disk is full')),
      };
      await expect(seedDemo({ ...server.region.services, files }, { region, now })).rejects.toThrow(
        'The disk is full',
      );
      await expect(signIn(`${prefix}admin`)).rejects.toThrow();
    });

    it('is made once, also by servers that start together', async () => {
      await Promise.all([
        seedDemo(server.region.services, { region, now }),
        seedDemo(server.region.services, { region, now }),
      ]);
      const userNames = ['admin', 'manager', 'reviewer', 'analyst', 'user', 'newcomer'].map(
        (name) => prefix + name,
      );
      expect(demoUserNames(region)).toEqual(userNames);
      for (const name of userNames) tokens.set(name.slice(prefix.length), await signIn(name));
      await seedDemo(server.region.services, { region, now: now + 90_000_000 });
      const { totalElements } = await server.as(as('admin'), listCompanySheets, { query: { size: 1 } });
      expect(totalElements).toBeGreaterThan(185);
      expect(totalElements).toBeLessThan(260);
    });

    it('has accounts of every role; the newcomer must change the password', async () => {
      const { mustChangePassword, user } = await signIn(`${prefix}newcomer`);
      expect({ mustChangePassword, role: user.role }).toEqual({ mustChangePassword: true, role: 'USER' });
      const admin = await signIn(`${prefix}admin`);
      expect(admin).toMatchObject({
        mustChangePassword: false,
        user: { role: 'ADMIN', company: { name: companyName } },
      });
      const { content } = await server.as(as('manager'), listUsers, { query: { page: 0, size: 100 } });
      expect(content.length).toBeGreaterThan(12);
      expect((await server.as(as('admin'), listGroups, {})).length).toBe(2);
    });

    it('shows each account its forms', async () => {
      expect(await formsOf('manager')).toContain(groupForm);
      expect(await formsOf('user')).not.toContain(groupForm);
      const listed = await server.as(as('user'), listForms, {});
      expect(listed.filter(({ published }) => !published)).toHaveLength(1);
      expect(listed.filter(({ current }) => !current)).toHaveLength(1);
      expect(await formsOf('admin')).toHaveLength(6);
    });

    it('has an item that nobody chooses any more, and that answers name', async () => {
      const items = listOf(await server.as(as('admin'), readCatalog, {}));
      const retired = items.filter((item) => item.retired);
      const usage = await Promise.all(
        retired.map(({ id }) => server.as(as('admin'), readCatalogUsage, { params: { id } })),
      );
      expect(usage.some(({ answers }) => answers > 0)).toBe(true);
      expect(items.filter(({ code, fields }) => code !== null && 'price' in fields).length).toBeGreaterThan(
        5,
      );
    });

    it('tells everybody the names of its catalog', async () => {
      const tree = await server.as(as('user'), readCatalog, {});
      const names = tree.map(({ name, children }) => [name, children.length] as const);
      expect(new Map(names).get(catalogItem)).toBe(below);
      expect((await server.as(as('manager'), listCatalogTypes, {})).length).toBe(6);
    });

    it('answers rows of every review state, newest first, with their images', async () => {
      const forms = await server.as(as('analyst'), listForms, {});
      const listed = forms.find(({ name }) => name === reviewedForm)!;
      const form = await server.as(as('analyst'), readForm, { params: { id: listed.id } });
      const query = { templateId: form.id, size: 100 } as const;
      const { content: sheets } = await server.as(as('analyst'), listCompanySheets, { query });
      const sheetIds = sheets.map(({ id }) => id);
      const page = async (reviewState: 'PENDING' | 'APPROVED' | 'REJECTED') => {
        const rowFilters = { reviewState };
        const paging = { size: 500 } as const;
        const reply = await server.as(as('analyst'), filterRows, {
          query: paging,
          body: { sheetIds, rowFilters },
        });
        return 'content' in reply ? reply : expect.fail('These are columns');
      };
      const [pending, approved, rejected] = [
        await page('PENDING'),
        await page('APPROVED'),
        await page('REJECTED'),
      ];
      expect(Math.min(pending.totalElements, approved.totalElements, rejected.totalElements)).toBeGreaterThan(
        15,
      );
      expect(rejected.content.every(({ reviewComment, reviewer }) => reviewComment && reviewer)).toBe(true);
      const total = pending.totalElements + approved.totalElements + rejected.totalElements;
      expect(sheets.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(total);

      const signatures = form.questions.filter(({ type }) => type === 'SIGNATURE').map(({ id }) => id);
      const answers = approved.content.flatMap((row) => row.answers);
      const image = answers.find(({ questionId }) => signatures.includes(questionId))!.value;
      const reply = await server.fetch(as('analyst'), `/image/${image}.png`);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await reply.bytes()).length).toBe(Number(reply.headers.get('content-length')));
    });

    it('has an import that can be undone, one by a key, and one with rows to repair', async () => {
      const { content } = await server.as(as('admin'), listImports, { query: {} });
      expect(content.map(({ state, update }) => [state, update !== null])).toEqual([
        ['COMPLETED_WITH_ERRORS', false],
        ['SUCCESS', true],
        ['SUCCESS', false],
      ]);
      const [toRepair, byKey, added] = content;
      expect(toRepair!.failedRows).toBeGreaterThan(3);
      expect(byKey!.update).toMatchObject({
        newRows: 0,
        changedRows: expect.toSatisfy((count) => count > 10),
      });
      const undoOf = (id: string) => server.as(as('admin'), previewUndo, { params: { id } });
      expect(await undoOf(added!.id)).toMatchObject({ unchanged: added!.totalRows, changed: 0, added: 0 });
      expect(await undoOf(byKey!.id)).toMatchObject({ restored: byKey!.update!.changedRows, kept: 0 });
      const { failed } = await server.as(as('manager'), readImport, { params: { id: toRepair!.id } });
      expect(failed.content.every(({ errors }) => errors.length > 0)).toBe(true);
    });

    it('tells in the audit log what was changed, reviewed and deleted', async () => {
      const count = async (
        action: 'answer_changed' | 'review_state_changed' | 'row_deleted' | 'form_published',
      ) =>
        (await server.as(as('admin'), filterAudit, { body: { actions: [action] }, query: { size: 1 } }))
          .totalElements;
      expect(await count('form_published')).toBe(5);
      expect(await count('answer_changed')).toBeGreaterThan(10);
      expect(await count('row_deleted')).toBeGreaterThan(2);
      expect(await count('review_state_changed')).toBeGreaterThan(500);
    });
  },
);

it('says so where somebody else has one of the user names', async () => {
  const other = await startTestServer();
  try {
    const { admin } = await other.company('Somebody else');
    await other.as(admin, createUser, {
      body: { userName: 'Reviewer', email: 'a@b.example', password: 'formdeck-demo' },
    });
    const seeding = seedDemo(other.region.services, { region: 'ca', now });
    await expect(seeding).rejects.toMatchObject({ code: 'conflict' });
  } finally {
    await other.close();
  }
});
