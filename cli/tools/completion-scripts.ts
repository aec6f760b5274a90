// The completion scripts of three shells. Each determines the command from the words so far, and what the next word is:
// a command, a flag, one of some words, a file, or a name from `formdeck __complete`.

/** What a flag or argument takes. `text` has no completions. */
export type ArgumentKind = readonly string[] | 'names' | 'files' | 'text';

export type Node = {
  /** The command's words: `['forms', 'list']`. */
  path: readonly string[];
  commands: readonly { word: string; about: string }[];
  /** What each argument takes; the last one repeats if `isVariadic`. */
  args: readonly ArgumentKind[];
  isVariadic: boolean;
  options: readonly { word: string; short: string | null; about: string; takes: ArgumentKind | null }[];
};

/** A script for bash. */
export function bashScript(nodes: readonly Node[]): string {
  const cases = nodes.map(({ path, commands, options }) => {
    const flags = options.flatMap(({ word, short }) => [word, ...(short === null ? [] : [short])]);
    return `    "${path.join(' ')}") verbs="${commands.map(({ word }) => word).join(' ')}" flags="${flags.join(' ')}" ;;`;
  });
  return `# Completion of formdeck for bash.
_formdeck_names() {
  local line plain="\${cur//\\\\/}" quote=""
  case "$cur" in
    \\"*|\\'*) quote="\${cur:0:1}" plain="\${cur:1}" ;;
  esac
  while IFS= read -r line; do
    [[ "$line" == "$plain"* ]] || continue
    case "$quote" in
      \\") line="\${line//\\\\/\\\\\\\\}" line="\${line//\\"/\\\\\\"}" line="\${line//\\$/\\\\\\$}" line="\${line//\\\`/\\\\\\\`}" ;;
      \\') line="\${line//\\'/\\'\\\\\\'\\'}" ;;
      *) printf -v line %q "$line" ;;
    esac
    COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" __complete bash "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)
}
_formdeck() {
  local word cur="\${COMP_WORDS[COMP_CWORD]}" at="" open="" n=0 verbs="" flags="" takes="" reply
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ "$word" == "=" ]] && continue
    if [[ -n "$open" ]]; then open=""; continue; fi
    case "$at:$word" in
      ${flagPatterns(nodes).join('|')}) open="$word"; continue ;;
      *:-?*) continue ;;
    esac
    case "\${at:+$at }$word" in
      ${knownPaths(nodes).join('|')}) at="\${at:+$at }$word" ;;
      *) n=$((n + 1)) ;;
    esac
  done
  [[ "$cur" == "=" ]] && cur=""
  case "$at" in
${cases.join('\n')}
  esac
  case "$at\${open:+:}\${open:-#$n}" in
${takenCases(nodes, (taken) => `takes="${typeof taken === 'string' ? taken : taken.join(' ')}"`).join('\n')}
  esac
  if [[ -z "$open" && ( "$cur" == -* || -z "$verbs$takes" ) ]]; then
    verbs="$flags" takes=""
  fi
  case "$takes" in
    names) _formdeck_names ;;
    files) compopt -o default 2>/dev/null || while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen -f -- "$cur") ;;
    text) ;;
    *) while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen -W "$verbs $takes" -- "$cur") ;;
  esac
}
complete -F _formdeck formdeck
`;
}

/** A script for zsh. */
export function zshScript(nodes: readonly Node[]): string {
  const describe = (word: string, about: string) => quoted(`${word.replaceAll(':', '\\:')}:${about}`);
  const cases = nodes.map(({ path, commands, options }) => {
    const flags = options.flatMap(({ word, short, about }) =>
      [word, ...(short === null ? [] : [short])].map((each) => describe(each, about)),
    );
    return `    "${path.join(' ')}")
      verbs=(${commands.map(({ word, about }) => describe(word, about)).join(' ')})
      flags=(${flags.join(' ')}) ;;`;
  });
  return `#compdef formdeck
# Completion of formdeck for zsh.
_formdeck() {
  local word at="" open="" takes=""
  local -i n=0
  local -a verbs flags found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ -n "$open" ]]; then open=""; continue; fi
    case "$at:$word" in
      ${flagPatterns(nodes).join('|')}) open="$word"; continue ;;
      *:-?*) continue ;;
    esac
    case "\${at:+$at }$word" in
      ${knownPaths(nodes).join('|')}) at="\${at:+$at }$word" ;;
      *) n+=1 ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  case "$at\${open:+:}\${open:-#$n}" in
${takenCases(nodes, (taken) => (typeof taken === 'string' ? `takes=${taken}` : `takes=words found=(${taken.join(' ')})`)).join('\n')}
  esac
  if [[ -z "$open" && ( "\${words[CURRENT]}" == -* || ( -z "$takes" && \${#verbs} -eq 0 ) ) ]]; then
    _describe -o option flags
    return
  fi
  case "$takes" in
    names)
      found=("\${(@f)$("\${words[1]}" __complete zsh "\${(@Q)words[2,CURRENT-1]}" 2>/dev/null)}")
      [[ -n "$found" ]] && compadd -a found ;;
    words) compadd -a found ;;
    files) _files ;;
    text) _message 'a value' ;;
    *) _describe command verbs ;;
  esac
}
if [ "\${funcstack[1]}" = "_formdeck" ]; then
  _formdeck "$@"
else
  compdef _formdeck formdeck
fi
`;
}

/** A script for fish. */
export function fishScript(nodes: readonly Node[]): string {
  const lines = nodes.flatMap(({ path, commands, args, isVariadic, options }) => {
    const at = (more = '') =>
      `complete -c formdeck -n ${quoted(`__formdeck_at ${quoted(path.join(' '), '"')}${more}`)}`;
    return [
      ...commands.map(({ word, about }) => `${at(' 0')} -f -a ${word} -d ${quoted(about)}`),
      ...args.map((taken, index) => {
        const isLast = isVariadic && index === args.length - 1;
        return `${at(` ${index}${isLast ? ' more' : ''}`)} ${fishTaken(taken, false)}`;
      }),
      ...options.map(
        ({ word, short, about, takes }) =>
          `${at()} -l ${word.slice(2)}${short === null ? '' : ` -s ${short.slice(1)}`}` +
          `${takes === null ? '' : ` ${fishTaken(takes, true)}`} -d ${quoted(about)}`,
      ),
    ];
  });
  return `# Completion of formdeck for fish.
function __formdeck_at
    set -l at ''
    set -l n 0
    set -l open 0
    for word in (commandline -opc)[2..-1]
        if test $open -eq 1
            set open 0
            continue
        end
        if contains -- "$at:$word" ${flagsThatTake(nodes).map(fishKey).join(' ')}; or contains -- $word ${globalFlags(nodes).join(' ')}
            set open 1
            continue
        end
        string match -q -- '-?*' $word; and continue
        set -l next (string trim -- "$at $word")
        if contains -- $next ${nodes
          .filter(({ path }) => path.length > 0)
          .map(({ path }) => quoted(path.join(' ')))
          .join(' ')}
            set at $next
        else
            set n (math $n + 1)
        end
    end
    test "$at" = "$argv[1]"; or return 1
    test (count $argv) -lt 2; and return 0
    test $n -eq $argv[2]; and return 0
    test (count $argv) -eq 3 -a $n -gt $argv[2]
end
function __formdeck_names
    set -l words (commandline -opc)
    $words[1] __complete fish $words[2..-1] 2>/dev/null
end
complete -c formdeck -f
${lines.join('\n')}
`;
}

function fishTaken(taken: ArgumentKind, isFlag: boolean): string {
  if (taken === 'files') return isFlag ? '-r -F' : '-F';
  const words = taken === 'names' ? '(__formdeck_names)' : taken === 'text' ? '' : taken.join(' ');
  return `${isFlag ? '-x' : '-f'}${words === '' ? '' : ` -a ${quoted(words)}`}`;
}

type FlagAt = { at: string; word: string };

/** The flags that take a value, with their command. The program has the global ones. */
function flagsThatTake(nodes: readonly Node[]): FlagAt[] {
  const globals = new Set(globalFlags(nodes));
  return nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takes }) => takes !== null)
      .flatMap(({ word, short }) => [word, ...(short === null ? [] : [short])])
      .filter((word) => path.length === 0 || !globals.has(word))
      .map((word) => ({ at: path.join(' '), word })),
  );
}

function globalFlags(nodes: readonly Node[]): string[] {
  const program = nodes.find(({ path }) => path.length === 0);
  return (program?.options ?? []).filter(({ takes }) => takes !== null).map(({ word }) => word);
}

function flagPatterns(nodes: readonly Node[]): string[] {
  return flagsThatTake(nodes).map(({ at, word }) => (at === '' ? `*:${word}` : `"${at}:${word}"`));
}

function fishKey({ at, word }: FlagAt): string {
  return quoted(`${at}:${word}`);
}

function knownPaths(nodes: readonly Node[]): string[] {
  return nodes.filter(({ path }) => path.length > 0).map(({ path }) => `"${path.join(' ')}"`);
}

/** A case for each flag (`forms list:--state`) and each argument (`forms show#0`) with completions. */
function takenCases(nodes: readonly Node[], act: (taken: ArgumentKind) => string): string[] {
  const globals = new Set(globalFlags(nodes));
  return nodes.flatMap(({ path, args, isVariadic, options }) => {
    const at = path.join(' ');
    return [
      ...options.flatMap(({ word, short, takes }) => {
        if (takes === null || (globals.has(word) && path.length > 0)) return [];
        const keys = [word, ...(short === null ? [] : [short])];
        return [
          `    ${keys.map((key) => (path.length === 0 ? `*:${key}` : `"${at}:${key}"`)).join('|')}) ${act(takes)} ;;`,
        ];
      }),
      ...args.map((taken, index) => {
        const isLast = isVariadic && index === args.length - 1;
        return `    "${at}#${isLast ? '"*' : `${index}"`}) ${act(taken)} ;;`;
      }),
    ];
  });
}

/** Quotes a word for shells: in single quotes, where only a quote itself is escaped. */
function quoted(text: string, mark: "'" | '"' = "'"): string {
  return mark === '"' ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;
}
