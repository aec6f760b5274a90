// The parts of the help for the command palette; the documents are loaded once something is typed.
import { useNavigate } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Command } from '#web/ui/command/command.ts';
import { type HelpDocument, type HelpSection, searchSections } from '#core/features/help-sections.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Documents = { helpDocuments: readonly HelpDocument[]; helpSections: readonly HelpSection[] };

const leastTyped = 3;
const mostFound = 4;

export function useHelpCommands(searched: string): readonly Command[] {
  const navigate = useNavigate();
  const [help, setHelp] = useState<Documents | null>(null);
  const isWanted = searched.length >= leastTyped;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    import('./documents.ts').then(
      (documents) => !isLeft && setHelp(documents),
      // Without a connection the palette has everything else.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return useMemo(() => {
    if (!isWanted || help === null) return [];
    return searchSections(help.helpSections, searched)
      .slice(0, mostFound)
      .map(({ document, anchor, title }): Command => ({
        id: `help ${document}#${anchor}`,
        label: title,
        note: t(m.help, { find: help.helpDocuments.find(({ name }) => name === document)?.title ?? '' }),
        icon: <BookOpen size="1.125rem" />,
        onChoose: () =>
          void navigate({
            to: '/help/{-$document}',
            params: { document },
            ...(anchor !== '' && { hash: anchor }),
          }),
      }));
  }, [help, isWanted, navigate, searched]);
}
