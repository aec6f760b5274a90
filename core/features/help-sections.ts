// Documents in Markdown, cut at their headings: what the help lists, searches and opens.

export type HelpDocument = { name: string; title: string; text: string };

export type HelpSection = {
  /** The name of its document. */
  document: string;
  /** The id of its heading; empty for what is above the first one. */
  anchor: string;
  title: string;
  /** 1 for the document's own heading. */
  level: number;
  /** What it says, in Markdown, without its heading. */
  text: string;
};

/** The id of a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** The sections of a document, in order. */
export function sectionsOf({ name, text }: HelpDocument): HelpSection[] {
  const sections: HelpSection[] = [];
  let isFenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced;
    const [, signs, title = ''] = isFenced ? [] : (/^(#{1,3}) (.+)$/.exec(line) ?? []);
    if (signs !== undefined) {
      const plain = title.replaceAll(/[`*]/g, '');
      sections.push({ document: name, anchor: anchorOf(plain), title: plain, level: signs.length, text: '' });
      continue;
    }
    const last = sections.at(-1);
    if (last !== undefined) last.text += `${line}\n`;
  }
  return sections;
}

/** Words of a question that say nothing about what is looked for: 'how do I share a form'. */
const smallWords = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or the there to we what when where which who why with you your'.split(
    ' ',
  ),
);

/**
 * The sections that hold all words of a search, those with a word in their title first. Small words are left out, unless
 * there are no others.
 */
export function searchSections(sections: readonly HelpSection[], search: string): HelpSection[] {
  const typed = search
    .toLowerCase()
    .replaceAll(/[?!.,;:"]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const telling = typed.filter((word) => !smallWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  const holds = (text: string, word: string) => text.toLowerCase().includes(word);
  const inTitle = ({ title }: HelpSection) => words.filter((word) => holds(title, word)).length;
  return sections
    .filter(({ title, text }) => words.every((word) => holds(title, word) || holds(text, word)))
    .toSorted((a, b) => inTitle(b) - inTitle(a));
}
