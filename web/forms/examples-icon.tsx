// The signs of the example forms' categories.
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
  const Icon = path in icons ? icons[path as keyof typeof icons] : FileText;
  return <Icon size={size} aria-hidden />;
}
