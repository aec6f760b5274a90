// formdeck audit list.
import type { Command } from 'commander';
import { choice } from '#cli/command/choices.ts';
import { auditActions } from '#core/audit-actions.ts';
import { addLimitOptions, addRangeOptions, collect } from '#cli/command/options.ts';
import { type Act, examples } from '#cli/command/act.ts';

/** Adds the commands on the audit log to the program. */
export function addAuditCommand(program: Command, act: Act): void {
  const audit = program.command('audit').description('Audit log: who changed what, and when');
  examples(
    addLimitOptions(
      addRangeOptions(
        audit
          .command('list')
          .description('List entries of the audit log, the newest first; for admins')
          .option(
            '--tag <tag>',
            'only entries on one thing: template.<id>, sheet.<id>, sheetRow.<id> or user.<id>',
          )
          .option('--user <username>', 'only what this user did')
          .option('--form <form>', 'only what was done to this form and its rows, by id or name')
          .addOption(
            choice(
              '--action <action>',
              'only this kind of change, such as answer_changed; may be given several times',
              auditActions,
            ).argParser(collect),
          ),
      ),
    ).action(act(async () => (await import('./list.ts')).list)),
    [
      'audit list --last 24h',
      'audit list --action sign_in_failed --action signed_in --user pat',
      'audit list --tag sheetRow.0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11 --json',
    ],
  );
}
