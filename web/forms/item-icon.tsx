// Icons of questions and elements.
import { Calculator, Heading, type LucideIcon, Sigma, Text } from 'lucide-react';
import type { ItemType } from '#core/forms/outline.ts';
import type { Element } from '#core/forms/schema.ts';
import { QuestionIcon } from '#web/logic/question-icon.tsx';

const elementIcons: Readonly<Record<Element['type'], LucideIcon>> = {
  HEADER: Heading,
  DESCRIPTION: Text,
  CALCULATION: Calculator,
  AGGREGATION: Sigma,
};

type ItemIconProps = { type: ItemType; size?: number; className?: string };

export function ItemIcon({ type, size = 16, className = '' }: ItemIconProps) {
  if (!isElement(type)) return <QuestionIcon type={type} size={size} className={className} />;
  const Icon = elementIcons[type];
  return <Icon size={size} className={className} aria-hidden />;
}

function isElement(type: ItemType): type is Element['type'] {
  return type in elementIcons;
}
