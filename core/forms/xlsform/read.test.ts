import { describe, expect, it } from 'vitest';
import { outline, read, sheet } from '#tests/support/xlsform-sheets.ts';

describe('a vehicle inspection of ODK', () => {
  const { form, lines } = read(
    sheet(
      'survey',
      `
type | name | label | hint | required | relevant | constraint | default | appearance | calculation
start | start
end | end
deviceid | deviceid
text | plate | Licence plate | As on the papers | yes | | regex(., '[A-Z]{3}') |
select_one vehicle | kind | Kind of vehicle | | TRUE | | | car | minimal
integer | mileage | Mileage of \${plate} | | true() | \${kind} != 'bicycle' | . >= 0
begin_group | brakes | **Brakes** | | | \${kind} = 'car' or \${kind} = 'truck'
select_one yn | brakes_ok | Do the brakes work? | | yes
select_multiple parts | worn | Worn parts | | | \${brakes_ok} = 'no'
image | brakes_photo | Photo | | | count-selected(\${worn}) > 1
note | brakes_note | Do **not** drive on! | | | \${brakes_ok} = 'no'
end_group
calculate | per_day | Distance per day | | | | | | | \${mileage} div 30
calculate | stamp | | | | | | | | format-date(today(), '%Y')
image | signature | Signature | | | | | | signature
barcode | tag | Inventory tag
acknowledge | sure | I am sure | | | \${mileage} < 1000
date | due | Next inspection | | | \${due2} > today()
geopoint | place | Where
audio | noise | Noise
`,
    ),
    sheet(
      'choices',
      `
list_name | name | label
vehicle | car | Car
vehicle | truck | Truck
vehicle | bicycle | Bicycle
yn | yes | Yes
yn | no | No
parts | pads | Pads
parts | discs | Discs
parts | pads | Pads again
`,
    ),
    sheet('settings', 'form_title | form_id | version\nVehicle inspection | vehicle_check | 2024010101'),
  );

  it('becomes a form that can be saved', () => {
    expect(form.name).toBe('Vehicle inspection');
    expect(outline(form)).toEqual([
      'row DESCRIPTION As on the papers',
      'row TEXT Licence plate *',
      'row RADIO Kind of vehicle * [car=Car, truck=Truck, bicycle=Bicycle]',
      'row WHOLE_NUMBER Mileage of [Licence plate] * if {"!=":[{"var":"Kind of vehicle"},"bicycle"]}',
      'row HEADER Brakes if {"or":[{"==":[{"var":"Kind of vehicle"},"car"]},{"==":[{"var":"Kind of vehicle"},"truck"]}]}',
      'row BOOLEAN Do the brakes work? * if {"or":[{"==":[{"var":"Kind of vehicle"},"car"]},{"==":[{"var":"Kind of vehicle"},"truck"]}]}',
      'row CHECKBOXES Worn parts [pads=Pads, discs=Discs] if {"and":[{"or":[{"==":[{"var":"Kind of vehicle"},"car"]},{"==":[{"var":"Kind of vehicle"},"truck"]}]},{"==":[{"var":"Do the brakes work?"},false]}]}',
      'row IMAGE Photo if {"and":[{"or":[{"==":[{"var":"Kind of vehicle"},"car"]},{"==":[{"var":"Kind of vehicle"},"truck"]}]},{">":[{"reduce":[{"var":"Worn parts"},{"+":[{"var":"accumulator"},1]},0]},1]}]}',
      'row DESCRIPTION Do **not** drive on! if {"and":[{"or":[{"==":[{"var":"Kind of vehicle"},"car"]},{"==":[{"var":"Kind of vehicle"},"truck"]}]},{"==":[{"var":"Do the brakes work?"},false]}]}',
      'row CALCULATION Distance per day: {"/":[{"+":[{"var":"Mileage of [Licence plate]"}]},30]}',
      'row SIGNATURE Signature',
      'row SCANNED_CODE Inventory tag',
      'row BOOLEAN I am sure if {"and":[{"answered":{"var":"Mileage of [Licence plate]"}},{"<":[{"var":"Mileage of [Licence plate]"},1000]}]}',
      'row DATE Next inspection',
      'row PLACE Where',
      'row AUDIO Noise',
    ]);
  });

  it('comes with a report of everything', () => {
    expect(lines).toEqual([
      'dropped settings 2: form_id "vehicle_check" is left out: forms get ids of their own',
      'dropped settings 2: version "2024010101" is left out: versions are counted',
      'dropped choices 9: The list "parts" has a choice "pads" already',
      'changed survey 13: What follows stands under the same header: a header has no end',
      'dropped survey 2: "start" is left out. When something was filled in is kept with every row anyway',
      'dropped survey 3: "end" is left out. When something was filled in is kept with every row anyway',
      'dropped survey 4: "deviceid" is left out. Nothing is kept of the device',
      'changed survey 5: "Licence plate" has its hint above it, as a description',
      'changed survey 6: "Kind of vehicle" loses its default "car": required questions have none',
      'changed survey 6: "kind" loses appearance "minimal"',
      'changed survey 7: "Mileage of [Licence plate]" names a question whose answer its title would show',
      'changed survey 8: "Brakes" loses the markup or the line breaks of its label',
      'changed survey 9: "Do the brakes work?" is asked as Yes or No',
      'kept survey 10: "Worn parts" as Multi-select',
      'kept survey 11: "Photo" as Photo',
      'kept survey 12: "Do not drive on!" as a description',
      'changed survey 14: "per_day" is shown to people filling it in, as a calculation',
      `dropped survey 15: "stamp" is left out, because it cannot be calculated: format-date() has no counterpart (calculation: format-date(today(), '%Y'))`,
      'kept survey 16: "Signature" as Signature',
      'kept survey 17: "Inventory tag" as Scanned code',
      'changed survey 18: "I am sure" is asked as Yes or No',
      'changed survey 19: "due" is always asked, because its condition cannot be kept: there is no question "due2" (relevant: ${due2} > today())',
      'kept survey 20: "Where" as Place',
      'kept survey 21: "Noise" as Recording',
      'dropped survey -: The names in the column "name" are left out: questions go by their titles',
      'dropped survey 1: The column "appearance" is left out (1 row)',
    ]);
  });
});

describe('a household survey of Kobo, with a repeat and two languages', () => {
  const { form, lines } = read(
    sheet(
      'survey',
      `
type | name | label::English (en) | label::Français (fr) | relevant | required | default | calculation
text | village | Village | Village | | true
begin_repeat | member | Member of the household | Membre
text | name | Name | Nom | | true
decimal | age | Age | Âge
select_one sex | sex | Sex | Sexe | \${village} != '' | | f
begin_repeat | illness | Illness | Maladie | \${age} < 5
text | what | What | Quoi
end_repeat
end_repeat
select_multiple crops or_other | crops | Crops | Cultures | | | maize beans
calculate | adults | | | | | | count(\${member})
text | thanks | Remarks | Remarques | \${name} = 'x'
`,
    ),
    sheet(
      'choices',
      'list name | name | label::English (en) | label::Français (fr)\nsex | f | Female | Femme\nsex | m | Male | Homme\ncrops | maize | Maize | Maïs\ncrops | beans | | Haricots',
    ),
    sheet('settings', 'id_string | default_language\nhousehold | fr'),
  );

  it('asks the repeat per row and the rest per sheet, in the language of the form', () => {
    expect(form.name).toBe('household');
    expect(outline(form)).toEqual([
      'sheet TEXT Village *',
      'row HEADER Membre',
      'row TEXT Nom *',
      'row NUMERIC Âge',
      'row RADIO Sexe [f=Femme, m=Homme] = f if {"answered":{"var":"Village"}}',
      'row ENTRIES Maladie if {"and":[{"answered":{"var":"Âge"}},{"<":[{"var":"Âge"},5]}]}',
      'sheet CHECKBOXES Cultures [maize=Maïs, beans=Haricots, other=Other] = maize, beans',
      'sheet TEXT Cultures: other if {"contains":[{"var":"Cultures"},"other"]}',
      'sheet TEXT Remarques',
    ]);
    expect(lines.filter((line) => !line.startsWith('kept'))).toEqual([
      'changed settings 2: id_string "household" is the name of the form, not its id',
      'dropped survey 1: Texts in English (en) are left out: a form has one language',
      ...Object.entries({ member: 3, illness: 7 }).map(lossOf),
      ...Object.entries({ village: 2, name: 4, age: 5, sex: 6 }).map(lossOf),
      'changed survey 8: "what" loses label::English (en)',
      'changed survey 11: "Cultures" has the choice Other, and a question to specify it',
      'changed survey 11: "crops" loses label::English (en)',
      'dropped survey 12: "adults" is left out, because it cannot be calculated: count() has no counterpart (calculation: count(${member}))',
      `changed survey 13: "thanks" is always asked, because its condition cannot be kept: "name" is asked once per row, and this once per sheet (relevant: \${name} = 'x')`,
      'changed survey 13: "thanks" loses label::English (en)',
      'dropped survey -: The names in the column "name" are left out: questions go by their titles',
    ]);
  });
});

const lossOf = ([name, row]: [string, number]) =>
  `changed survey ${row}: "${name}" loses label::English (en)`;

describe('an XLSForm of more than a form takes', () => {
  it('is refused in words that say so', () => {
    const rows = Array.from({ length: 1_001 }, (_, index) => `text | q${index} | Question ${index}`);
    const large = () => read(sheet('survey', ['type | name | label', ...rows].join('\n')));
    expect(large).toThrow('This XLSForm is too large.');
  });
});
