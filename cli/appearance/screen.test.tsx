// The screen Appearance, driven by keys: colours by value, their contrast, and what is said when they are saved.
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Labels } from '#core/appearance/schema.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

let terminal: DrawnTerminal;
afterEach(() => terminal.end());

function world(saved: Labels | null) {
  const state = { labels: saved, locale: null as string | null };
  const answers: Record<string, (body: unknown) => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [],
    'appearance.readLabels': () => {
      if (state.labels === null) throw new AppError('not-found');
      return state.labels;
    },
    'appearance.readLanguage': () => ({ locale: state.locale }),
    'appearance.saveLanguage': (body) => Object.assign(state, body),
    'appearance.readSignInLink': () => ({ key: 'the-key' }),
    'appearance.saveLabels': (body) => (state.labels = body as Labels),
    'appearance.deleteLabels': () => {
      state.labels = null;
      return {};
    },
  };
  return { state, answer: (call: string, { body }: { body?: unknown }) => answers[call]?.(body) };
}

const type = async (...presses: string[]) => {
  for (const press of presses) await terminal.type(press);
};
const backspaces = Array.from({ length: 7 }, () => keys.backspace);

describe('the screen Appearance', () => {
  it('shows the usual colours by value, their contrast, and the link for signing in', async () => {
    terminal = await drawApp(world(null), { screen: 'appearance' }, '#0049ee');
    expect(terminal.text()).toMatch(/Contrast of the menu text +6\.5 : 1\. Easy to read\./);
    expect(terminal.text()).toContain('the company has not chosen any');
    await expect.poll(terminal.text).toContain('http://localhost:4000/?company=the-key');
  });

  it('saves colours that are valid, and offers text that can be read', async () => {
    const { state, answer } = world(null);
    terminal = await drawApp({ answer }, { screen: 'appearance' }, '#0049ee');
    await type('e', ...backspaces, '#8FD3B', '\u0013');
    expect(terminal.text()).toContain('Enter the color as # followed by 3 or 6');
    expect(state.labels).toBeNull();
    await type('6');
    expect(terminal.text()).toContain('1.7 : 1. Hard to read: the contrast should be');
    await type('\u000f', '\u0013');
    await expect.poll(terminal.text).toContain('settings saved');
    expect(state.labels).toEqual({ sidebarBackgroundColor: '#8fd3b6', sidebarTextColor: '#4d4d4d' });
    await type('0');
    await expect.poll(terminal.text).toContain('Reset appearance to default');
    expect(state.labels).toBeNull();
  });

  it('sets the language of what is written for people who have chosen none', async () => {
    const { state, answer } = world(null);
    terminal = await drawApp({ answer }, { screen: 'appearance' }, "The server's setting");
    await type('E', keys.down, keys.down, keys.enter);
    await expect.poll(terminal.text).toContain('settings saved');
    expect(state.locale).toBe('en-CA');
  });

  it('is not there for those who may not change it', async () => {
    terminal = await drawApp(world(null), { screen: 'appearance' }, 'turned off', { flags: {} });
    expect(terminal.text()).toContain('Appearance is turned off for your company.');
    await type(':', 'appear');
    expect(terminal.text()).not.toContain('menu colors and logo');
  });
});

it('the screen of flags says what is on', async () => {
  terminal = await drawApp(world(null), { screen: 'flags' }, 'CATALOG_ENABLED');
  expect(terminal.text()).toMatch(/● on +Form reviewers/);
  expect(terminal.text()).toMatch(/○ off +Transforms/);
});
