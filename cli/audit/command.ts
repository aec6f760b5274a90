// formdeck audit: list, verify and export.
import type { Command } from 'commander';
import { choice } from '#cli/command/choices.ts';
import { auditActions } from '#core/audit-actions.ts';
import { addLimitOptions, addRangeOptions, collect } from '#cli/command/options.ts';
import { type Act, examples } from '#cli/command/act.ts';

/** Adds the audit log commands to the program. */
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
  examples(
    audit
      .command('verify')
      .description('Check that no entry of the audit log was changed, taken out or put in; for admins')
      .option(
        '--head <position:hash>',
        'the head that an earlier check printed: only what came since is checked',
      )
      .addHelpText(
        'after',
        `
Each entry has a hash over itself and the hash before it. A log that was changed in the database is found, and the first
entry concerned is named: the command ends with 1. Keep the head that it prints where nobody who has the database can change
it: whoever can write the whole log anew cannot make one that has it.`,
      )
      .action(act(async () => (await import('./verify.ts')).verify)),
    ['audit verify', 'audit verify --json'],
  );
  examples(
    audit
      .command('export')
      .description(
        'Write entries as lines of JSON (NDJSON), the oldest first, for log collectors; for admins',
      )
      .option('--since <moment>', 'from this day or moment on, or of the last span: 2026-01-31, 24h, 7d')
      .option(
        '--after <position>',
        'behind the entry of this position, which each line has; 0 is from the start',
      )
      .addHelpText(
        'after',
        `
Each line is an entry with its position and its hash in the chain of the log. A collector goes on with --after and the
position of the last line that it has: no entry is missed, and none comes twice.`,
      )
      .action(act(async () => (await import('./export.ts')).exportEntries)),
    ['audit export --since 24h', 'audit export --after 1200 > entries.ndjson'],
  );
}
