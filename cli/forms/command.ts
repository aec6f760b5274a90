// formdeck forms: list, show, create, edit, copy, publish, archive, forms as files, and more.
import type { Command } from 'commander';
import { type Act, examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addLimitOptions, addYesOption } from '#cli/command/options.ts';

const formArgument = ['<form>', 'id or name of the form'] as const;
const sameId = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const newVersionFlag = [
  '--new-version',
  'put changes that a published form does not allow into its next version, creating one if needed',
] as const;

export const formsCommand: CommandRecord = {
  name: 'forms',
  description: 'Forms: list, show, edit, publish; as files, from and to XLSForm',
  make(forms, act) {
    addReading(forms, act);
    addVersions(forms, act);
    addWriting(forms, act);
    addStates(forms, act);
    addFiles(forms, act);
    addXlsForms(forms, act);
  },
};

function addReading(forms: Command, act: Act): void {
  examples(
    forms
      .command('list')
      .description('List the forms that you can see')
      .addOption(
        choice('--state <state>', 'only those that are published, unpublished or archived', [
          'published',
          'unpublished',
          'archived',
        ]),
      )
      .option('--search <text>', 'only those with this in their name')
      .action(act(async () => (await import('./list.ts')).list)),
    ['forms list', 'forms list --state published', 'forms list --search strike --json'],
  );
  examples(
    forms
      .command('show')
      .description('Show a form: its questions, alerts and settings')
      .argument(...formArgument)
      .action(act(async () => (await import('./show.ts')).show)),
    ['forms show "Wildlife strikes"', `forms show ${sameId} --json`],
  );
  examples(
    addLimitOptions(
      forms
        .command('access')
        .description('List who can see a form, why, and what they can do with it; for managers and admins')
        .argument(...formArgument)
        .option('--search <text>', 'only users with this in their username'),
    ).action(act(async () => (await import('./access.ts')).access)),
    ['forms access "Wildlife strikes"', 'forms access "Wildlife strikes" --all --json'],
  );
}

function addVersions(forms: Command, act: Act): void {
  examples(
    forms
      .command('versions')
      .description('List the earlier versions of a form, or what has changed since one of them')
      .argument(...formArgument)
      .argument('[version]', 'the number of an earlier version')
      .action(act(async () => (await import('./versions/list.ts')).versions)),
    ['forms versions "Wildlife strikes"', 'forms versions "Wildlife strikes" 3 --json'],
  );
  examples(
    forms
      .command('new-version')
      .description(
        'Begin the next version of a published form, with its questions or those of an earlier version',
      )
      .argument(...formArgument)
      .option('--from <version>', 'the number of the earlier version to begin with')
      .action(act(async () => (await import('./versions/new-version.ts')).newVersion)),
    ['forms new-version "Wildlife strikes"', 'forms new-version "Wildlife strikes" --from 3'],
  );
}

function addWriting(forms: Command, act: Act): void {
  examples(
    forms
      .command('create')
      .description('Create a form from a JSON file, unpublished')
      .requiredOption('--file <path>', 'the form; - is standard input')
      .addHelpText('after', fileHelp)
      .action(act(async () => (await import('./create.ts')).create)),
    ['forms create --file form.json', 'forms create --file - --json < form.json'],
  );
  examples(
    forms
      .command('edit')
      .description('Edit a form as a file in $VISUAL or $EDITOR; it is applied when you close the editor')
      .argument(...formArgument)
      .option(...newVersionFlag)
      .addHelpText('after', fileHelp)
      .action(act(async () => (await import('./edit.ts')).edit)),
    ['forms edit "Wildlife strikes"', 'forms edit "Wildlife strikes" --new-version'],
  );
  examples(
    forms
      .command('copy')
      .description('Copy a form, unpublished')
      .argument(...formArgument)
      .option('--name <name>', 'what the copy is called; "Copy of ..." by default')
      .action(act(async () => (await import('./copy.ts')).copy)),
    ['forms copy "Wildlife strikes"', 'forms copy "Vehicle check" --name "Truck check"'],
  );
}

const fileHelp = `
In the file, ids are optional, options may be plain texts ("options": ["None", "Minor"]), headers and calculations
may be placed among the questions, people and groups are given by name, and conditions, alerts and formulas may name a
question by its title: {"var": "Cost Total $"}.`;

function addStates(forms: Command, act: Act): void {
  examples(
    addYesOption(forms.command('delete'))
      .description('Delete a form that was never published and that nobody has filled in, or a new version')
      .argument(...formArgument)
      .option('--new-version', 'discard the new version of a published form, which stays as it is')
      .action(act(async () => (await import('./delete.ts')).deleteForm)),
    ['forms delete "Truck check" --yes', 'forms delete "Wildlife strikes" --new-version --yes'],
  );
  examples(
    addYesOption(forms.command('publish'))
      .description('Publish a form; this cannot be undone')
      .argument(...formArgument)
      .option('--new-version', 'publish the next version of a published form, which replaces it')
      .option('--dry-run', 'show what would change, without publishing')
      .action(act(async () => (await import('./publish.ts')).publish)),
    [
      'forms publish "Wildlife strikes" --yes',
      'forms publish "Wildlife strikes" --new-version --dry-run',
      'forms publish "Wildlife strikes" --new-version --yes',
    ],
  );
  const states = [
    ['archive', 'Archive a form: it can no longer be filled in'],
    ['unarchive', 'Unarchive a form'],
  ] as const;
  for (const [name, description] of states) {
    examples(
      forms
        .command(name)
        .description(description)
        .argument(...formArgument)
        .action(act(async () => (await import('./change-state.ts'))[name])),
      [`forms ${name} "Wildlife strikes"`, `forms ${name} ${sameId}`],
    );
  }
}

const filesArgument = ['<file...>', 'form files, folders of them, or - for standard input'] as const;

function addFiles(forms: Command, act: Act): void {
  examples(
    forms
      .command('export')
      .description('Write forms as JSON files; the same form always gives the same text')
      .argument('[form...]', 'ids or names of the forms')
      .option('--all', 'all forms that you can see, except archived ones')
      .option('--out <path>', 'a file, or a folder ending with a slash (default: standard output)')
      .action(act(async () => (await import('./export.ts')).exportForms)),
    [
      'forms export "Wildlife strikes"',
      'forms export "Wildlife strikes" --out strikes.json',
      'forms export --all --out forms/',
    ],
  );
  examples(
    forms
      .command('diff')
      .description('Show what apply would change')
      .argument(...filesArgument)
      .option(...newVersionFlag)
      .addHelpText(
        'after',
        '\nExit codes: 0 the forms match the files, 3 they differ, 1 it could not be checked',
      )
      .action(act(async () => (await import('./diff.ts')).diff)),
    ['forms diff strikes.json', 'forms diff forms/ --json'],
  );
  examples(
    addYesOption(forms.command('apply'))
      .description('Create and change forms until they match the files; twice changes nothing')
      .argument(...filesArgument)
      .option('--dry-run', 'check everything without changing anything')
      .option('--publish', 'publish forms that are not published yet')
      .option(...newVersionFlag)
      .addHelpText(
        'after',
        `
A file belongs to the form with its id or, without an id, with its name. Nothing is written until every file has been
checked. Anything a file leaves out gets its default, except ids and the way the dashboard shows a question.`,
      )
      .action(act(async () => (await import('./apply.ts')).apply)),
    [
      'forms apply strikes.json',
      'forms apply forms/ --dry-run',
      'forms apply forms/ --new-version --publish --yes',
    ],
  );
}

function addXlsForms(forms: Command, act: Act): void {
  examples(
    forms
      .command('import-xlsform')
      .description(
        'Create a form from an XLSForm of ODK, Kobo or SurveyCTO, and report what has no counterpart',
      )
      .argument('<file>', 'the workbook (.xlsx), or a ZIP file with it and its pictures; - is standard input')
      .option('--name <name>', 'name of the form, instead of its title')
      .option('--dry-run', 'report without creating anything')
      .action(act(async () => (await import('./import-xlsform.ts')).importXlsForm)),
    [
      'forms import-xlsform survey.xlsx --dry-run',
      'forms import-xlsform survey.zip --name "Household survey"',
    ],
  );
  examples(
    forms
      .command('export-xlsform')
      .description('Write a form as an XLSForm, and report what has no counterpart')
      .argument(...formArgument)
      .option(
        '--out <file>',
        'the workbook to write, or a .zip with it and the pictures of the form (default: the name of the form, .zip if it has pictures)',
      )
      .action(act(async () => (await import('./export-xlsform.ts')).exportXlsForm)),
    [
      'forms export-xlsform "Wildlife strikes"',
      'forms export-xlsform "Vehicle check" --out check.xlsx',
      'forms export-xlsform "Vehicle check" --out check.zip',
    ],
  );
}
