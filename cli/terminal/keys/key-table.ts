// Every key of the terminal app, with the one thing that it means. Screens bind keys by their names here, never by their
// letters, so that a letter has the same meaning wherever it has any. `says` are the words of which the label of a
// binding uses one: tests/structure/keys.ts holds all screens to them.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type KeyMeaning = {
  /** The first is shown. */
  keys: readonly string[];
  /** What it does; a screen may say it more exactly. */
  label: string;
  /** Its heading in the help; default 'This screen'. */
  section?: string;
  /** Without it, the key moves, confirms or types, and its label says only where to. */
  says?: readonly string[];
  /** A letter has another meaning where a question is answered, and digits where rows are read aloud. */
  only?: 'question' | 'accessible';
};

const moving = {
  down: { keys: ['down', 'j', 'ctrl-n'], label: 'down', section: 'Moving' },
  up: { keys: ['up', 'k', 'ctrl-p'], label: 'up', section: 'Moving' },
  left: { keys: ['left', 'h'], label: 'left', section: 'Moving' },
  right: { keys: ['right', 'l'], label: 'right', section: 'Moving' },
  pagedown: { keys: ['pagedown', 'ctrl-f'], label: t(m.pageDown), section: 'Moving' },
  pageup: { keys: ['pageup', 'ctrl-b'], label: t(m.pageUp), section: 'Moving' },
  first: { keys: ['g', 'home'], label: t(m.toFirst), section: 'Moving' },
  last: { keys: ['G', 'end'], label: t(m.toLast), section: 'Moving' },
  goToRow: { keys: ['#'], label: t(m.goToRowByIts), section: 'Moving', says: ['row'] },
  rowNumber: {
    keys: '0123456789'.split(''),
    label: t(m.numberOfRowThenEnter),
    section: 'Moving',
    only: 'accessible',
  },
  next: { keys: ['n', ']'], label: 'next', says: ['next', 'after', 'forward'] },
  previous: { keys: ['p', '['], label: t(m.oneBefore), says: ['before', 'back'] },
  moveOn: { keys: ['J', 'shift-right', 'shift-down'], label: t(m.moveOn), says: ['move'] },
  moveBack: { keys: ['K', 'shift-left', 'shift-up'], label: t(m.moveBack), says: ['move'] },
} satisfies Record<string, KeyMeaning>;

/** Keys that type nothing: they confirm, leave, tick, and go between the fields of a form. */
const named = {
  enter: { keys: ['enter'], label: 'open' },
  esc: { keys: ['esc'], label: 'back' },
  tab: { keys: ['tab'], label: t(m.otherTab) },
  space: { keys: ['space'], label: 'choose' },
  nextField: { keys: ['tab', 'down'], label: t(m.nextField), section: 'Moving' },
  fieldBefore: { keys: ['shift-tab', 'up'], label: t(m.fieldBefore), section: 'Moving' },
  nextQuestion: { keys: ['down', 'tab'], label: t(m.nextQuestion), section: 'Moving' },
  questionBefore: { keys: ['up', 'shift-tab'], label: t(m.questionBefore), section: 'Moving' },
  nextUnanswered: { keys: ['ctrl-g'], label: t(m.nextUnanswered), section: 'Moving' },
  nextChoice: { keys: ['right', 'space'], label: t(m.nextChoice), section: 'Moving' },
  choiceBefore: { keys: ['left'], label: t(m.choiceBefore), section: 'Moving' },
  otherAnswer: { keys: ['space', 'left', 'right'], label: t(m.other) },
  noAnswer: { keys: ['backspace', 'delete'], label: t(m.noAnswer) },
  intoBranch: { keys: ['right'], label: 'open' },
  outOfBranch: { keys: ['left', 'backspace'], label: 'up' },
  keepSearch: { keys: ['enter', 'tab'], label: t(m.keepSearch) },
  yes: { keys: ['y', 'Y'], label: 'yes', only: 'question' },
  no: { keys: ['n', 'N'], label: 'no', only: 'question' },
  submit: { keys: ['ctrl-s'], label: 'save' },
  otherPart: { keys: ['ctrl-t'], label: t(m.otherPart) },
  pick: { keys: ['ctrl-l'], label: t(m.chooseFromList) },
  all: { keys: ['A', 'ctrl-a'], label: 'all', says: ['all'] },
  everything: { keys: ['ctrl-a'], label: t(m.allOrNone), only: 'question' },
  forgotPassword: { keys: ['ctrl-r'], label: t(m.forgotPassword) },
  readableText: { keys: ['ctrl-o'], label: t(m.readableText) },
  signOut: { keys: ['ctrl-x'], label: t(m.signOut) },
} satisfies Record<string, KeyMeaning>;

const everywhere = {
  goTo: { keys: [':'], label: t(m.goTo), section: 'Everywhere', says: ['go'] },
  help: { keys: ['?'], label: 'keys', section: 'Everywhere', says: ['keys'] },
  reload: { keys: ['r'], label: 'reload', section: 'Everywhere', says: ['reload', 'again'] },
  browser: { keys: ['o'], label: t(m.openInBrowser), section: 'Everywhere', says: ['browser'] },
  quit: { keys: ['q'], label: 'quit', section: 'Everywhere', says: ['quit'] },
  interrupt: { keys: ['ctrl-c'], label: 'quit', section: 'Everywhere' },
} satisfies Record<string, KeyMeaning>;

/** What is shown of a list, and in which order. */
const looking = {
  search: { keys: ['/'], label: 'search', says: ['search'] },
  filter: { keys: ['f'], label: 'filter', says: ['filter'] },
  typeFilter: { keys: ['='], label: t(m.typeFilter), says: ['filter'] },
  filterBy: { keys: ['&'], label: t(m.filterByValue), says: ['filter'] },
  clear: { keys: ['c'], label: t(m.clearFilters), says: ['clear', 'none', 'without'] },
  onlyApproved: { keys: ['O'], label: t(m.onlyApproved), says: ['approved'] },
  review: { keys: ['v'], label: 'review', says: ['review', 'queue'] },
  sort: { keys: ['s'], label: 'sort', says: ['sort'] },
  reverse: { keys: ['S'], label: t(m.sortOtherWay), says: ['sort'] },
  sortColumn: { keys: '123456789'.split(''), label: t(m.sortByColumnOfThis), says: ['sort'] },
  columns: { keys: ['|'], label: 'columns', says: ['columns'] },
  table: { keys: ['t'], label: 'table', says: ['table', 'rows'] },
  dashboard: { keys: ['d'], label: 'dashboard', says: ['dashboard', 'data'] },
  usual: { keys: ['0'], label: 'default', says: ['default', 'today', 'last'] },
  hidden: { keys: ['.'], label: t(m.whatIsHidden), says: ['hidden', 'retired'] },
  views: { keys: ['V'], label: t(m.savedViews), says: ['views'] },
  pickList: { keys: ['L'], label: t(m.chooseAnother), says: ['select', 'choose', 'mapping', 'another'] },
  points: { keys: ['z'], label: 'points', says: ['points'] },
  timeUnit: { keys: ['_'], label: t(m.byHourToMonth), says: ['hour', 'month'] },
  upToHere: { keys: [';'], label: t(m.chooseFromLastOneTo), says: ['choose'] },
} satisfies Record<string, KeyMeaning>;

/** What is done with the things of a list. */
const doing = {
  add: { keys: ['+'], label: 'new', says: ['new', 'add', 'create', 'make'] },
  takeOut: { keys: ['-', 'delete'], label: t(m.takeOut), says: ['take', 'remove'] },
  edit: { keys: ['e'], label: 'edit', says: ['edit', 'rename', 'change', 'replace'] },
  editMore: { keys: ['E'], label: t(m.editFurther), says: ['password', 'cells'] },
  delete: {
    keys: ['D'],
    label: 'delete',
    says: ['delete', 'remove', 'removed', 'deactivate', 'discard', 'end'],
  },
  end: { keys: ['X'], label: 'cancel', says: ['cancel', 'end', 'complete'] },
  undo: { keys: ['U'], label: 'undo', says: ['undo', 'restore', 'again'] },
  rest: {
    keys: ['Z'],
    label: 'archive',
    says: ['archive', 'unarchive', 'retire', 'restore', 'pause', 'resume'],
  },
  move: { keys: ['M'], label: 'move', says: ['move'] },
  hide: { keys: ['H'], label: 'hide', says: ['hide', 'leave'] },
  star: { keys: ['*'], label: 'pin', says: ['pin', 'unpin', 'default'] },
  menu: { keys: [','], label: 'menu', says: ['menu'] },
  copy: { keys: ['y'], label: 'copy', says: ['copy'] },
  write: { keys: ['w'], label: t(m.saveAsFile), says: ['save', 'write', 'csv'] },
  print: { keys: ['P'], label: 'print', says: ['print', 'reports', 'report', 'pdf'] },
  export: { keys: ['x'], label: 'export', says: ['export', 'exports'] },
  import: { keys: ['I'], label: 'import', says: ['import', 'imports', 'upload'] },
  fillIn: { keys: ['i'], label: t(m.fillIn), says: ['fill', 'correct'] },
  publish: { keys: ['>'], label: 'publish', says: ['publish'] },
  mail: { keys: ['m'], label: t(m.sendAgain), says: ['send', 'invite', 'run', 'retry'] },
  check: { keys: ['%'], label: 'verify', says: ['verify'] },
  who: { keys: ['W'], label: 'who', says: ['who'] },
  times: { keys: ['T'], label: 'schedules', says: ['schedules', 'calendar'] },
  types: { keys: ['Y'], label: 'types', says: ['types', 'designs'] },
  approve: { keys: ['a'], label: 'approve', says: ['approve'] },
  reject: { keys: ['R'], label: 'reject', says: ['reject'] },
  return: { keys: ['B'], label: 'return', says: ['return'] },
  reopen: { keys: ['b'], label: 'reopen', says: ['reopen'] },
} satisfies Record<string, KeyMeaning>;

/** Where Home leads to. */
const places = {
  forms: { keys: ['F'], label: 'forms', says: ['forms'] },
  alerts: { keys: ['!'], label: 'insights', says: ['insights', 'problems'] },
  notifications: { keys: ['N'], label: 'notifications', says: ['notifications'] },
  users: { keys: ['u'], label: 'users', says: ['users'] },
  catalog: { keys: ['C'], label: 'catalog', says: ['catalog'] },
  codes: { keys: ['Q'], label: t(m.qrCodes), says: ['codes'] },
  transforms: { keys: ['~'], label: 'transforms', says: ['transforms'] },
  account: { keys: ['@'], label: 'account', says: ['account'] },
} satisfies Record<string, KeyMeaning>;

export const keyTable = { ...moving, ...named, ...everywhere, ...looking, ...doing, ...places };

export type KeyId = keyof typeof keyTable;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object above
export const keyIds = Object.keys(keyTable) as readonly KeyId[];

/** What a key means. */
export function meaningOf(id: KeyId): KeyMeaning {
  return keyTable[id];
}
