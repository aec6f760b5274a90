// The menu's pages in their order, and who is shown them (spec 1, "Sidebar"), and those that the command palette has besides.
import {
  AlarmClock,
  Boxes,
  ChartNoAxesCombined,
  ClipboardPen,
  FileClock,
  FileCog,
  FileText,
  HeartPulse,
  House,
  KeyRound,
  List,
  type LucideIcon,
  Mail,
  Palette,
  QrCode,
  ScrollText,
  ToggleRight,
  Users,
  UsersRound,
} from 'lucide-react';
import type { Actor } from '#core/actor.ts';
import { type OwnPageAddress, type PageAddress, pageFor, resourceAddresses } from '#core/features/pages.ts';
import { keysOf } from '#core/keys-of.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The groups of the menu, each with the first of its pages; the order within and among them is the specification's. */
const groups: Readonly<Partial<Record<PageAddress, string>>> = {
  '/': t(m.work),
  '/codes': t(m.tools),
  '/users': t(m.company),
};
/** The icon of each page, in the order of the menu; null for one that commands of its own lead to. */
const icons: Readonly<Record<OwnPageAddress, LucideIcon | null>> = {
  '/': House,
  '/reports': ChartNoAxesCombined,
  '/forms': FileText,
  '/codes': QrCode,
  '/transforms': FileCog,
  '/catalog': Boxes,
  '/reminders': AlarmClock,
  '/users': Users,
  '/admin/appearance': Palette,
  '/admin/auditlog': ScrollText,
  // Ours, behind those of the specification.
  '/fill': ClipboardPen,
  '/admin/mail': Mail,
  '/admin/jobs': HeartPulse,
  '/admin/sign-on': KeyRound,
  '/admin/signIn': KeyRound,
  // Not in the menu.
  '/forms/import': FileClock,
  '/users/groups': UsersRound,
  '/admin/flags': ToggleRight,
  '/exports': null,
  '/reports/designs': null,
  '/reports/schedules': null,
};

/** A page that is drawn from a resource needs none of its own. */
function iconOf(address: PageAddress): LucideIcon | null {
  const named: Readonly<Partial<Record<PageAddress, LucideIcon | null>>> = icons;
  return address in named ? (named[address] ?? null) : List;
}

/** Addresses of pages that are reached from a page of the menu, and are not below it. */
const others: Partial<Record<PageAddress, readonly string[]>> = { '/forms': ['/sheet'] };

export type SidebarItem = {
  /** The page's address; of a page that is drawn from a resource the router has no type. */
  to: string;
  label: string;
  icon: LucideIcon;
  words: readonly string[];
  others: readonly string[];
};

/** Whether an address is a page's or of one below it. */
export function isUnder(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

export type SidebarGroup = { title: string; items: readonly SidebarItem[] };

/** The items for somebody by groups, without those that have none. */
export function sidebarGroups(actor: Actor): readonly SidebarGroup[] {
  const starts = addresses.map((address) => groups[address] ?? null);
  const titleOf = (to: string) =>
    starts.slice(0, addresses.findIndex((each) => each === to) + 1).findLast((title) => title !== null) ?? '';
  return [...Map.groupBy(sidebarItems(actor), ({ to }) => titleOf(to))].map(([title, items]) => ({
    title,
    items,
  }));
}

/** The items for somebody, in their order. */
export function sidebarItems(actor: Actor): readonly SidebarItem[] {
  return itemsFor(actor, true);
}

/** The pages for somebody that the menu does not have. */
export function furtherItems(actor: Actor): readonly SidebarItem[] {
  return itemsFor(actor, false);
}

const addresses: readonly PageAddress[] = [...keysOf<PageAddress>(icons), ...resourceAddresses];

function itemsFor(actor: Actor, isInMenu: boolean): SidebarItem[] {
  return addresses.flatMap((to) => {
    const [page, icon] = [pageFor(actor, to), iconOf(to)];
    if (page === null || icon === null || (page.isInMenu ?? true) !== isInMenu) return [];
    const { title, words } = page;
    return [{ to, label: title, icon, words, others: others[to] ?? [] }];
  });
}
