// The types as chips, which open them.
import { Button } from '@mantine/core';
import { Pencil, Plus } from 'lucide-react';
import type { CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TypesPanelProps = { types: readonly CatalogType[]; onType(type: CatalogType | null): void };

export function TypesPanel({ types, onType }: TypesPanelProps) {
  return (
    <section aria-labelledby="catalog-types">
      <header className="row wrap justify-between mb-10 gap-y-8 gap-x-16">
        <h2 id="catalog-types" className="m-0 text-md weight-600">
          {catalogTexts.types}
        </h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onType(null)}
        >
          {catalogTexts.addType}
        </Button>
      </header>
      {types.length > 0 && (
        <ul className="flex wrap bare-list gap-8" aria-label={catalogTexts.types}>
          {types.map((type) => (
            <li key={type.id}>
              <button
                type="button"
                className="inline-flex h-32 items-center px-12 border-strong rounded-16 on-surface ink pointer text-sm gap-6 hover-on-sunken"
                style={{ maxWidth: '18rem' }}
                aria-label={t(m.editType, { type: type.name })}
                onClick={() => onType(type)}
              >
                <span className="cut">{type.name}</span>
                <Pencil size={14} className="faint" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
