// The export of a metal detector as the contract has it, and what it is converted to, for the tests.
const head = ['Device;Sentinel 3000', 'Serial;MD-4711', 'Line;Dock 2'];
const columns = 'Date;Time;Product;Batch;Signal;Threshold;Result;Operator';
const rows = [
  '03.11.2026;06:00:12;Rye bread;B-1;0,12;1,50;OK;M. Weiß',
  '03.11.2026;06:05:00;Rye bread;B-1;7,25;1,50;METAL;M. Weiß',
  '03.11.2026;07:00:00;Rye bread, sliced;B-2;9,00;1,50;TEST FE;Jörg',
  '03.11.2026;07:01:00;Rye bread, sliced;B-2;9,10;1,50;TEST NFE;Jörg',
  '03.11.2026;07:02:00;Rye bread, sliced;B-2;1.009,50;1,50;TEST SST;',
];
const text = [...head, columns, ...rows, 'Total;5;1;3'].join('\r\n');

const converted = [
  'Date,Line,Product,Batch,Signal,Threshold,Result,Test piece,Operator',
  '2026-11-03 06:00:12,Dock 2,Rye bread,B-1,0.12,1.50,Pass,,M. Weiß',
  '2026-11-03 06:05:00,Dock 2,Rye bread,B-1,7.25,1.50,Reject,,M. Weiß',
  '2026-11-03 07:00:00,Dock 2,"Rye bread, sliced",B-2,9.00,1.50,Test,Fe,Jörg',
  '2026-11-03 07:01:00,Dock 2,"Rye bread, sliced",B-2,9.10,1.50,Test,Non-Fe,Jörg',
  '2026-11-03 07:02:00,Dock 2,"Rye bread, sliced",B-2,1009.50,1.50,Test,Stainless,',
  '',
].join('\r\n');

export const deviceFile = { head, columns, rows, text, converted };
