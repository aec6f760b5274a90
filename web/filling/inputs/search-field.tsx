// The field that narrows a list during filling in, as large as what a finger hits.
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import classes from './inputs.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** What it is called, and what it says while it is empty. */
  label: string;
  value: string;
  onSearch(text: string): void;
};

export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  return (
    <div className="relative">
      <Search
        size={20}
        className="absolute faint untouchable"
        style={{ top: '1.125rem', insetInlineStart: '1rem' }}
        aria-hidden
      />
      <input
        {...rest}
        className={classes.field}
        style={{ paddingInlineStart: '2.875rem' }}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </div>
  );
}
