// formdeck forms versions: the earlier versions of a form, or what has changed since one of them.
import { formIdNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import type { DraftChange } from '#core/changes/changes.ts';
import { AppError } from '#core/errors.ts';
import { listVersions, type FormerVersion } from '#core/forms/version-calls.ts';
import { changesSince } from '#core/forms/version-history.ts';
import { wording } from '#core/messages/message.ts';
import { dateWriter } from '#cli/output/date.ts';
import { t } from '#core/messages/text.ts';
import { changeLine } from '#cli/forms/format-changes.ts';
import { m } from './texts.ts';

export type VersionsOptions = { form: string; version: number | null };
type Versions = { timeZone: string; versions: FormerVersion[] } | { since: number; changes: DraftChange[] };

export const versions = verb({
  effect: 'reads',
  options: (_: object, [form = '', version]): VersionsOptions => ({ form, version: versionOf(version) }),

  async run(context, { form, version }: VersionsOptions): Promise<Versions> {
    const id = await formIdNamed(context, form);
    if (version !== null) return { since: version, changes: await changesSince(context.send, id, version) };
    const [{ content }, { timeZone }] = await Promise.all([
      context.send(listVersions, { params: { id } }),
      context.user(),
    ]);
    return { versions: content, timeZone };
  },

  print(output, data) {
    if ('changes' in data) {
      for (const change of data.changes) output.line(changeLine(change));
      output.say(t(m.changesSinceVersion, { count: data.changes.length, version: data.since }));
      return;
    }
    const date = dateWriter(data.timeZone);
    output.table(
      [
        { title: 'VERSION', value: ({ version }) => version },
        { title: 'UNTIL', value: ({ replacedAt }) => date(replacedAt) },
        { title: 'QUESTIONS', value: ({ questionCount }) => questionCount },
      ],
      data.versions,
      t(m.formHasNoEarlierVersion),
    );
  },

  json: (data) => ('changes' in data ? data.changes : data.versions),
});

function versionOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError('usage', wording(m.noVersion, { text }));
  return Number(text);
}
