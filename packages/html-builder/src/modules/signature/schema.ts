import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

/** Where the property's default signature stands in an e-mail; which that is, is the property's to say. */
export const signatureSchema = moduleSchema('signature', z.object({}))
