// The completion scripts of three shells. Each finds out which command the words so far have come to, then offers
// that command's own words; where a flag takes a value, or nothing fits, the shell offers files.

export type Node = {
  /** The command's words: `['forms', 'list']`. */
  path: readonly string[];
  commands: readonly { word: string; about: string }[];
  /** What its arguments may be, where that is a list. */
  choices: readonly string[];
  options: readonly { word: string; about: string; takesValue: boolean }[];
};

/** A script for bash. */
export function bashScript(nodes: readonly Node[]): string {
  const known = nodes.filter(({ path }) => path.length > 0).map(({ path }) => `"${path.join(' ')}"`);
  const cases = nodes.map(({ path, commands, choices, options }) => {
    const words = [...choices, ...[...commands, ...options].map(({ word }) => word)].join(' ');
    return `    "${path.join(' ')}") words="${words}" ;;`;
  });
  return `# Completion of formdeck for bash.
_formdeck() {
  local word cur="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" at="" words=""
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${at:+$at }$word" in
      ${known.join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$before" in
    ${valueFlags(nodes).join('|')}) return ;;
  esac
  case "$at" in
${cases.join('\n')}
  esac
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _formdeck formdeck
`;
}

/** A script for zsh. */
export function zshScript(nodes: readonly Node[]): string {
  const known = nodes.filter(({ path }) => path.length > 0).map(({ path }) => `"${path.join(' ')}"`);
  const cases = nodes.map(({ path, commands, choices, options }) => {
    const describe = ({ word, about }: { word: string; about: string }) =>
      quoted(`${word.replaceAll(':', '\\:')}:${about}`);
    return `    "${path.join(' ')}")
      verbs=(${[...choices, ...commands.map(describe)].join(' ')})
      flags=(${options.map(describe).join(' ')}) ;;`;
  });
  return `#compdef formdeck
# Completion of formdeck for zsh.
_formdeck() {
  local word at=""
  local -a verbs flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${at:+$at }$word" in
      ${known.join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "\${words[CURRENT-1]}" in
    ${valueFlags(nodes).join('|')}) _files; return ;;
  esac
  case "$at" in
${cases.join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe -o option flags
  elif (( \${#verbs} )); then
    _describe command verbs
  else
    _files
  fi
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
  const known = nodes.filter(({ path }) => path.length > 0).map(({ path }) => quoted(path.join(' ')));
  const lines = nodes.flatMap(({ path, commands, choices, options }) => {
    const here = `complete -c formdeck -n ${quoted(`__formdeck_at ${quoted(path.join(' '), '"')}`)}`;
    return [
      ...choices.map((word) => `${here} -f -a ${word}`),
      ...commands.map(({ word, about }) => `${here} -f -a ${word} -d ${quoted(about)}`),
      ...options.map(
        ({ word, about, takesValue }) =>
          `${here} -l ${word.slice(2)}${takesValue ? ' -r' : ''} -d ${quoted(about)}`,
      ),
    ];
  });
  return `# Completion of formdeck for fish.
function __formdeck_at
    set -l at ''
    for word in (commandline -opc)[2..-1]
        set -l next (string trim -- "$at $word")
        if contains -- $next ${known.join(' ')}
            set at $next
        end
    end
    test "$at" = "$argv[1]"
end
${lines.join('\n')}
`;
}

function valueFlags(nodes: readonly Node[]): string[] {
  const flags = nodes.flatMap(({ options }) =>
    options.filter(({ takesValue }) => takesValue).map(({ word }) => word),
  );
  return [...new Set(flags)];
}

/** A word as the shells read it back: in single quotes, where only a quote itself needs care. */
function quoted(text: string, mark: "'" | '"' = "'"): string {
  return mark === '"' ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;
}
