// /help/{document}: the documents for users, with a search over all their sections.
import { NavLink, Stack, Text, TextInput } from '@mantine/core';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { DocumentText } from './document-text.tsx';
import { helpDocuments, helpSections } from './documents.ts';
import { searchSections } from './sections.ts';
import { documentOf } from './topics.ts';
import classes from './help.module.css';

const route = getRouteApi('/help/{-$document}');

export function HelpPage() {
  const { document: chosen } = route.useParams();
  const { role } = useActor();
  const [search, setSearch] = useState('');
  const name = chosen ?? documentOf(role);
  const shown = helpDocuments.find((each) => each.name === name) ?? helpDocuments[0];
  useHeadingInSight(name);
  if (shown === undefined) return null;
  return (
    <Page title="Help" subtitle={shown.title}>
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label="Contents of the help">
          <TextInput
            aria-label="Search the help"
            placeholder="Search the help"
            leftSection={<Search size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {search.trim() === '' ? <Contents shown={shown.name} /> : <Found search={search} />}
        </nav>
        <article className={classes.article}>
          <DocumentText document={shown} />
        </article>
      </div>
    </Page>
  );
}

/** All documents, and the sections of the one that is shown. */
function Contents({ shown }: { shown: string }) {
  return (
    <Stack gap={0}>
      {helpDocuments.map(({ name, title }) => (
        <NavLink
          key={name}
          component={Link}
          to={`/help/${name}`}
          label={title}
          active={name === shown}
          opened={name === shown}
          disableRightSectionRotation
          rightSection={null}
        >
          {helpSections
            .filter(({ document, level }) => name === shown && document === name && level === 2)
            .map((section) => (
              <NavLink
                key={section.anchor}
                component={Link}
                to={`/help/${name}`}
                hash={section.anchor}
                label={section.title}
              />
            ))}
        </NavLink>
      ))}
    </Stack>
  );
}

const mostFound = 12;

function Found({ search }: { search: string }) {
  const found = searchSections(helpSections, search).slice(0, mostFound);
  if (found.length === 0)
    return (
      <Text c="dimmed" size="sm" role="status">
        Nothing in the help has all of these words.
      </Text>
    );
  return (
    <Stack gap={0}>
      {found.map(({ document, anchor, title }) => (
        <NavLink
          key={`${document}#${anchor}`}
          component={Link}
          to={`/help/${document}`}
          hash={anchor}
          label={title}
          description={helpDocuments.find(({ name }) => name === document)?.title}
        />
      ))}
    </Stack>
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
