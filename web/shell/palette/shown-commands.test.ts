import { expect, it } from 'vitest';
import type { Command } from '#web/ui/command/command.ts';
import { shownCommands } from './shown-commands.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  icon: null,
  onChoose: () => undefined,
  ...more,
});
const commands = [
  command('Delete: Vehicle check', { isByVerb: true }),
  command('Edit: Vehicle check', { note: 'New version, unpublished' }),
  command('Forms', { group: 'places' }),
  command('Create a form', { group: 'create', words: 'new add' }),
  command('Hide: Speed', { group: 'here' }),
];
const labels = (typed: string, recent: readonly string[] = []) =>
  shownCommands(commands, typed, recent).map(({ title, commands: shown }) => [
    title,
    ...shown.map(({ label }) => label),
  ]);

it('shows pages, what creates something and what the page offers while nothing is typed', () => {
  expect(labels('')).toEqual([
    ['Go to', 'Forms'],
    ['Create', 'Create a form'],
    ['On this page', 'Hide: Speed'],
  ]);
});

it('shows recent ones first, and once', () => {
  expect(labels('', ['Forms', 'Edit: Vehicle check', 'gone'])).toEqual([
    ['Recent', 'Forms', 'Edit: Vehicle check'],
    ['Create', 'Create a form'],
    ['On this page', 'Hide: Speed'],
  ]);
});

it('never offers irrelevant again what takes something away', () => {
  expect(labels('', ['Delete: Vehicle check'])[0]).toEqual(['Go to', 'Forms']);
});

it('offers what takes something away only where somebody types it', () => {
  expect(labels('vehicle')).toEqual([[null, 'Edit: Vehicle check']]);
  expect(labels('delete')).toEqual([[null, 'Delete: Vehicle check']]);
  expect(labels('vehicle del')).toEqual([[null, 'Delete: Vehicle check']]);
});

it('shows below what matches what was found elsewhere, also where nothing matches', () => {
  const help = { title: 'Help', commands: [command('Share a form')] };
  const titles = (typed: string) => shownCommands(commands, typed, [], [help]).map(({ title }) => title);
  expect(titles('forms')).toEqual([null, 'Help']);
  expect(titles('zebra')).toEqual(['Help']);
  expect(shownCommands(commands, 'forms', [], [{ title: 'Help', commands: [] }])).toHaveLength(1);
});

it('finds by further words and by the note', () => {
  expect(labels('new')[0]?.slice(0, 2)).toEqual([null, 'Create a form']);
  expect(labels('unpublished')).toEqual([[null, 'Edit: Vehicle check']]);
});

it('shows nothing where nothing fits', () => {
  expect(labels('zebra')).toEqual([]);
});
