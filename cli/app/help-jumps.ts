// The parts of the help as targets of `:`: the glossary, and pages of the console, which a browser opens.
import { helpTopics } from '#core/features/help-topics.ts';
import type { Jump } from '#cli/terminal/command-line.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `browse` opens a path of the console, `openGlossary` the screen of what the words mean. */
export function jumpsToHelp(browse: (path: string) => void, openGlossary: () => void): Jump[] {
  const guides: Jump = {
    text: 'help',
    aliases: ['guide', 'manual', 'documentation'],
    note: t(m.guidesInBrowser),
    go: () => browse('/help'),
  };
  return [
    guides,
    { text: 'glossary', aliases: ['words', 'help words'], note: t(m.whatWordsMean), go: openGlossary },
    ...helpTopics.map(({ document, anchor }) => ({
      text: `help ${anchor.replaceAll('-', ' ')}`,
      note: t(m.inBrowser),
      go: () => browse(`/help/${document}#${anchor}`),
    })),
  ];
}
