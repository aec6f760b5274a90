// Icons of the example forms' categories.
import { keysOf } from '#core/keys-of.ts';
import { BadgeCheck, Building2, FileText, HardHat, Truck, UsersRound, Utensils } from 'lucide-react';

const icons = {
  safety: HardHat,
  food: Utensils,
  facilities: Building2,
  fleet: Truck,
  quality: BadgeCheck,
  people: UsersRound,
} as const;

export function ExamplesIcon({ path, size = 18 }: { path: string; size?: number }) {
  const known = keysOf(icons).find((each) => each === path);
  const Icon = known === undefined ? FileText : icons[known];
  return <Icon size={size} aria-hidden />;
}
