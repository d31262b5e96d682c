import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const hotel = z.object({ hotel: propertyIdSchema })
const GUEST = { access: 'guest', module: 'messagingEmail' } as const

/** Offers of the house: what the guest of a stay says about them. */
export const getOffersChoice = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/offers',
  summary: 'Whether the guest of a stay wants offers',
  params: hotel,
  query: z.object({ booking: publicIdSchema }),
  response: z.object({ wantsOffers: z.nullable(z.boolean()) }),
})

export const chooseOffers = defineEndpoint({
  ...GUEST,
  method: 'PUT',
  path: 'guest/:hotel/offers',
  summary: 'The guest of a stay wants offers, or no more of them',
  limits: { bodyBytes: 1000, callsPerMinute: 10 },
  params: hotel,
  body: z.object({ booking: publicIdSchema, wantsOffers: z.boolean() }),
  response: z.object({ wantsOffers: z.boolean() }),
})
