// Manual pages from the tree of commands: the same descriptions, options and examples as --help. Written when the
// product is built (man-pages.ts), in the macros of man(7).
import type { Argument, Command } from 'commander';

export type ManPage = { fileName: string; text: string };

/** A page of the program, and one of each of its commands with all that stand below it. */
export function manPages(program: Command, version: string): ManPage[] {
  const commands = program.commands;
  const pages = commands.map((command) => `${program.name()}-${command.name()}`);
  return [
    { fileName: `${program.name()}.1`, text: programPage(program, version, pages) },
    ...commands.map((command, index) => ({
      fileName: `${pages[index]}.1`,
      text: commandPage(program, command, version),
    })),
  ];
}

function programPage(program: Command, version: string, pages: readonly string[]): string {
  return page([
    title(program.name(), version),
    ...name(program.name(), program.description()),
    '.SH SYNOPSIS',
    `.B ${escaped(program.name())}`,
    '.br',
    `.B ${escaped(program.name())}`,
    '.I command',
    escaped('[options]'),
    '.SH DESCRIPTION',
    `${line(program.description())}.`,
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => [
      '.TP',
      `.BR ${escaped(`${program.name()}-${command.name()}`)} (1)`,
      line(command.description()),
    ]),
    '.SH OPTIONS',
    ...options(program),
    ...afterTexts(program).flatMap(paragraphs),
    ...seeAlso(pages),
  ]);
}

function commandPage(program: Command, command: Command, version: string): string {
  const called = `${program.name()} ${command.name()}`;
  const verbs = verbsOf(command);
  return page([
    title(`${program.name()}-${command.name()}`, version),
    ...name(`${program.name()}-${command.name()}`, command.description()),
    '.SH SYNOPSIS',
    ...verbs.flatMap((verb, index) => [...(index === 0 ? [] : ['.br']), ...synopsis(verb)]),
    '.SH DESCRIPTION',
    ...verbs.flatMap((verb) => [
      ...(verbs.length === 1 ? [] : [`.SS ${escaped(pathOf(verb))}`]),
      `${line(verb.description())}.`,
      ...argumentLines(verb.registeredArguments),
      ...options(verb),
      ...afterTexts(verb).flatMap(paragraphs),
    ]),
    '.PP',
    `The options and variables that all commands take are in`,
    `.BR ${escaped(program.name())} (1).`,
    ...seeAlso([program.name()]),
    `.\\" ${called}`,
  ]);
}

/** The commands that do something: the command itself, or those below it. */
function verbsOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(verbsOf);
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function synopsis(verb: Command): string[] {
  const names = verb.registeredArguments.map(argumentName);
  return [`.B ${escaped(pathOf(verb))}`, escaped([...names, '[options]'].join(' '))];
}

function argumentName(argument: Argument): string {
  const named = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${named}>` : `[${named}]`;
}

function argumentLines(given: readonly Argument[]): string[] {
  return given.flatMap((argument) => [
    '.TP',
    `.I ${escaped(argumentName(argument))}`,
    withChoices(argument.description, argument.argChoices),
  ]);
}

function options(command: Command): string[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ flags, description, argChoices }) => [
      '.TP',
      `.B ${escaped(flags)}`,
      withChoices(description, argChoices),
    ]);
}

function withChoices(description: string, choices: readonly string[] | undefined): string {
  return line(choices === undefined ? description : `${description} (${choices.join(', ')})`);
}

/** What stands below the options in --help. */
function afterTexts(command: Command): string[] {
  const texts: string[] = [];
  const output = command.configureOutput();
  command.configureOutput({ ...output, writeOut: (text) => void texts.push(text) });
  command.outputHelp();
  command.configureOutput(output);
  // The first is what help makes of the records itself.
  return texts.slice(1).map((text) => text.replace(/^\n+|\n+$/g, ''));
}

/** Help's paragraphs: what is indented stays as it is, a line that ends with a colon is a heading. */
function paragraphs(text: string): string[] {
  const lines: string[] = ['.PP'];
  let isFixed = false;
  for (const each of text.split('\n')) {
    const fixed = each.startsWith('  ');
    if (fixed !== isFixed) lines.push(fixed ? '.nf' : '.fi');
    isFixed = fixed;
    if (each.trim() === '') lines.push('.PP');
    else if (fixed) lines.push(line(each));
    else if (/^[A-Z][\w ]*:$/.test(each)) lines.push('.PP', `.B ${escaped(each)}`, '.PP');
    else lines.push(line(each));
  }
  if (isFixed) lines.push('.fi');
  return lines.filter((each, index) => each !== '.PP' || lines[index + 1] !== '.PP');
}

function title(of: string, version: string): string {
  return `.TH ${escaped(of.toUpperCase())} 1 "" "formdeck ${escaped(version)}" "Formdeck manual"`;
}

function name(of: string, about: string): string[] {
  return ['.SH NAME', `${escaped(of)} \\- ${line(about)}`];
}

function seeAlso(pages: readonly string[]): string[] {
  const last = pages.length - 1;
  return [
    '.SH SEE ALSO',
    ...pages.map((each, index) => `.BR ${escaped(each)} (1)${index === last ? '' : ' ,'}`),
  ];
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** A line of text, which never reads as a request. */
function line(text: string): string {
  const safe = escaped(text);
  return /^[.']/.test(safe) ? `\\&${safe}` : safe;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-');
}
