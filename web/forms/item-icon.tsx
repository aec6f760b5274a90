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

export function ItemIcon({ type, size = 16 }: { type: ItemType; size?: number }) {
  if (!isElement(type)) return <QuestionIcon type={type} size={size} />;
  const Icon = elementIcons[type];
  return <Icon size={size} aria-hidden />;
}

function isElement(type: ItemType): type is Element['type'] {
  return type in elementIcons;
}
