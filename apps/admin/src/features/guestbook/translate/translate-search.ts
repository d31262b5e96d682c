import * as z from 'zod/mini'

export const SHOWN_CARDS = ['all', 'open', 'missing', 'stale'] as const
export type ShownCards = (typeof SHOWN_CARDS)[number]

/** What the address of the translation page keeps. */
export const translateSearchSchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  show: z._default(z.enum(SHOWN_CARDS), 'all'),
})
