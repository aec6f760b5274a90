import { describe, expect, it, vi } from 'vitest';
import { type DrawOptions, drawPage, someone } from '#tests/components/draw-page.tsx';
import { AppError } from '#core/errors.ts';
import { reportsView } from '#core/reports/list-reports.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import type { Report } from '#core/reports/schema.ts';
import { ReportPage } from './report-page.tsx';
import { ReportsPage } from './page.tsx';

const [summary] = shippedDesigns;
const strikes: Report = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Strikes of a month',
  description: 'For the board',
  published: false,
  designId: summary?.id ?? '',
  templates: [{ id: '00000000-0000-4000-8000-0000000000f2', name: 'Wildlife strikes' }],
  parameters: [...(summary?.parameters ?? [])],
  dates: { created: 0, lastModified: 0 },
  createdBy: { id: someone.id, userName: 'rita' },
};
const free: Report = { ...strikes, id: `${strikes.id.slice(0, -1)}3`, name: 'All rows', parameters: [] };
const html = '<article class="report"><h1>Strikes</h1><h2>Species</h2><p>7 gulls</p></article>';

type ListOptions = Pick<DrawOptions, 'role' | 'answers'>;

async function drawList(reports: Report[], { role = 'ADMIN', answers = {} }: ListOptions = {}) {
  const onRun = vi.fn();
  // Menus are drawn in the landmark that the shell has.
  const page = (
    <main id="content">
      <ReportsPage view={reportsView.first} onView={() => undefined} onRun={onRun} />
    </main>
  );
  return {
    ...(await drawPage(page, { role, answers: { 'reports.list': () => reports, ...answers } })),
    onRun,
  };
}

describe('the list of reports', () => {
  it('runs at once what has no parameters, and asks for those of another', async () => {
    const { screen, onRun } = await drawList([strikes, free]);
    await screen.getByRole('button', { name: 'Run All rows' }).click();
    expect(onRun).toHaveBeenLastCalledWith(free, {});
    await screen.getByRole('button', { name: 'Run Strikes of a month' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Strikes of a month' });
    await dialog.getByLabelText('Start date').fill('2026-11-23');
    await dialog.getByLabelText('End date').fill('2026-11-01');
    await expect.element(dialog.getByText('The range ends before it starts')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Run' })).toBeDisabled();
    await dialog.getByLabelText('End date').fill('2026-11-30');
    await dialog.getByRole('button', { name: 'Run' }).click();
    const [start, end] = [Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 30)];
    expect(onRun).toHaveBeenLastCalledWith(strikes, { start_date: start, end_date: end });
  });

  it('says to whom somebody without reports turns, and to an admin how one is made', async () => {
    const { screen } = await drawList([], { role: 'ANALYST' });
    await expect.element(screen.getByText('You have no reports')).toBeVisible();
    await expect
      .element(screen.getByText('Contact your account manager to learn more about custom reports.'))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'New report' }).query()).toBeNull();
  });

  it('renames a report, and not to nothing', async () => {
    const renamed: unknown[] = [];
    const answers = {
      'reports.change': ({ body }: { body: object }) => {
        renamed.push(body);
        return { ...strikes, ...body };
      },
    };
    const { screen } = await drawList([strikes], { answers });
    await screen.getByRole('button', { name: 'Actions for Strikes of a month' }).click();
    await screen.getByText('Rename', { exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Rename' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('A name is required')).toBeVisible();
    expect(renamed).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Strikes');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('The report is now called "Strikes"')).toBeVisible();
    expect(renamed).toEqual([{ name: 'Strikes', description: 'For the board' }]);
  });
});

async function drawReport(
  answers: Parameters<typeof drawPage>[1],
  given: Record<string, string> = { start_date: '0', end_date: '86400000' },
) {
  const onParameters = vi.fn();
  const page = <ReportPage reportId={strikes.id} given={given} onParameters={onParameters} />;
  return { ...(await drawPage(page, answers)), onParameters };
}

const runs = (answer: () => unknown) => ({
  answers: { 'reports.list': () => [strikes], 'reports.run': answer },
});

describe('a report', () => {
  it('stands in its page by the parameters of the address', async () => {
    const { screen, sent } = await drawReport(runs(() => new Response(html)));
    await expect.element(screen.getByText('7 gulls')).toBeVisible();
    expect(sent.find(({ id }) => id === 'reports.run')?.input.body).toEqual({
      format: 'HTML',
      imageFormat: 'SVG',
      parameters: { start_date: 0, end_date: 86_400_000 },
    });
  });

  it('asks for what the address does not say, before it runs', async () => {
    const { screen, sent, onParameters } = await drawReport(
      runs(() => new Response(html)),
      {},
    );
    await screen.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => onParameters.mock.calls.length).toBe(1);
    expect(sent.filter(({ id }) => id === 'reports.run')).toEqual([]);
  });

  it('says that there is no data, and leads back to the parameters', async () => {
    const { screen } = await drawReport(runs(() => new Response(null, { status: 204 })));
    await expect.element(screen.getByText('There is no data for this report')).toBeVisible();
    await screen.getByRole('button', { name: 'Edit Parameters' }).click();
    await expect.element(screen.getByRole('dialog').getByLabelText('Start date')).toBeVisible();
  });

  it('leads back to the parameters where these are refused', async () => {
    const refuse = () => {
      throw new AppError('too-much-data', 'This report would have 1,558 filled-in forms.');
    };
    const { screen } = await drawReport(runs(refuse));
    await expect.element(screen.getByText('This report would have 1,558 filled-in forms.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Edit Parameters' }).click();
    await expect.element(screen.getByRole('dialog').getByLabelText('End date')).toBeVisible();
  });

  it('says in the words of the specification that it failed', async () => {
    const fail = () => {
      throw new AppError('unexpected', 'Nothing helps.');
    };
    const { screen } = await drawReport(runs(fail));
    await expect.element(screen.getByText('Report failed to run!')).toBeVisible();
  });

  it('is not there for users, and says so', async () => {
    const { screen, sent } = await drawReport({ role: 'USER' });
    await expect.element(screen.getByText('You have no access to this page.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
