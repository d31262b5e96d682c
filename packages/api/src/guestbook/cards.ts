import { CARD_TEMPLATES } from '@innkeeper/domain/guestbook/card-template-names.ts'
import { CARD_TYPES } from '@innkeeper/domain/guestbook/card-types.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { draftChangesSchema, staffCardSchema } from '../guestbook.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

const cardParams = z.object({ cardId: publicIdSchema })

/** Where a card stands: the one that holds it, and its place among its siblings, those deleted among them. */
const cardPlaceSchema = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  index: z.int(),
  isMoved: z.boolean(),
})

/** All cards in order, as every change of order answers and every stale one is refused with. */
export const cardOrderSchema = z.object({ orderRevision: z.int(), order: z.array(cardPlaceSchema) })
export type CardOrder = z.infer<typeof cardOrderSchema>

/** The cards a command made or changed, and where everything stands after it. */
const touchedCardsSchema = z.extend(cardOrderSchema, { cards: z.array(staffCardSchema) })
export type TouchedCards = z.infer<typeof touchedCardsSchema>

export const createCard = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards',
  summary: 'Add a card of a kind, or from a template',
  body: z
    .object({
      type: z.optional(z.enum(CARD_TYPES)),
      template: z.optional(z.enum(CARD_TEMPLATES)),
      parentId: z.optional(z.nullable(publicIdSchema)),
      /** Last where it is not said; a Header is always first. */
      index: z.optional(z.int().check(z.gte(0))),
    })
    .check(z.refine(({ type, template }) => (type === undefined) !== (template === undefined))),
  response: touchedCardsSchema,
})

export const copyCard = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/copy',
  summary: 'Copy a card, and what it holds, to the place after it',
  params: cardParams,
  response: touchedCardsSchema,
})

export const deleteCard = defineEndpoint({
  ...EDITS,
  method: 'DELETE',
  path: 'hotel/cards/:cardId',
  summary: 'Delete a card, and what it holds; it can be taken back until it is published',
  params: cardParams,
  response: touchedCardsSchema,
})

export const restoreCard = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/restore',
  summary: 'Take a deletion back',
  params: cardParams,
  response: touchedCardsSchema,
})

export const moveCard = defineEndpoint({
  ...EDITS,
  method: 'PUT',
  path: 'hotel/cards/:cardId/place',
  summary: 'Move a card among its siblings, into or out of a group or slider',
  params: cardParams,
  body: z.object({
    orderRevision: z.int(),
    parentId: z.nullable(publicIdSchema),
    /** Among its new siblings without itself; beyond the last is last. */
    index: z.int().check(z.gte(0)),
  }),
  response: cardOrderSchema,
})

export const discardCard = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/discard',
  summary: 'Take a card back to what guests see; one that guests never saw is removed',
  params: cardParams,
  body: z.object({ revision: z.int() }),
  response: touchedCardsSchema,
})

export const discardDrafts = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/discard',
  summary: 'Take all cards, their order and the tab bar back to what guests see',
  response: z.object({ orderRevision: z.int(), changes: draftChangesSchema }),
})
