import { expect, it, vi } from 'vitest';
import { noAuditFilter } from '#core/audit/view.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { AuditPage } from './page.tsx';

const draw = async (filter = noAuditFilter) => {
  const onView = vi.fn();
  const nothing = () => null;
  const { screen } = await drawPage(
    <main id="content">
      <AuditPage tab="answer-changes" filter={filter} onView={onView} Image={nothing} ImageViewer={nothing} />
    </main>,
    {
      role: 'ADMIN',
      answers: {
        'audit.filter': () => ({
          content: [],
          page: 0,
          size: 200,
          totalElements: 0,
          totalPages: 0,
          next: null,
          isCounted: true,
        }),
        'forms.list': () => [],
        'users.company': () => [],
      },
    },
  );
  return { screen, onView };
};

it('opens with the last 24 hours, which are no step to come back to', async () => {
  const { onView } = await draw();
  await expect.poll(() => onView.mock.calls).toHaveLength(1);
  expect(onView.mock.calls[0]).toEqual([
    'answer-changes',
    { ...noAuditFilter, startDate: expect.stringMatching(/^\d{4}-/) as string },
    true,
  ]);
});

it('leaves a filter as it is, and offers more days where it finds nothing', async () => {
  const { screen, onView } = await draw({ ...noAuditFilter, startDate: '2026-01-01T00:00:00.000Z' });
  await screen.getByRole('button', { name: 'Last 30 days' }).click();
  expect(onView.mock.calls).toHaveLength(1);
});
