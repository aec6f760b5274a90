// formdeck jobs: list, show, edit, delete. A run is reported by any command with --job.
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';

export const jobsCommand: CommandRecord = {
  name: 'jobs',
  description: 'Jobs: commands that run by themselves and name themselves with --job, and their runs',
  make(jobs, act) {
    examples(
      jobs
        .command('list')
        .description('List your jobs, for admins all, with their last run and when they are expected next')
        .action(act(async () => (await import('./list.ts')).list)),
      ['jobs list', "jobs list --jq '.[] | select(.trouble) | .name'"],
    );
    examples(
      jobs
        .command('show')
        .description('Show a job with its runs, the newest first')
        .argument('<job>', 'name or id of the job')
        .action(act(async () => (await import('./show.ts')).show)),
      ['jobs show nightly-import', 'jobs show nightly-import --json'],
    );
    examples(
      jobs
        .command('edit')
        .description('Change a job: pause or resume it, or set --expect, --zone, --grace, --notify again')
        .argument('<job>', 'name or id of the job')
        .option('--pause', 'expect no run and tell nobody, until it is resumed')
        .option('--resume', 'expect it again')
        .option('--no-expect', 'expect it at no particular time')
        .action(act(async () => (await import('./edit.ts')).edit)),
      ['jobs edit nightly-import --pause', 'jobs edit nightly-import --grace 3h --notify pat --notify kim'],
    );
    examples(
      addYesOption(jobs.command('delete'))
        .description('Delete a job with its runs')
        .argument('<job>', 'name or id of the job')
        .action(act(async () => (await import('./delete.ts')).remove)),
      ['jobs delete nightly-import --yes'],
    );
  },
};
