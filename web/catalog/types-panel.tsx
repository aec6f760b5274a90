// The types as chips, which open them.
import { Button } from '@mantine/core';
import { Pencil, Plus } from 'lucide-react';
import type { CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/texts.ts';
import classes from './catalog.module.css';

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
                className={classes.chip}
                aria-label={`Edit the type ${type.name}`}
                onClick={() => onType(type)}
              >
                <span className="cut">{type.name}</span>
                <Pencil size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
