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
  down: { keys: ['down', 'j', 'ctrl-n'], label: t(m.down), section: 'Moving' },
  up: { keys: ['up', 'k', 'ctrl-p'], label: t(m.up), section: 'Moving' },
  left: { keys: ['left', 'h'], label: t(m.left), section: 'Moving' },
  right: { keys: ['right', 'l'], label: t(m.right), section: 'Moving' },
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
  next: { keys: ['n', ']'], label: t(m.next), says: ['next', 'after', 'forward'] },
  previous: { keys: ['p', '['], label: t(m.oneBefore), says: ['before', 'back'] },
  moveOn: { keys: ['J', 'shift-right', 'shift-down'], label: t(m.moveOn), says: ['move'] },
  moveBack: { keys: ['K', 'shift-left', 'shift-up'], label: t(m.moveBack), says: ['move'] },
} satisfies Record<string, KeyMeaning>;

/** Keys that type nothing: they confirm, leave, tick, and go between the fields of a form. */
const named = {
  enter: { keys: ['enter'], label: t(m.open) },
  esc: { keys: ['esc'], label: t(m.back) },
  tab: { keys: ['tab'], label: t(m.otherTab) },
  space: { keys: ['space'], label: t(m.choose) },
  nextField: { keys: ['tab', 'down'], label: t(m.nextField), section: 'Moving' },
  fieldBefore: { keys: ['shift-tab', 'up'], label: t(m.fieldBefore), section: 'Moving' },
  nextQuestion: { keys: ['down', 'tab'], label: t(m.nextQuestion), section: 'Moving' },
  questionBefore: { keys: ['up', 'shift-tab'], label: t(m.questionBefore), section: 'Moving' },
  nextUnanswered: { keys: ['ctrl-g'], label: t(m.nextUnanswered), section: 'Moving' },
  nextChoice: { keys: ['right', 'space'], label: t(m.nextChoice), section: 'Moving' },
  choiceBefore: { keys: ['left'], label: t(m.choiceBefore), section: 'Moving' },
  otherAnswer: { keys: ['space', 'left', 'right'], label: t(m.other) },
  calculated: { keys: ['ctrl-y'], label: t(m.calculated) },
  noAnswer: { keys: ['backspace', 'delete'], label: t(m.noAnswer) },
  intoBranch: { keys: ['right'], label: t(m.open) },
  outOfBranch: { keys: ['left', 'backspace'], label: t(m.up) },
  keepSearch: { keys: ['enter', 'tab'], label: t(m.keepSearch) },
  yes: { keys: ['y', 'Y'], label: t(m.yes), only: 'question' },
  no: { keys: ['n', 'N'], label: t(m.no), only: 'question' },
  submit: { keys: ['ctrl-s'], label: t(m.save) },
  otherPart: { keys: ['ctrl-t'], label: t(m.otherPart) },
  pick: { keys: ['ctrl-l'], label: t(m.chooseFromList) },
  all: { keys: ['A', 'ctrl-a'], label: t(m.all), says: ['all'] },
  everything: { keys: ['ctrl-a'], label: t(m.allOrNone), only: 'question' },
  forgotPassword: { keys: ['ctrl-r'], label: t(m.forgotPassword) },
  readableText: { keys: ['ctrl-o'], label: t(m.readableText) },
  signOut: { keys: ['ctrl-x'], label: t(m.signOut) },
} satisfies Record<string, KeyMeaning>;

const everywhere = {
  goTo: { keys: [':'], label: t(m.goTo), section: 'Everywhere', says: ['go'] },
  help: { keys: ['?'], label: t(m.keys), section: 'Everywhere', says: ['keys'] },
  reload: { keys: ['r'], label: t(m.reload), section: 'Everywhere', says: ['reload', 'again'] },
  browser: { keys: ['o'], label: t(m.openInBrowser), section: 'Everywhere', says: ['browser'] },
  quit: { keys: ['q'], label: t(m.quit), section: 'Everywhere', says: ['quit'] },
  interrupt: { keys: ['ctrl-c'], label: t(m.quit), section: 'Everywhere' },
} satisfies Record<string, KeyMeaning>;

/** What is shown of a list, and in which order. */
const looking = {
  search: { keys: ['/'], label: t(m.search), says: ['search'] },
  filter: { keys: ['f'], label: t(m.filter), says: ['filter'] },
  typeFilter: { keys: ['='], label: t(m.typeFilter), says: ['filter'] },
  filterBy: { keys: ['&'], label: t(m.filterByValue), says: ['filter'] },
  clear: { keys: ['c'], label: t(m.clearFilters), says: ['clear', 'none', 'without'] },
  onlyApproved: { keys: ['O'], label: t(m.onlyApproved), says: ['approved'] },
  review: { keys: ['v'], label: t(m.review), says: ['review', 'queue'] },
  sort: { keys: ['s'], label: t(m.sort), says: ['sort'] },
  reverse: { keys: ['S'], label: t(m.sortOtherWay), says: ['sort'] },
  sortColumn: { keys: '123456789'.split(''), label: t(m.sortByColumnOfThis), says: ['sort'] },
  columns: { keys: ['|'], label: t(m.columns), says: ['columns'] },
  table: { keys: ['t'], label: t(m.table), says: ['table', 'rows'] },
  dashboard: { keys: ['d'], label: t(m.dashboard), says: ['dashboard', 'data'] },
  usual: { keys: ['0'], label: t(m.default), says: ['default', 'today', 'last'] },
  hidden: { keys: ['.'], label: t(m.whatIsHidden), says: ['hidden', 'retired'] },
  views: { keys: ['V'], label: t(m.savedViews), says: ['views'] },
  pickList: { keys: ['L'], label: t(m.chooseAnother), says: ['select', 'choose', 'mapping', 'another'] },
  points: { keys: ['z'], label: t(m.points), says: ['points'] },
  timeUnit: { keys: ['_'], label: t(m.byHourToMonth), says: ['hour', 'month'] },
  upToHere: { keys: [';'], label: t(m.chooseFromLastOneTo), says: ['choose'] },
} satisfies Record<string, KeyMeaning>;

/** What is done with the things of a list. */
const doing = {
  add: { keys: ['+'], label: t(m.new), says: ['new', 'add', 'create', 'make'] },
  takeOut: { keys: ['-', 'delete'], label: t(m.takeOut), says: ['take', 'remove'] },
  edit: { keys: ['e'], label: t(m.edit), says: ['edit', 'rename', 'change', 'replace'] },
  editMore: { keys: ['E'], label: t(m.editFurther), says: ['password', 'cells', 'language'] },
  delete: {
    keys: ['D'],
    label: t(m.delete),
    says: ['delete', 'remove', 'removed', 'deactivate', 'discard', 'end'],
  },
  end: { keys: ['X'], label: t(m.cancel), says: ['cancel', 'end', 'complete'] },
  undo: { keys: ['U'], label: t(m.undo), says: ['undo', 'restore', 'again'] },
  rest: {
    keys: ['Z'],
    label: t(m.archive),
    says: ['archive', 'unarchive', 'retire', 'restore', 'pause', 'resume'],
  },
  move: { keys: ['M'], label: t(m.move), says: ['move'] },
  hide: { keys: ['H'], label: t(m.hide), says: ['hide', 'leave'] },
  star: { keys: ['*'], label: t(m.pin), says: ['pin', 'unpin', 'default'] },
  menu: { keys: [','], label: t(m.menu), says: ['menu'] },
  copy: { keys: ['y'], label: t(m.copy), says: ['copy'] },
  write: { keys: ['w'], label: t(m.saveAsFile), says: ['save', 'write', 'csv'] },
  print: { keys: ['P'], label: t(m.print), says: ['print', 'reports', 'report', 'pdf'] },
  export: { keys: ['x'], label: t(m.export), says: ['export', 'exports'] },
  import: { keys: ['I'], label: t(m.import), says: ['import', 'imports', 'upload'] },
  fillIn: { keys: ['i'], label: t(m.fillIn), says: ['fill', 'correct'] },
  publish: { keys: ['>'], label: t(m.publish), says: ['publish'] },
  mail: { keys: ['m'], label: t(m.sendAgain), says: ['send', 'invite', 'run', 'retry'] },
  check: { keys: ['%'], label: t(m.verify), says: ['verify'] },
  factor: { keys: ['$'], label: t(m.secondFactor), says: ['factor', 'factors'] },
  who: { keys: ['W'], label: t(m.who), says: ['who'] },
  times: { keys: ['T'], label: t(m.schedules), says: ['schedules', 'calendar'] },
  types: { keys: ['Y'], label: t(m.types), says: ['types', 'designs'] },
  approve: { keys: ['a'], label: t(m.approve), says: ['approve'] },
  reject: { keys: ['R'], label: t(m.reject), says: ['reject'] },
  return: { keys: ['B'], label: t(m.return), says: ['return'] },
  reopen: { keys: ['b'], label: t(m.reopen), says: ['reopen'] },
} satisfies Record<string, KeyMeaning>;

/** Where Home leads to. */
const places = {
  forms: { keys: ['F'], label: t(m.forms), says: ['forms'] },
  alerts: { keys: ['!'], label: t(m.insights), says: ['insights', 'problems', 'reason', 'attention'] },
  notifications: { keys: ['N'], label: t(m.notifications), says: ['notifications'] },
  users: { keys: ['u'], label: t(m.users), says: ['users'] },
  catalog: { keys: ['C'], label: t(m.catalog), says: ['catalog'] },
  codes: { keys: ['Q'], label: t(m.qrCodes), says: ['codes'] },
  transforms: { keys: ['~'], label: t(m.transforms), says: ['transforms'] },
  account: { keys: ['@'], label: t(m.account), says: ['account'] },
} satisfies Record<string, KeyMeaning>;

export const keyTable = { ...moving, ...named, ...everywhere, ...looking, ...doing, ...places };

export type KeyId = keyof typeof keyTable;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object above
export const keyIds = Object.keys(keyTable) as readonly KeyId[];

/** What a key means. */
export function meaningOf(id: KeyId): KeyMeaning {
  return keyTable[id];
}
