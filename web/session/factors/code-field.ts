// What each field for a code has: browsers fill one in, and a recovery code has letters.
export const codeField = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
  withAsterisk: false,
  maxLength: 50,
} as const;
