// The order of the test files from a clean clone: the longest first, so that no worker is left with one at the end while
// the others have nothing to do. Where vitest knows how long each took the last time, it goes by that.
import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take long for their size in bytes. One that has moved fails the run. */
const long = [
  'tests/journeys/console-pages.test.ts',
  'tests/journeys/main-job.test.ts',
  'tests/journeys/fill-pages.test.ts',
  'tests/journeys/roles.test.ts',
  'tests/journeys/crashes.test.ts',
  'tests/journeys/trouble.test.ts',
  'tests/journeys/birdstrikes.test.ts',
  'server/db/embedded/embedded.test.ts',
  'server/demo/company.test.ts',
  'server/demo/seed.test.ts',
  'tests/contract/permissions.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = long.find((path) => !existsSync(path));
    if (gone !== undefined) throw new Error(`${gone} is not there: see tests/support/longest-first.ts`);
    const sorted = await super.sort(files);
    if (sorted.every((file) => this.ctx.cache.getTestSpecificationResult(file) !== undefined)) return sorted;
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((path) => moduleId.endsWith(`/${path}`));
      return index === -1 ? long.length : index;
    };
    // Files of one project stay together, and the projects in their order.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || place(a) - place(b));
  }
}
