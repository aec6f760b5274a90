// The appearance screen: the menu colours with their contrast, the logo and the sign-in link.
import { isAdmin } from '#core/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { resolve } from 'node:path';
import { deleteLabels, removeLogo, saveLanguage, sendLogo } from '#core/appearance/actions.ts';
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { labelsQuery, languageQuery, signInLinkQuery } from '#core/appearance/queries.ts';
import { defaultLabels, type Labels } from '#core/appearance/schema.ts';
import { appearanceTexts as texts, languageText } from '#core/appearance/labels.ts';
import { locales } from '#core/format/locales.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { type Fact, Facts } from '#cli/terminal/facts.tsx';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { Loaded, wordsOf } from '#cli/terminal/waiting.tsx';
import { openColoursDialog } from './colours-dialog.tsx';
import { MenuSample } from './menu-sample.tsx';
import { readLogo } from './read-logo.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/appearance/texts.ts';
import { m } from './texts.ts';

export function AppearanceScreen(_props: ScreenProps<'appearance'>) {
  const { core, actor } = useApp();
  const query = useQuery(labelsQuery(core.send));
  if (!isAdmin(actor)) return <NoAccess />;
  const verdict = mayChangeAppearance(actor);
  if (!verdict.yes) return <Label tone="warning">{verdict.why}</Label>;
  return <Loaded query={query}>{(saved) => <Looks saved={saved} />}</Loaded>;
}

function Looks({ saved }: { saved: Labels | null }) {
  const { core, user } = useApp();
  const server = useSignalValue(core.session.region)?.server ?? '';
  const link = useQuery(signInLinkQuery(core.send, server)).data;
  const labels = saved ?? defaultLabels;
  const readable = readableText(labels);
  const locale = useQuery(languageQuery(core.send)).data?.locale;
  useLooksKeys(saved, link, locale);
  const facts: Fact[] = [
    [texts.background, labels.sidebarBackgroundColor],
    [texts.text, labels.sidebarTextColor],
    [texts.contrast, `${contrastText(menuContrast(labels))}. ${readable === null ? texts.readable : ''}`],
    [texts.language, locale === undefined ? '' : languageText({ locale })],
  ];
  return (
    <Box flexDirection="column">
      <MenuSample labels={labels} name={user.company.name} />
      <Box marginTop={1}>
        <Facts facts={facts} />
      </Box>
      {readable !== null && (
        <Label tone="warning">{t(m.wouldBeReadable, { unreadable: texts.unreadable, readable })}</Label>
      )}
      {saved === null && <Label tone="dim">{t(m.theseAreDefaultColoursCompany)}</Label>}
      <Box marginTop={1} flexDirection="column">
        <Label tone="dim">{texts.signIn}</Label>
        <Label>{link ?? ''}</Label>
        <Label tone="dim">{texts.signInAbout}</Label>
      </Box>
    </Box>
  );
}

function useLooksKeys(
  saved: Labels | null,
  link: string | undefined,
  locale: string | null | undefined,
): void {
  const { core, actor, folder, perform, say } = useApp();
  const { dialogs, copy } = useTerminal();
  const off = whyNot(mayChangeAppearance(actor));
  const upload = async () => {
    const path = await askText(dialogs, {
      title: texts.logo,
      text: t(m.pathOfImage, { logoKinds: texts.logoKinds }),
    });
    if (path === null || path.trim() === '') return;
    try {
      const server = core.session.region.peek()?.server ?? '';
      const file = await readLogo(resolve(folder, path.trim()));
      await perform(sendLogo, { ...file, http: core.http, server });
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  const changeLanguage = async () => {
    const chosen = await choose<string>(dialogs, {
      title: texts.language,
      current: locale ?? '',
      width: 72,
      choices: [
        { value: '', label: texts.serversLanguage },
        ...locales.map(({ id, name }) => ({ value: id, label: name })),
      ],
    });
    if (chosen !== null) await perform(saveLanguage, { locale: chosen === '' ? null : chosen });
  };
  useKeys([
    {
      key: 'edit',
      label: t(m.changeColours),
      off,
      run: () => openColoursDialog(dialogs, saved ?? defaultLabels),
    },
    {
      key: 'usual',
      label: t(m.defaultColours),
      off: off ?? (saved === null ? t(m.theseAreDefaultColours) : undefined),
      run: () => perform(deleteLabels, null),
    },
    {
      key: 'editMore',
      label: t(m.changeLanguage),
      off: locale === undefined ? texts.languageNotLoaded : off,
      run: changeLanguage,
    },
    { key: 'import', label: t(m.uploadLogo), off, run: upload },
    { key: 'delete', label: t(m.removeLogo), off, run: () => perform(removeLogo, null) },
    {
      key: 'copy',
      label: t(m.copyLink),
      off: link === undefined ? t(m.linkIsNotLoadedYet) : undefined,
      run: () => {
        if (copy(link ?? '')) say(t(both.linkCopied), 'good');
        else say(t(m.thisTerminalDoesNotSupport), 'warning');
      },
    },
  ]);
}
