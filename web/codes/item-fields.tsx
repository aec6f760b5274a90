// Which items of the catalog the codes are for.
import { Group, Text } from '@mantine/core';
import { catalogTypesQuery } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { CodesDraft } from '#core/codes/codes-draft.ts';
import { branchesOf } from '#core/codes/item-codes.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { useMemo } from 'react';

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
          label="Branch"
          placeholder={catalog === undefined && !hasFailed ? 'Loading the catalog...' : 'The whole catalog'}
          data={branches}
          limit={mostShown}
          clearable
          value={draft.branch === '' ? null : draft.branch}
          error={hasFailed ? 'Unable to load the catalog' : undefined}
          onChange={(value) => onChange({ branch: value ?? '' })}
        />
        <SearchSelect
          label="Items of type"
          placeholder="Any"
          data={(types.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          value={draft.itemType === '' ? null : draft.itemType}
          error={types.isError ? 'Unable to load the types' : undefined}
          onChange={(value) => onChange({ itemType: value ?? '' })}
        />
      </Group>
      <Text size="sm" c={issue === null ? 'dimmed' : 'red'} role="status">
        {issue ?? count}
      </Text>
    </>
  );
}
