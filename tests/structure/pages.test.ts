import { describe, expect, it } from 'vitest';
import { keysOf } from '#core/keys-of.ts';
import { screens } from '#cli/app/screens.ts';
import type { ScreenId } from '#cli/app/screen-places.ts';
import * as features from '#core/features/all.ts';
import * as featurePages from '#core/features/all-pages.ts';
import { allPages, pageAddresses } from '#core/features/pages.ts';
import { sectionsOf } from '#core/features/help-sections.ts';
import { lostPages, pagesWithoutFaces, unknownRoutes, unlisted } from './pages.ts';
import { readRepository } from './source-tree.ts';

const files = readRepository();
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
/** Those of all routes, joined to those that they are children of. */
const paths = pathsIn(textOf('web/routes.tsx'));
const parts = ['staff', 'managers', 'admins']
  .flatMap((name) => sectionsOf({ name, title: name, text: textOf(`docs/${name}.md`) }))
  .map(({ document, anchor }) => `${document}#${anchor}`);
const filesNamed = (name: string) =>
  files
    .map(({ path }) => path)
    .filter((path) => new RegExp(`^core/(?!features/)[\\w-]+/${name}$`).test(path));

function pathsIn(text: string): string[] {
  const routes = [
    ...text.matchAll(/^const (\w+) = createRoute\(\{[^]*?getParentRoute: \(\) => (\w+),\s+path: '([^']+)'/gm),
  ];
  const pathOf = (name: string): string => {
    const [, , parent = 'root', path = ''] = routes.find(([, each]) => each === name) ?? [];
    return parent === 'root' ? path : `${pathOf(parent)}${path === '/' ? '' : path}`;
  };
  return routes.map(([, name = '']) => pathOf(name));
}

describe('Pages', () => {
  it('are reported with the file to open', () => {
    expect(pagesWithoutFaces(['/new', '/forms'], { paths: ['/forms'], screens: ['/forms'] })).toEqual([
      '/new has no route: add it to web/routes.tsx',
      '/new has no screen: name it as the page of one in cli/app/screens.ts',
    ]);
    expect(unknownRoutes(['/', '/new/$id', '/forms/$formId'])).toEqual([
      "/new/$id of web/routes.tsx is nobody's: add it, or what it is below, to core/<feature>/pages.ts",
    ]);
    const page = { title: 'New', about: '', words: [], below: '/gone', help: 'staff#gone' } as const;
    expect(lostPages({ '/new': page }, parts)).toEqual([
      '/new has its help at staff#gone, a heading that docs/ lacks: mend it in core/<feature>/pages.ts',
      '/new is below /gone, which is no page: mend it in core/<feature>/pages.ts',
    ]);
    expect(unlisted(['core/new-ones/pages.ts'], [], { list: 'the-list.ts', suffix: 'Pages' })).toEqual([
      'core/new-ones/pages.ts is not in the list: export newOnesPages in the-list.ts',
    ]);
  });

  it('have a route and a screen each', () => {
    expect(paths.length).toBeGreaterThan(50);
    const pagesOfScreens = keysOf<ScreenId>(screens).map((id) => screens[id].page);
    expect(pagesWithoutFaces(pageAddresses, { paths, screens: pagesOfScreens })).toEqual([]);
  });

  it('cover every route', () => expect(unknownRoutes(paths)).toEqual([]));

  it('have help that is there', () => expect(lostPages(allPages, parts)).toEqual([]));

  it('leave to the server what is its own', () => {
    expect(unknownRoutes(['/docs', '/metrics', '/health/live', '/image/1.jpg', '/formsx'])).toHaveLength(5);
  });

  it('and records of features are in the lists that all others are made from', () => {
    expect([
      ...unlisted(filesNamed('pages.ts'), Object.keys(featurePages), {
        list: 'core/features/all-pages.ts',
        suffix: 'Pages',
      }),
      ...unlisted(filesNamed('feature.ts'), Object.keys(features), {
        list: 'core/features/all.ts',
        suffix: 'Feature',
      }),
    ]).toEqual([]);
  });
});
