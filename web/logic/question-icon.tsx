// Icons of the question types.
import {
  Binary,
  Calendar,
  Camera,
  CircleDot,
  FolderTree,
  Hash,
  ListChecks,
  ListTree,
  type LucideIcon,
  PenLine,
  ScanLine,
  ToggleLeft,
  Type,
} from 'lucide-react';
import type { QuestionType } from '#core/questions/types.ts';

const icons: Readonly<Record<QuestionType, LucideIcon>> = {
  TEXT: Type,
  NUMERIC: Hash,
  MULTI_NUMERIC: Binary,
  RADIO: CircleDot,
  CHECKBOXES: ListChecks,
  BOOLEAN: ToggleLeft,
  IMAGE: Camera,
  DATETIME: Calendar,
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
