// The title of an unnamed sheet.

export function sheetTitle(name: string): string {
  return name === '' ? 'Unnamed sheet' : name;
}
