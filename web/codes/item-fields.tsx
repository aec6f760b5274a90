// Which items of the catalog the codes are for.
import { Group, Text } from '@mantine/core';
import { catalogTypesQuery } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { CodesDraft } from '#core/codes/codes-draft.ts';
import { branchesOf } from '#core/codes/item-codes.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { useMemo } from 'react';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/codes/texts.ts';
import { m } from './texts.ts';

export type ItemFieldsProps = {
  draft: Pick<CodesDraft, 'branch' | 'itemType'>;
  /** Undefined while it is loaded. */
  catalog: readonly CatalogItem[] | undefined;
  hasFailed: boolean;
  /** What is wrong with the choice. */
  issue: string | null;
  /** How many codes come of it. */
  count: string;
  onChange(changes: Partial<CodesDraft>): void;
};

/** More would only be scrolled past. */
const mostShown = 100;

export function ItemFields({ draft, catalog, hasFailed, issue, count, onChange }: ItemFieldsProps) {
  const types = useRead(catalogTypesQuery);
  const branches = useMemo(
    () => branchesOf(catalog ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [catalog],
  );
  return (
    <>
      <Group grow align="flex-start">
        <SearchSelect
          label={t(m.branch)}
          placeholder={catalog === undefined && !hasFailed ? t(both.loadingCatalog) : t(both.wholeCatalog)}
          data={branches}
          limit={mostShown}
          clearable
          value={draft.branch === '' ? null : draft.branch}
          error={hasFailed ? t(m.unableToLoadCatalog) : undefined}
          onChange={(value) => onChange({ branch: value ?? '' })}
        />
        <SearchSelect
          label={t(both.itemsOfType)}
          placeholder={t(m.any)}
          data={(types.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          value={draft.itemType === '' ? null : draft.itemType}
          error={types.isError ? t(m.unableToLoadTypes) : undefined}
          onChange={(value) => onChange({ itemType: value ?? '' })}
        />
      </Group>
      <Text size="sm" c={issue === null ? 'dimmed' : 'red'} role="status">
        {issue ?? count}
      </Text>
    </>
  );
}
