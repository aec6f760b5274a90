// /help/{document}: the documents for users, with a search over all their sections.
import { Text, TextInput } from '@mantine/core';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { DocumentText } from './document-text.tsx';
import { helpDocuments, helpSections } from './documents.ts';
import { searchSections } from './sections.ts';
import { documentOf } from '#core/features/help-topics.ts';
import classes from './help.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

const route = getRouteApi('/help/{-$document}');

export function HelpPage() {
  const { document: chosen } = route.useParams();
  const { role } = useActor();
  const isNarrow = useNarrow();
  const [search, setSearch] = useState('');
  const name = chosen ?? documentOf(role);
  const shown = helpDocuments.find((each) => each.name === name) ?? helpDocuments[0];
  useHeadingInSight(name);
  if (shown === undefined) return null;
  return (
    <Page title={t(m.help2)} subtitle={shown.title}>
      <div className={`grid items-start ${classes.columns}`}>
        <nav
          className={`sticky top-16 grid gap-12 scroll-y ${classes.contents}`}
          aria-label={t(m.contentsOfHelp)}
        >
          <TextInput
            aria-label={t(m.searchHelp)}
            placeholder={t(m.searchHelp)}
            leftSection={<Search size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {search.trim() !== '' ? (
            <Found search={search} />
          ) : isNarrow ? (
            <details>
              <summary className="p-0 py-6 pointer">{t(m.contents)}</summary>
              <Contents shown={shown.name} />
            </details>
          ) : (
            <Contents shown={shown.name} />
          )}
        </nav>
        <article
          className="border rounded-8 on-surface"
          style={{ maxWidth: '46rem', padding: '1.5rem 1.75rem' }}
        >
          <DocumentText document={shown} />
        </article>
      </div>
    </Page>
  );
}

/** All documents, and the sections of the one that is shown. */
function Contents({ shown }: { shown: string }) {
  return (
    <ul className={`grid bare-list ${classes.list}`}>
      {helpDocuments.map(({ name, title }) => (
        <li key={name}>
          <Link
            to="/help/{-$document}"
            params={{ document: name }}
            aria-current={name === shown ? 'page' : undefined}
          >
            {title}
          </Link>
          {name === shown && (
            <ul className={`grid bare-list ${classes.list}`}>
              {helpSections
                .filter(({ document, level }) => document === name && level === 2)
                .map(({ anchor, title: heading }) => (
                  <li key={anchor}>
                    <Link to="/help/{-$document}" params={{ document: name }} hash={anchor}>
                      {heading}
                    </Link>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const mostFound = 12;

function Found({ search }: { search: string }) {
  const found = searchSections(helpSections, search);
  return (
    <>
      <Text c="dimmed" size="sm" role="status">
        {found.length === 0 ? t(m.nothingInHelpMatches) : t(counts.sections, { count: found.length })}
      </Text>
      <ul className={`grid bare-list ${classes.list}`}>
        {found.slice(0, mostFound).map(({ document, anchor, title }) => (
          <li key={`${document}#${anchor}`}>
            <Link to="/help/{-$document}" params={{ document }} hash={anchor}>
              {title}
              <span>{helpDocuments.find(({ name }) => name === document)?.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Scrolls to the heading that the address names, and gives it the focus. */
function useHeadingInSight(name: string): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(decodeURIComponent(hash));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, name]);
}
