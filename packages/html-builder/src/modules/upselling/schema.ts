import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'
import { offerIdsSchema, offerProps } from '../offer-props.ts'

export const upsellingSchema = moduleSchema(
  'upselling',
  z.object({
    ...offerProps,
    /** Ids of deals, in order, where they are chosen. */
    deals: offerIdsSchema,
  }),
)
