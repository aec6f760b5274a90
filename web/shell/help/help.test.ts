import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roles } from '#core/actor.ts';
import { anchorOf, type HelpDocument, searchSections, sectionsOf } from '#core/features/help-sections.ts';
import { documentOf, helpTopicOf } from '#core/features/help-topics.ts';

const documents: HelpDocument[] = [
  'staff',
  'managers',
  'xlsform',
  'admins',
  'words',
  'terminal',
  'server',
  'mail',
].map((name) => ({
  name,
  title: name,
  text: readFileSync(`docs/${name}.md`, 'utf8'),
}));
const sections = documents.flatMap(sectionsOf);
const anchors = sections.map(({ document, anchor }) => `${document}#${anchor}`);

describe('the topic of a page', () => {
  it.each([
    ['/fill/some-form', 'staff#fill-in-a-form'],
    ['/forms', 'managers#forms'],
    ['/forms/create', 'managers#design-a-form'],
    ['/forms/some-form/import', 'managers#import-data'],
    ['/sheet/form/all', 'managers#dashboards'],
    ['/sheet/form/all/data', 'managers#the-table'],
    ['/sheet/form/all/data/row', 'managers#review-rows'],
    ['/reports/schedules', 'managers#scheduled-reports'],
  ])('of %s is %s', (address, topic) => {
    const { document, anchor } = helpTopicOf(address, 'MANAGER');
    expect(`${document}#${anchor}`).toBe(topic);
  });

  it('is what the role reads first where the page has none', () => {
    expect(helpTopicOf('/', 'USER')).toEqual({ document: 'staff', anchor: '' });
    expect(helpTopicOf('/', 'ANALYST')).toEqual({ document: 'managers', anchor: '' });
  });

  it('of a role is a document that is there', () => {
    const names = documents.map(({ name }) => name);
    for (const role of roles) expect(names).toContain(documentOf(role));
  });
});

describe('the documents', () => {
  it('have each heading once', () => {
    expect(anchors.toSorted()).toEqual([...new Set(anchors)].toSorted());
  });

  it('link to sections and pictures that are there', () => {
    const pictures = readdirSync('docs/pictures').map((name) => `pictures/${name}`);
    const others = new Set(readdirSync('docs'));
    for (const { name, text } of documents) {
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        const [, file = name, anchor] = /^(?:([a-z]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
        if (target.startsWith('pictures/')) expect(pictures).toContain(target);
        else if (anchor !== undefined) expect(anchors).toContain(`${file}#${anchor}`);
        else if (!/^https?:/.test(target)) expect(others).toContain(target);
      }
    }
  });
});

describe('the search', () => {
  it('finds what has all words, titles first', () => {
    const found = searchSections(
      [
        { document: 'a', anchor: 'x', title: 'Dates', level: 2, text: 'Every export has a date.' },
        { document: 'a', anchor: 'y', title: 'Export data', level: 2, text: 'Choose a date.' },
        { document: 'a', anchor: 'z', title: 'Forms', level: 2, text: 'Nothing.' },
      ],
      'EXPORT choose',
    );
    expect(found.map(({ anchor }) => anchor)).toEqual(['y']);
    expect(searchSections(sections, 'offline')[0]?.document).toBe('staff');
  });

  it('finds the part that answers a question as people ask it', () => {
    const first = (question: string) => searchSections(sections, question)[0];
    expect(first('How do I share a form?')?.title).toBe('Share a form');
    expect(first('who can see my form')?.title).toBeDefined();
    expect(searchSections(sections, 'the')).not.toEqual([]);
  });

  it('reads headings as GitHub does, not those in examples', () => {
    expect(anchorOf("What's new: `rows list`, in 3 steps")).toBe('whats-new-rows-list-in-3-steps');
    const text = '# One\n\n```sh\n# not a heading\n```\n';
    expect(sectionsOf({ name: 'a', title: 'A', text }).map(({ title }) => title)).toEqual(['One']);
  });
});
