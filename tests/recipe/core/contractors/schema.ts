// Contractors: firms' people who work on the company's sites.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';

export const trades = ['BUILDING', 'CLEANING', 'ELECTRICITY', 'OTHER'] as const;
export type Trade = (typeof trades)[number];

/** The most of a company. */
export const contractorsLimit = 10_000;

const shortText = z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'));

export const contractorInput = z.object({
  id: z.optional(id),
  name: shortText.check(z.minLength(1, 'A name is required')),
  firm: shortText.check(z.minLength(1, 'A firm is required')),
  email: z.union([z.literal(''), z.email('A valid email address is required').check(z.maxLength(254))]),
  phone: shortText,
  trade: z.enum(trades),
  isOnSite: z.boolean(),
  /** When the contract ends; null: it has no end. */
  endsAt: z.nullable(timestamp),
  notes: z.string().check(z.trim(), z.maxLength(1_000, 'At most 1,000 characters')),
});
export type ContractorInput = z.infer<typeof contractorInput>;

export const contractor = z.extend(contractorInput, { id });
export type Contractor = z.infer<typeof contractor>;
