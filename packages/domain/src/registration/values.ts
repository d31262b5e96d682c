import * as z from 'zod/mini'
import { COMPANION_TYPES, COMPANIONS_MAX, LONG_TEXT_MAX } from './constants.ts'
import { signatureSchema } from './signature.ts'

/**
 * What was written into fields, by their name: dates as YYYY-MM-DD, countries as two letters, a choice by its word or
 * id, a tick as `yes`. Anything longer than a field can be is refused at the field, so the limit here is generous.
 */
export const valuesSchema = z.record(
  z.string().check(z.regex(/^[\w-]{1,40}$/)),
  z.string().check(z.maxLength(LONG_TEXT_MAX * 2)),
)
export type Values = z.infer<typeof valuesSchema>

export const companionSchema = z.object({ type: z.enum(COMPANION_TYPES), values: valuesSchema })
export type Companion = z.infer<typeof companionSchema>

/** One adult's form: about themselves and the trip, those who travel along, and the signature. */
export const filledFormSchema = z.object({
  values: valuesSchema,
  companions: z.array(companionSchema).check(z.maxLength(COMPANIONS_MAX * 2)),
  signature: z.nullable(signatureSchema),
})
export type FilledForm = z.infer<typeof filledFormSchema>
