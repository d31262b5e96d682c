import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'
import { offerIdsSchema, offerProps } from '../offer-props.ts'

export const roomUpgradesSchema = moduleSchema(
  'room-upgrades',
  z.object({
    ...offerProps,
    /** Ids of room upgrades, in order, where they are chosen. */
    upgrades: offerIdsSchema,
  }),
)
