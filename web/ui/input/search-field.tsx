// The search of a list whose words are part of the address.
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Between the last key and the search, in milliseconds. */
const pause = 150;

/**
 * What is typed shows at once, and is searched for after a pause, or once `searchNow` is called; a search that changes
 * elsewhere replaces it.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [typed: string, type: (text: string) => void, searchNow: () => void] {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const searchSoon = useDebouncedCallback(onSearch, pause);
  if (seen !== search) {
    // The address changed, by a link or because the pause is over.
    setSeen(search);
    setTyped(search);
  }
  const type = (text: string) => {
    setTyped(text);
    searchSoon(text);
  };
  return [typed, type, searchSoon.flush];
}

export type SearchFieldProps = {
  /** `Search users`. */
  label: string;
  search: string;
  onSearch(search: string): void;
  className?: string | undefined;
};

export function SearchField({ label, search, onSearch, className = '' }: SearchFieldProps) {
  const [typed, type, searchNow] = useTypedSearch(search, onSearch);
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label={t(m.clearSearch)} onClick={() => type('')} />}
      value={typed}
      maxLength={200}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      // Whoever follows a link at once must not be taken back by the search.
      onBlur={searchNow}
      className={className}
    />
  );
}
