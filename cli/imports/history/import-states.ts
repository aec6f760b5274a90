// The words of `import list --state`: the phases of an import, one of them in a user's word.
export const importStates = ['running', 'repair', 'partial', 'done', 'undone', 'failed', 'canceled'] as const;
