// Where one can be in the terminal app: each screen with what it needs to know. Screens name each other by these, so
// that no feature imports its neighbour; screens.ts says which component draws which.
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { ViewContent } from '#core/views/schema.ts';

/** The sheets of a view: chosen ones, or all of the form. */
export type SheetIds = readonly string[] | 'all';

/** Names travel along for the crumbs, which are there before anything is loaded. */
type OfForm = { formId: string; formName: string };
/** Without columns they stand as somebody has arranged them at this terminal. */
export type ViewStart = Pick<ViewContent, 'filter' | 'sort' | 'review'> &
  Partial<Pick<ViewContent, 'columns'>>;
type OfSheets = OfForm & {
  sheetIds: SheetIds;
  /** Of the sheet, where it is one. */ sheetName?: string | undefined;
  /** The saved view that it was opened by. */ viewId?: string | undefined;
  /** What it opens with: that of a saved view, or what was in force before. */
  start?: ViewStart | undefined;
};
/** The view that other sheets are chosen for: its side, its sheets, and what it shows of them. */
type Choosing = { screen: 'dashboard' | 'rows'; sheetIds: readonly string[]; start: ViewStart };
/** `isBare`: of a form, with nothing said of what to show; then the view opens that the person chose for it. */
type OfDashboard = OfSheets & { isBare?: true | undefined };

export type Places = {
  home: object;
  /** The other side of home: pinned widgets. */ pins: object;
  forms: object;
  sheets: OfForm & { /** To choose other sheets for a view. */ choosing?: Choosing | undefined };
  dashboard: OfDashboard;
  rows: OfSheets;
  /** The saved views of the form; `content` is what was looked at. */
  views: OfSheets & { content: ViewContent };
  row: OfSheets & { sheetId: string; rowId: string };
  /** A new import into a form. */
  import: OfForm;
  /** One that was started. */
  'import-status': { importId: string; fileName?: string | undefined };
  export: OfForm & {
    sheetIds: SheetIds;
    /** Of chosen sheets, those rows only. */ filter?: RowFilterInput | null;
  };
  /** One's own exports that the server makes or keeps. */
  exports: object;
  /** Filling in: somebody chooses a sheet, or goes on with one, or starts one of a name. */
  fill: OfForm & {
    sheetId?: string | undefined;
    newSheet?: string | undefined;
    /** Told of each step that the server has taken. */
    onProgress?: ((progress: FilledIn) => void) | undefined;
    /** The app is there for this alone, and ends with it. */
    isAll?: true;
  };
  /** Who may see a form, and why. */
  'form-access': OfForm;
  users: object;
  user: { userId: string; userName: string };
  /** The other side of users: user groups. */ groups: object;
  group: { groupId: string; groupName: string };
  notifications: object;
  account: object;
};

/** What has arrived since the screen was opened. */
export type FilledIn = { sheetId: string; rows: number; completed: boolean };

export type ScreenId = keyof Places;
export type PlaceOf<Id extends ScreenId> = { screen: Id } & Places[Id];
export type ScreenPlace = { [Id in ScreenId]: PlaceOf<Id> }[ScreenId];

/** What a screen's component is given. */
export type ScreenProps<Id extends ScreenId> = { place: PlaceOf<Id> };
