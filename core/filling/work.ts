// What somebody has begun, for the lists of both faces.

/** Open sheets to continue, without those of which all rows were returned: those are listed by themselves, as what needs correcting. */
export function sheetsToContinue<S extends { id: string; rowCount: number }>(
  open: readonly S[],
  returned: readonly { sheetId: string }[],
): S[] {
  const returnedRows = (sheet: S) => returned.filter(({ sheetId }) => sheetId === sheet.id).length;
  return open.filter((sheet) => sheet.rowCount === 0 || returnedRows(sheet) < sheet.rowCount);
}
