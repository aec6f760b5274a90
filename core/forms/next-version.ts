// The next version of a form among those of a list. Apart from versions.ts, which knows the rules of published forms.

/** The draft of a form's next version, among the listed forms. */
export function nextVersionOf<F extends { current: boolean; versionOf?: { id: string } | null | undefined }>(
  forms: readonly F[],
  formId: string,
): F | undefined {
  return forms.find(({ current, versionOf }) => current && versionOf?.id === formId);
}
