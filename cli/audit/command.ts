// formdeck audit: list, verify and export.
import { choice } from '#cli/command/choices.ts';
import { addLimitOptions, addRangeOptions, collect } from '#cli/command/options.ts';
import { examples, type CommandRecord } from '#cli/command/act.ts';

export const auditCommand: CommandRecord = {
  name: 'audit',
  description: 'Audit log: who changed what, and when',
  make(audit, act) {
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
                async () => (await import('#core/features/audit-actions.ts')).auditActions,
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
        .description(
          'Check that no entry of the audit log was changed, removed or added outside the server; for admins',
        )
        .option(
          '--head <position:hash>',
          'the head printed by an earlier check: only later entries are checked',
        )
        .addHelpText(
          'after',
          `
Each entry has a hash of itself and of the previous hash. If the log was changed in the database, the command names the
first entry concerned and exits with 1. Store the head that it prints where nobody with access to the database can change
it: even a log rewritten as a whole cannot contain it.`,
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
        .option('--since <moment>', 'since this day or time, or within the last period: 2026-01-31, 24h, 7d')
        .option(
          '--after <position>',
          'after the entry at this position, which each line has; 0 is from the start',
        )
        .addHelpText(
          'after',
          `
Each line is an entry with its position and its hash in the chain of the log. A collector continues with --after and the
position of its last line: no entry is missed or repeated.`,
        )
        .action(act(async () => (await import('./export.ts')).exportEntries)),
      ['audit export --since 24h', 'audit export --after 1200 > entries.ndjson'],
    );
  },
};
