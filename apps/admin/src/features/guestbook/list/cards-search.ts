import * as z from 'zod/mini'
import { CARD_FILTERS } from './card-filter.ts'

/** What the address of the editor keeps of its list, also while one card after the other is open. */
export const cardsSearchSchema = z.object({
  find: z._default(z.string().check(z.maxLength(100)), ''),
  show: z._default(z.enum(CARD_FILTERS), 'all'),
})
type Search = z.infer<typeof cardsSearchSchema>
export type CardsSearch = { [Name in keyof Search]?: Search[Name] | undefined }
export const CARDS_SEARCH_KEYS = ['find', 'show'] as const
