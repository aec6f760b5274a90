// A report as the server has drawn it, in a tree of its own, so that neither style reaches the other.
import { useLayoutEffect, useRef } from 'react';
import { reportCss } from '#core/reports/draw/report-css.ts';
import classes from './reports.module.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(reportCss);

export type ReportBodyProps = {
  /** The file, of which the part that is the report is shown. */
  html: string;
  /** Its title is a heading: that of the page around it is another one. */
  withTitle?: boolean;
};

export function ReportBody({ html, withTitle = false }: ReportBodyProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = holder;
    if (current === null) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    // A document that is parsed so runs no script and loads nothing.
    const report = new DOMParser().parseFromString(html, 'text/html').querySelector('.report');
    if (!withTitle) asWords(report?.querySelector('h1'));
    root.replaceChildren(...(report === null ? [] : [report]));
  }, [html, withTitle]);
  return (
    <div ref={holder} className={`border rounded-12 on-surface ${classes.paper}`} data-testid="report" />
  );
}

/** The title of the band in a page that has the same as its heading. */
function asWords(title: Element | null | undefined): void {
  if (title == null) return;
  const words = document.createElement('p');
  words.className = 'title';
  words.textContent = title.textContent;
  title.replaceWith(words);
}
