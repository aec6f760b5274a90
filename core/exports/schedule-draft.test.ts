import { describe, expect, it } from 'vitest';
import type { Call } from '#core/contract.ts';
import type { Send } from '#core/send.ts';
import { saveSchedule } from './actions.ts';
import {
  canSaveSchedule,
  createScheduleDraft,
  type ScheduleChange,
  scheduleChange,
  scheduleIssues,
  scheduleHelp,
  withDays,
} from './schedule-draft.ts';
import type { ExportSchedule } from './schema.ts';

const zone = 'America/Toronto';
const now = Date.UTC(2026, 0, 31, 19);
const none: ExportSchedule = {
  jobId: null,
  interval: 'NEVER',
  timeInterval: null,
  scheduleTime: null,
  timeZone: null,
  nextTime: null,
};
const saved: ExportSchedule = {
  ...none,
  jobId: 'j',
  interval: 'WEEK',
  timeInterval: 30,
  scheduleTime: Date.UTC(2026, 6, 1, 12, 30),
};
const fresh = createScheduleDraft(none, now, zone);
const daily = { ...fresh, interval: 'DAY' } as const;

describe('the Schedule tab', () => {
  it('opens without a schedule, and with what is likely once there is to be one', () => {
    expect(fresh).toEqual({ jobId: null, interval: 'NEVER', start: '2026-02-01T08:00', days: '7' });
    expect(canSaveSchedule(fresh, zone)).toBe(false);
  });

  it('opens with the saved schedule, on the wall clock of the user', () => {
    expect(createScheduleDraft(saved, now, zone)).toEqual({
      jobId: 'j',
      interval: 'WEEK',
      start: '2026-07-01T08:30',
      days: '30',
    });
  });

  it('needs interval, start date and days', () => {
    expect(canSaveSchedule(daily, zone)).toBe(true);
    expect(canSaveSchedule({ ...daily, start: '' }, zone)).toBe(false);
    expect(canSaveSchedule(withDays(daily, ''), zone)).toBe(false);
    expect(scheduleIssues(withDays({ ...daily, start: '' }, ''), zone)).toEqual([]);
    expect(scheduleIssues(withDays({ ...daily, start: '1900-01-01T00:00' }, '1.5'), zone)).toEqual([
      { path: 'start', message: 'Choose a start date' },
      { path: 'days', message: 'Enter a whole number of days, up to 3,660' },
    ]);
  });

  it.each([
    ['-1', '0'],
    ['-20', '0'],
    ['0', '0'],
    ['12', '12'],
    ['', ''],
  ])('takes %j days as %j', (typed, days) => {
    expect(withDays(daily, typed).days).toBe(days);
  });

  it.each([
    ['1', 'The export contains data from the previous 1 day, up to when it is sent.'],
    ['30', 'The export contains data from the previous 30 days, up to when it is sent.'],
    ['0', 'The export contains data from the previous 0 days: the day it is sent.'],
    ['many', null],
  ])('says of %j days what the export holds', (days, help) => {
    expect(scheduleHelp({ ...daily, days })).toBe(help);
  });

  it('says what Never means', () => {
    expect(scheduleHelp(fresh)).toBe('This export is not scheduled.');
    expect(scheduleHelp({ ...fresh, jobId: 'j' })).toBe('Saving will delete the schedule.');
  });

  it('creates, updates or deletes', () => {
    const schedule = { interval: 'DAY', timeInterval: 7, scheduleTime: Date.UTC(2026, 1, 1, 13) };
    const draft = createScheduleDraft(saved, now, zone);
    expect(scheduleChange(daily, 'f', zone)).toEqual({ kind: 'create', formId: 'f', schedule });
    expect(scheduleChange({ ...daily, jobId: 'j' }, 'f', zone)).toEqual({
      kind: 'update',
      jobId: 'j',
      schedule,
    });
    expect(scheduleChange({ ...draft, interval: 'NEVER' }, 'f', zone)).toEqual({
      kind: 'delete',
      formId: 'f',
      jobId: 'j',
    });
    expect(scheduleChange(fresh, 'f', zone)).toBeNull();
    expect(scheduleChange({ ...daily, start: '' }, 'f', zone)).toBeNull();
  });
});

describe('saving a schedule', () => {
  const schedule = { interval: 'DAY', timeInterval: 7, scheduleTime: now } as const;
  const cases: [ScheduleChange, string, string, string][] = [
    [
      { kind: 'create', formId: 'f', schedule },
      'exports.createSchedule',
      'Your schedule has been created.',
      'Could not schedule this export.',
    ],
    [
      { kind: 'update', jobId: 'j', schedule },
      'exports.changeSchedule',
      'Your schedule has been updated.',
      'Could not schedule this export.',
    ],
    [
      { kind: 'delete', formId: 'f', jobId: 'j' },
      'exports.deleteSchedule',
      'Your schedule has been deleted.',
      'Could not delete the scheduled export',
    ],
  ];

  it.each(cases)('%j', async (change, id, done, failed) => {
    const sent: string[] = [];
    const send = (async (call: Call) => void sent.push(call.id)) as unknown as Send;
    await saveSchedule.run(send, change);
    expect(sent).toEqual([id]);
    expect(saveSchedule.done?.(change, null)).toBe(done);
    expect(saveSchedule.failed(change, null)).toBe(failed);
  });
});
