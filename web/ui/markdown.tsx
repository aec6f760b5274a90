// Renders Markdown in forms. It comes from other users: anything that could run or load something is removed. Loaded on
// demand.
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';
import classes from './markdown.module.css';

export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => htmlOf(text), [text]);
  return <div className={`break ${classes.text}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

const allowed = {
  ALLOWED_TAGS: [
    'p br hr strong em del code pre blockquote a ul ol li h1 h2 h3 h4 h5 h6',
    'table thead tbody tr th td',
  ].flatMap((tags) => tags.split(' ')),
  ALLOWED_ATTR: ['href', 'title', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** Links open in a new tab, since the page may have unsaved input. */
function htmlOf(text: string): string {
  const fragment = DOMPurify.sanitize(marked.parse(text, { async: false, gfm: true, breaks: true }), {
    ...allowed,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
