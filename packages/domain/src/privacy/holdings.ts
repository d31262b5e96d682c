import * as z from 'zod/mini'

/** What the product can hold of a person; each has its words on the privacy page. */
export const HOLDING_KINDS = [
  'person',
  'stays',
  'history',
  'orders',
  'payments',
  'messages',
  'automations',
  'addresses',
  'vouchers',
  'visits',
  'registration',
  'answers',
  'cleaning',
  'saved-views',
  'deliveries',
  'imports',
  'audit',
] as const
export const holdingKindSchema = z.enum(HOLDING_KINDS)
export type HoldingKind = z.infer<typeof holdingKindSchema>

/**
 * What becomes of it when the person is erased: it goes, it stays without the person because accounting or statistics
 * need it, or a law keeps it as it is until a day.
 */
export const FATES = ['erased', 'kept-without-person', 'locked'] as const
export const fateSchema = z.enum(FATES)
export type Fate = z.infer<typeof fateSchema>
