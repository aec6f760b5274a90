// The program that started a session, from its user agent: enough for people to distinguish their sessions.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Device = { device: string; kind: 'browser' | 'command line' | 'other' };

/** The first match counts: nearly every browser claims to be others too. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\w+ )?Safari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b|\bwin32\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b|\bdarwin\b/],
  ['Linux', /\bLinux\b|\blinux\b/],
  ['FreeBSD', /\bFreeBSD\b|\bfreebsd\b/],
] as const;

/** The program and the operating system of a user agent. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.trim() ?? '';
  if (text === '') return { device: t(m.unknownDevice), kind: 'other' };
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  const on = (program: string) => (system === undefined ? program : t(m.programOn, { program, system }));
  if (text.startsWith('formdeck/')) {
    const host = /; host ([\w.-]{1,60})\)/.exec(text)?.[1];
    const program = on(t(m.commandLine));
    return { device: host === undefined ? program : `${program} (${host})`, kind: 'command line' };
  }
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(text)?.[1];
    if (version !== undefined) return { device: on(`${name} ${version}`), kind: 'browser' };
  }
  // User agents are arbitrary text: only letters and digits of the first word are shown.
  const [program = ''] = /^[\w.-]{1,40}/.exec(text) ?? [];
  return { device: on(program === '' ? t(m.unknownProgram) : program), kind: 'other' };
}
