import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** What can be found, in the order in which it is shown. */
export const FOUND_KINDS = [
  'guest',
  'request',
  'card',
  'product',
  'deal',
  'survey',
  'guest-page',
  'email',
  'signature',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Fewer letters mean too much. */
export const SHORTEST_SEARCH = 2
/** Of each kind. */
export const FOUND_MAX = 6

export const foundSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  name: z.string(),
  /** The room of a guest or a request. */
  unit: z.nullable(z.string()),
  /** What tells it from others of the same name: a number, what was ordered, a category. */
  about: z.nullable(z.string()),
  /** A booking's state, a request's status, a product's state, or how far a card or a template is published. */
  state: z.string(),
})
export type Found = z.infer<typeof foundSchema>

export const searchEverything = defineEndpoint({
  method: 'GET',
  path: 'hotel/search',
  summary:
    'Guests, requests, cards, products, deals and surveys by a few letters, as far as the caller may see them',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  query: z.object({ query: z.string().check(z.minLength(SHORTEST_SEARCH), z.maxLength(100)) }),
  response: z.object({ found: z.array(foundSchema) }),
})
