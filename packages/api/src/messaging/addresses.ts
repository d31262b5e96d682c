import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { MESSAGE_CHANNELS } from '@innkeeper/domain/messaging/constants.ts'
import { ADDRESS_STANDINGS } from '@innkeeper/domain/messaging/recipients.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { MESSAGES } from './messages.ts'

/** An address of a guest that gets nothing, or no offers. */
export const addressStandingSchema = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  address: z.string(),
  standing: z.enum(ADDRESS_STANDINGS),
  /** Who said so: a mail server, the guest's own answer, a link in a mail, the guestbook. */
  source: z.string(),
  at: z.string(),
})
export type AddressStandingItem = z.infer<typeof addressStandingSchema>
const standings = z.object({ items: z.array(addressStandingSchema) })

export const listAddressStandings = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/messages/addresses',
  summary: 'What is known of the addresses of a guest',
  query: z.object({ bookingId: publicIdSchema }),
  response: standings,
})

/** A guest's own wish is the guest's alone to take back. */
export const liftBounce = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages/addresses/lift',
  summary: 'Write again to an e-mail address from which mail came back',
  body: z.object({ bookingId: publicIdSchema }),
  response: standings,
})
