// Catalog items for the command palette, for anyone who changes the catalog.
import { useNavigate } from '@tanstack/react-router';
import { Box } from 'lucide-react';
import { useMemo } from 'react';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { listOf } from '#core/catalog/tree.ts';
import { foldName } from '#core/find-named.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Of a catalog of 50,000 items most match one letter. */
const leastTyped = 2;
const mostFound = 8;

export function useCatalogCommands(searched: string): readonly Command[] {
  const navigate = useNavigate();
  const isWanted = mayChangeCatalog(useActor()).yes && searched.length >= leastTyped;
  const { data: tree } = useRead(catalogQuery, { enabled: isWanted });
  const items = useMemo(() => (tree === undefined ? [] : listOf(tree)), [tree]);
  return useMemo(() => {
    if (!isWanted) return [];
    const words = foldName(searched).split(/\s+/);
    const found: Command[] = [];
    for (const { id, name, code, type, retired } of items) {
      if (found.length === mostFound) break;
      const text = foldName(`${name} ${code ?? ''}`);
      if (retired || !words.every((word) => text.includes(word))) continue;
      found.push({
        id: `catalog.open ${id}`,
        label: name,
        note: t(m.catalog, { type: type.name }),
        words: code ?? '',
        icon: <Box size="1.125rem" />,
        onChoose: () => void navigate({ to: '/catalog', search: { search: name } }),
      });
    }
    return found;
  }, [isWanted, items, navigate, searched]);
}
