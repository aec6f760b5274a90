// The menu's pages, and who is shown them (spec 1, "Sidebar"). Those whose pages come later are not listed yet.
import {
  Boxes,
  ChartNoAxesCombined,
  AlarmClock,
  ClipboardPen,
  FileCog,
  FileText,
  House,
  type LucideIcon,
  HeartPulse,
  Mail,
  QrCode,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react';
import { type Actor, admins, managers, notUsers } from '#core/actor.ts';
import { appearanceTexts } from '#core/appearance/texts.ts';
import { catalogTexts } from '#core/catalog/texts.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { remindersTexts } from '#core/reminders/texts.ts';
import { type FlagName, isOn } from '#core/flags.ts';
import { jobTexts } from '#core/named-jobs/texts.ts';
import { mailTexts } from '#core/mail/texts.ts';

export type SidebarItem = {
  to:
    | '/'
    | '/forms'
    | '/fill'
    | '/reports'
    | '/codes'
    | '/transforms'
    | '/catalog'
    | '/reminders'
    | '/users'
    | '/admin/appearance'
    | '/admin/auditlog'
    | '/admin/mail'
    | '/admin/jobs';
  label: string;
  icon: LucideIcon;
  /** Addresses of pages that are reached from it. */
  others?: readonly string[];
  /** Otherwise all roles. */
  roles?: readonly Actor['role'][];
  /** The flag that must be on. */
  flag?: FlagName;
};

const items: readonly SidebarItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/reports', label: reportTexts.title, icon: ChartNoAxesCombined, roles: notUsers },
  { to: '/forms', label: 'Forms', icon: FileText, others: ['/sheet'] },
  { to: '/codes', label: 'QR Codes', icon: QrCode },
  { to: '/transforms', label: 'Transforms', icon: FileCog, flag: 'TRANSFORMATION_ENABLED' },
  { to: '/catalog', label: catalogTexts.title, icon: Boxes, roles: managers, flag: 'CATALOG_ENABLED' },
  { to: '/reminders', label: remindersTexts.title, icon: AlarmClock, roles: managers },
  { to: '/users', label: 'Users', icon: Users, roles: managers },
  {
    to: '/admin/appearance',
    label: appearanceTexts.title,
    icon: Palette,
    roles: admins,
    flag: 'ADMIN_APPEARANCE',
  },
  { to: '/admin/auditlog', label: 'Audit Log', icon: ScrollText, roles: admins },
  // Ours, behind those of the specification.
  { to: '/fill', label: 'Fill in', icon: ClipboardPen },
  { to: '/admin/mail', label: mailTexts.title, icon: Mail, roles: admins },
  { to: '/admin/jobs', label: jobTexts.title, icon: HeartPulse, roles: admins },
];

/** Whether an address is a page's or of one below it. */
export function isUnder(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

/** The items for somebody, in their order. */
export function sidebarItems(
  actor: Pick<Actor, 'role' | 'flags'>,
  all: readonly SidebarItem[] = items,
): readonly SidebarItem[] {
  return all.filter(
    ({ roles, flag }) => (roles?.includes(actor.role) ?? true) && (flag === undefined || isOn(actor, flag)),
  );
}
