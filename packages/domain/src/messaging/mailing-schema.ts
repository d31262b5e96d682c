import * as z from 'zod/mini'
import { momentSchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'
import { singleLine } from '../single-line.ts'
import { audienceSchema } from './audience.ts'
import { LETTER_SUBJECT_MAX, LETTER_TEXT_MAX, SMS_TEXT_MAX } from './constants.ts'

/** By index of the property's languages; at least one is written. */
const byLanguage = <S extends z.ZodMiniType>(text: S) =>
  z
    .record(z.string().check(z.regex(/^\d{1,3}$/)), text)
    .check(z.refine((languages) => Object.keys(languages).length > 0))

const letterSchema = z.object({
  subject: z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(LETTER_SUBJECT_MAX)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LETTER_TEXT_MAX)),
})
const smsTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(SMS_TEXT_MAX))

/** What is sent by e-mail: a published template, or words in the property's look. */
export const emailContentSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('template'), templateId: publicIdSchema }),
  z.object({ from: z.literal('letter'), languages: byLanguage(letterSchema) }),
])
export type EmailContent = z.infer<typeof emailContentSchema>
export const smsContentSchema = z.object({ languages: byLanguage(smsTextSchema) })
export type SmsContent = z.infer<typeof smsContentSchema>

/** What goes out, by each channel that has content; at least one has. */
export const messageContentSchema = z
  .object({ email: z.nullable(emailContentSchema), sms: z.nullable(smsContentSchema) })
  .check(z.refine(({ email, sms }) => email !== null || sms !== null))
export type MessageContent = z.infer<typeof messageContentSchema>

export const MAILING_PURPOSES = ['service', 'marketing'] as const

/** A message to one or many, as somebody composes it. */
export const newMailingSchema = z.object({
  audience: audienceSchema,
  content: messageContentSchema,
  purpose: z.enum(MAILING_PURPOSES),
  /** Null: now. */
  sendAt: z.nullable(momentSchema),
})
export type NewMailing = z.infer<typeof newMailingSchema>

/** `failed` is one that could not begin: its template is gone. */
export const MAILING_STATES = ['scheduled', 'sending', 'done', 'cancelled', 'failed'] as const
export type MailingState = (typeof MAILING_STATES)[number]
