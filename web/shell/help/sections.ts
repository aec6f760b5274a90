// Documents in Markdown, cut at their headings: what the help lists, searches and opens.

export type HelpDocument = { name: string; title: string; text: string };

export type HelpSection = {
  /** The name of its document. */
  document: string;
  /** The id of its heading; empty for what stands above the first one. */
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

/** The sections that hold all words of a search, those with a word in their title first. */
export function searchSections(sections: readonly HelpSection[], search: string): HelpSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string, word: string) => text.toLowerCase().includes(word);
  const inTitle = ({ title }: HelpSection) => words.filter((word) => holds(title, word)).length;
  return sections
    .filter(({ title, text }) => words.every((word) => holds(title, word) || holds(text, word)))
    .toSorted((a, b) => inTitle(b) - inTitle(a));
}
