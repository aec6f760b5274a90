// What a company of the tests has beside its people, forms and catalog, under a marker.
import { makeRecipe } from './recipes.ts';
import { makeJob } from './named-jobs.ts';
import { makeReminder } from './reminders.ts';
import type { Person, TestServer } from './server.ts';

export async function makeThings(server: TestServer, admin: Person, marker: string): Promise<void> {
  await makeRecipe(server, admin, marker);
  await makeReminder(server, admin, marker);
  await makeJob(server, admin, marker);
}
