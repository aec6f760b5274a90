// What a sheet is called where it has no name.

export function sheetTitle(name: string): string {
  return name === '' ? 'Unnamed sheet' : name;
}
