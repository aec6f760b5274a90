// The designs that the company made, for admins: previewed, copied, renamed and deleted, and they come and go as files.
// Their sections are built in the browser.
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { foldName } from '#core/find-named.ts';
import { readForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { changeDesign, copyOfDesign, createDesign } from '#core/reports/design-actions.ts';
import {
  designFileText,
  designForForm,
  designIssueLine,
  dropsRows,
  parseDesign,
  parseDesignFile,
} from '#core/reports/own/design-file.ts';
import { designIssues } from '#core/reports/own/design-issues.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { designsList } from '#core/reports/own/list.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import { designQuery } from '#core/reports/queries.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { parseJson } from '#cli/command/json-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { askParameters } from '#cli/reports/ask-parameters.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { askText, choose, confirm } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export function ReportDesignsScreen(_props: ScreenProps<'reportDesigns'>) {
  const { actor } = useApp();
  return mayChangeDesigns(actor).yes ? <Designs /> : <NoAccess />;
}

function Designs() {
  const { core, actor, go, perform, say, folder } = useApp();
  const { dialogs } = useTerminal();
  const whole = ({ id }: ReportDesign) =>
    designQuery(core.send, id).queryFn({ signal: new AbortController().signal });
  /** Says why it does not work, and leaves everything as it was. */
  const trying = (work: (design: ReportDesign) => Promise<unknown>) => (design: ReportDesign) =>
    work(design).catch((error: unknown) => say(wordsOf(error).message, 'bad'));
  const preview = async (listed: ReportDesign) => {
    const design = parseDesign(await whole(listed));
    const clock = { now: core.ports.now(), timeZone: actor.timeZone };
    const parameters = await askParameters(dialogs, design, null, clock);
    if (parameters !== null) go({ screen: 'reportDesign', design, parameters });
  };
  const rename = async (listed: ReportDesign) => {
    const name = await askText(dialogs, { title: t(m.nameOfDesign), value: listed.name });
    if (name === null || name.trim() === '' || name.trim() === listed.name) return;
    const stored = await whole(listed);
    const design = { ...parseDesign(stored), name: name.trim() };
    await perform(changeDesign, { id: stored.id, version: stored.version, design });
  };
  const copy = async (listed: ReportDesign) => {
    const designs = await core.send(listDesigns, {});
    await perform(createDesign, copyOfDesign(parseDesign(await whole(listed)), designs));
  };
  const save = async (listed: ReportDesign) => {
    const name = await askText(dialogs, { title: t(m.saveAs), value: `${plainFileName(listed.name)}.json` });
    if (name === null || name.trim() === '') return;
    const stored = await whole(listed);
    const form = await core.send(readForm, { params: { id: stored.form.id } });
    const text = designFileText(parseDesign(stored), questionsAsRead(form));
    say(t(m.savedAs, { saveFile: await saveFile(folder, name.trim(), text) }), 'good');
  };
  const takeIn = async () => {
    const typed = await askText(dialogs, {
      title: t(both.importDesign),
      text: t(m.pathOfItsJsonFile),
      placeholder: 'design.json',
    });
    if (typed === null || typed.trim() === '') return;
    try {
      const file = await readDesign(pathOf(typed, { folder, home: homedir() }));
      const forms = await core.send(listForms, {});
      const known =
        forms.find(({ id }) => id === file.form.id) ??
        forms.find(({ name }) => foldName(name) === foldName(file.form.name ?? ''));
      const formId =
        known?.id ??
        (await choose(dialogs, {
          title: t(m.formOfIsNotHere, { file: file.name }),
          choices: forms.map(({ id, name }) => ({ value: id, label: name })),
        }));
      if (formId === null) return;
      const form = await core.send(readForm, { params: { id: formId } });
      const target = { ...form, ...questionsAsRead(form) };
      const design = designForForm(file, target);
      const [issue, ...more] = designIssues(design, target);
      if (issue !== undefined) {
        const others = more.length === 0 ? '' : ` ${t(m.moreProblems, { count: more.length })}`;
        say(`${designIssueLine(design, issue)}${others}`, 'bad');
        return;
      }
      const isWanted = !dropsRows(file, formId) || (await confirm(dialogs, dropping));
      if (isWanted) await perform(createDesign, design);
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  return (
    <ListScreen
      list={designsList}
      enterLabel={t(keyTexts.preview)}
      onOpen={trying(preview)}
      keys={(current) => {
        const key = (work: (design: ReportDesign) => Promise<unknown>) => ({
          off: current === null ? t(m.thereAreNoDesigns) : undefined,
          run: () => current && trying(work)(current),
        });
        return [
          { key: 'edit', label: t(keyTexts.rename), ...key(rename) },
          { key: 'copy', label: t(keyTexts.copy), ...key(copy) },
          { key: 'write', label: t(m.saveAsFile), ...key(save) },
          { key: 'import', label: t(m.importFile), run: takeIn },
        ];
      }}
    />
  );
}

const dropping = { title: t(m.importIt), text: designTexts.dropsRows, confirm: t(m.importText) };

/** The design in a JSON file. Throws AppError with what is wrong with it. */
async function readDesign(path: string): Promise<Design> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileError(error, path);
  });
  return parseDesignFile(parseJson(text, path));
}
