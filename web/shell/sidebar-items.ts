// The menu's pages in their order, and who is shown them (spec 1, "Sidebar").
import {
  AlarmClock,
  Boxes,
  ChartNoAxesCombined,
  ClipboardPen,
  FileCog,
  FileText,
  HeartPulse,
  House,
  List,
  type LucideIcon,
  Mail,
  Palette,
  QrCode,
  ScrollText,
  Users,
} from 'lucide-react';
import type { Actor } from '#core/actor.ts';
import { type PageAddress, pageFor, resourceAddresses } from '#core/features/pages.ts';
import { keysOf } from '#core/keys-of.ts';

const icons = {
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
} as const satisfies Partial<Record<PageAddress, LucideIcon>>;

function iconOf(address: PageAddress): LucideIcon {
  const named: Readonly<Partial<Record<PageAddress, LucideIcon>>> = icons;
  return named[address] ?? List;
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

/** The items for somebody, in their order. */
export function sidebarItems(actor: Actor): readonly SidebarItem[] {
  return [...keysOf<PageAddress>(icons), ...resourceAddresses].flatMap((to) => {
    const page = pageFor(actor, to);
    if (page === null) return [];
    const { title, words } = page;
    return [{ to, label: title, icon: iconOf(to), words, others: others[to] ?? [] }];
  });
}
