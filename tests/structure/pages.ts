// What each face has of the pages that the features declare in core/<feature>/pages.ts.
import { type allPages, pageRoots, resourceAddresses } from '#core/features/pages.ts';

const declare = 'core/<feature>/pages.ts';

/** Pages without a route or a screen; what is drawn from a resource needs none. `paths` are those of the routes. */
export function pagesWithoutFaces(
  addresses: readonly string[],
  { paths, screens }: { paths: readonly string[]; screens: readonly (string | undefined)[] },
): string[] {
  const ofResources: readonly string[] = resourceAddresses;
  const own = addresses.filter((address) => !ofResources.includes(address));
  return [
    ...own
      .filter((address) => !paths.includes(address))
      .map((address) => `${address} has no route: add it to web/routes.tsx`),
    ...own
      .filter((address) => !screens.includes(address))
      .map((address) => `${address} has no screen: name it as the page of one in cli/app/screens.ts`),
  ];
}

/** Routes below an address that no feature declares: the service worker would leave them to the server. */
export function unknownRoutes(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path !== '/$' && !pageRoots.includes(path.split('/', 2)[1] ?? ''))
    .map((path) => `${path} of web/routes.tsx is nobody's: add it, or what it is below, to ${declare}`);
}

/** Parts of the guides that are not there, and pages below others that are not. */
export function lostPages(pages: typeof allPages, parts: readonly string[]): string[] {
  return Object.entries(pages).flatMap(([address, page]) => {
    const below = page.title === undefined ? undefined : page.below;
    return [
      ...(page.help !== null && !parts.includes(page.help)
        ? [`${address} has its help at ${page.help}, a heading that docs/ lacks: mend it in ${declare}`]
        : []),
      ...(below !== undefined && !(below in pages)
        ? [`${address} is below ${below}, which is no page: mend it in ${declare}`]
        : []),
    ];
  });
}

/** Files of features that a list does not name; `names` are what the list exports. */
export function unlisted(
  files: readonly string[],
  names: readonly string[],
  { list, suffix }: { list: string; suffix: string },
): string[] {
  return files.flatMap((file) => {
    const [folder = ''] = file.split('/').slice(-2);
    const name = `${folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}${suffix}`;
    return names.includes(name) ? [] : [`${file} is not in the list: export ${name} in ${list}`];
  });
}
