import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

const editorsSchema = z.object({
  /** Everybody who edits a card of the property now, the caller too. */
  editors: z.array(z.object({ cardId: z.string(), userId: z.string(), name: z.string() })),
})
export type CardEditors = z.infer<typeof editorsSchema>

export const listEditors = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/cards/editing',
  summary: 'Who edits which card now',
  response: editorsSchema,
})

export const keepEditing = defineEndpoint({
  ...EDITS,
  method: 'PUT',
  path: 'hotel/cards/:cardId/editing',
  summary: 'Say that you edit a card; holds for 45 seconds',
  params: z.object({ cardId: publicIdSchema }),
  response: editorsSchema,
})

export const endEditing = defineEndpoint({
  ...EDITS,
  method: 'DELETE',
  path: 'hotel/cards/:cardId/editing',
  summary: 'Say that you left a card',
  params: z.object({ cardId: publicIdSchema }),
  response: editorsSchema,
})
