// /help/{document}: the documents for users, with a search over all their sections.
import { Text, TextInput } from '@mantine/core';
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useActor } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { helpDocuments, helpPictures, helpSections } from './documents.ts';
import { anchorOf, type HelpDocument, searchSections } from '#core/features/help-sections.ts';
import { documentOf } from '#core/features/help-topics.ts';
import classes from './help.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { Marked, Renderer } from 'marked';

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
    <Page title={t(m.helpTitle)} subtitle={shown.title}>
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

/** Draws a document of the help. Its Markdown is the product's own, so nothing has to be removed from it. */
function DocumentText({ document: { text } }: { document: HelpDocument }) {
  const router = useRouter();
  const html = useMemo(() => marked.parse(text, { async: false }), [text]);
  /** Links within the help are followed without loading the page anew. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!address.startsWith('/help/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(address);
  };
  return <div className={classes.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

const marked = new Marked({
  renderer: {
    /** Its lines do not break: they are scrolled to, also by keyboard. */
    code(token) {
      return Renderer.prototype.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
    },
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens);
      const anchor = anchorOf(this.parser.parseInline(tokens, this.parser.textRenderer));
      return `<h${depth} id="${anchor}" tabindex="-1">${words}</h${depth}>\n`;
    },
    image({ href, text }) {
      return `<img src="${helpPictures.get(href) ?? ''}" alt="${text}" loading="lazy" />`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const [, document, anchor = ''] = /^([a-z]+)\.md(#.*)?$/.exec(href) ?? [];
      if (document !== undefined && !helpDocuments.some(({ name }) => name === document)) return words;
      if (document !== undefined) return `<a href="/help/${document}${anchor}">${words}</a>`;
      return `<a href="${href}"${/^https?:/.test(href) ? ' target="_blank" rel="noreferrer"' : ''}>${words}</a>`;
    },
  },
});
