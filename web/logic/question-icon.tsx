// Icons of the question types.
import {
  AlignLeft,
  AtSign,
  Binary,
  Brush,
  Calendar,
  CalendarClock,
  Camera,
  CircleDot,
  Clock,
  FolderTree,
  Gauge,
  Hash,
  Hourglass,
  Layers,
  Link,
  ListChecks,
  ListOrdered,
  ListTree,
  type LucideIcon,
  MapPin,
  Mic,
  Paperclip,
  PenLine,
  Phone,
  ScanLine,
  SlidersHorizontal,
  Star,
  Tally5,
  ToggleLeft,
  Type,
} from 'lucide-react';
import type { QuestionType } from '#core/questions/types.ts';

const icons: Readonly<Record<QuestionType, LucideIcon>> = {
  TEXT: Type,
  LONG_TEXT: AlignLeft,
  EMAIL_ADDRESS: AtSign,
  PHONE_NUMBER: Phone,
  WEB_ADDRESS: Link,
  NUMERIC: Hash,
  WHOLE_NUMBER: Tally5,
  SCALE: Gauge,
  STARS: Star,
  SLIDER: SlidersHorizontal,
  MULTI_NUMERIC: Binary,
  RADIO: CircleDot,
  CHECKBOXES: ListChecks,
  RANKING: ListOrdered,
  ENTRIES: Layers,
  BOOLEAN: ToggleLeft,
  IMAGE: Camera,
  FILE: Paperclip,
  AUDIO: Mic,
  DRAWING: Brush,
  DATETIME: CalendarClock,
  DATE: Calendar,
  TIME: Clock,
  DURATION: Hourglass,
  PLACE: MapPin,
  SIGNATURE: PenLine,
  SCANNED_CODE: ScanLine,
  CATALOG_RADIO: ListTree,
  CATALOG_CHECKBOX: FolderTree,
};

type QuestionIconProps = { type: QuestionType; size?: number; className?: string };

export function QuestionIcon({ type, size = 16, className = '' }: QuestionIconProps) {
  const Icon = icons[type];
  return <Icon size={size} className={className} aria-hidden />;
}
