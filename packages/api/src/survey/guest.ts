import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { REVIEW_SITES, SURVEY_KINDS } from '@innkeeper/domain/survey/constants.ts'
import { answersSchema, contactSchema } from '@innkeeper/domain/survey/response-schema.ts'
import { groupSchema } from '@innkeeper/domain/survey/survey-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const GUEST = { access: 'guest', module: 'guestFeedback' } as const
const languageSchema = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999)))
/** The booking's link key; whatever opens no stay is nobody's. */
const bookingSchema = z.optional(publicIdSchema)
/** The key to previews: it shows the draft, and what is sent with it is checked like any response and not kept. */
const previewSchema = z.optional(z.string().check(z.maxLength(2000)))

const saidSchema = z.object({ title: z.string(), text: z.string() })

/** A survey as a guest gets it: words hold the index of their language alone. */
export const guestSurveySchema = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(SURVEY_KINDS),
  groups: z.array(groupSchema),
  isContactOptional: z.boolean(),
  /** Empty where the house wrote none. */
  thanks: saidSchema,
  thanksAgain: saidSchema,
  reviewLinks: z.array(
    z.object({ id: z.string(), site: z.enum(REVIEW_SITES), name: z.string(), url: z.string() }),
  ),
  /** Path of the picture behind the first question and the thanks; null where there is none. */
  picture: z.nullable(z.string()),
})
export type GuestSurvey = z.infer<typeof guestSurveySchema>

/** What the viewer begins with: nothing that anybody sent. */
export const surveyStartSchema = z.object({
  /** `open`: to be filled in. `answered`: this stay has answered. `closed`: nobody can. */
  standing: z.enum(['open', 'answered', 'closed']),
  survey: guestSurveySchema,
  /** What the house knows of whoever the link is for: names and stay as they are, the e-mail in part. */
  known: z.nullable(contactSchema),
  /** What this device or this stay sent, where it may be read again. */
  responseId: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
})
export type SurveyStart = z.infer<typeof surveyStartSchema>

export const getSurvey = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/surveys/:templateId',
  summary: 'A survey in one language, and what the house knows of its guest; holds nothing that was sent',
  params: z.object({ hotel: propertyIdSchema, templateId: publicIdSchema }),
  query: z.object({ booking: bookingSchema, language: languageSchema, preview: previewSchema }),
  response: surveyStartSchema,
})

export const sendSurveyResponse = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/surveyResponses',
  summary: 'Send answers; the same `clientKey` is the same response, and a stay answers a survey once',
  params: z.object({ hotel: propertyIdSchema }),
  body: z.object({
    templateId: publicIdSchema,
    /** Zero is the draft, which only previews show. */
    version: z.int().check(z.gte(0)),
    clientKey: publicIdSchema,
    booking: bookingSchema,
    preview: previewSchema,
    /** Language index the guest reads. */
    language: z._default(z.int().check(z.gte(0), z.lte(999)), 0),
    answers: answersSchema,
    /** Null where it is left out: then no booking is kept with the answers. */
    contact: z.nullable(contactSchema),
    /** "Please contact me". */
    asksForContact: z._default(z.boolean(), false),
  }),
  // A house full of guests is one network.
  limits: { bodyBytes: 64 * 1024, callsPerMinute: 120 },
  response: z.object({ responseId: z.string(), sentAt: z.string() }),
})
export type SentResponse = z.infer<typeof sendSurveyResponse.body>
export type SentResponseAnswer = z.infer<typeof sendSurveyResponse.response>

/** One's own answers for reading; of the contact form nothing but that it was filled in. */
export const ownResponseSchema = z.object({
  responseId: z.string(),
  sentAt: z.string(),
  /** With the questions as they were asked. */
  survey: guestSurveySchema,
  answers: answersSchema,
  hasContact: z.boolean(),
})
export type OwnResponse = z.infer<typeof ownResponseSchema>

export const getSurveyResponse = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/surveyResponses/:responseId',
  summary:
    'Answers that were sent, to whoever sent them from this device or has the link of the stay they are of',
  params: z.object({ hotel: propertyIdSchema, responseId: publicIdSchema }),
  query: z.object({ booking: bookingSchema, language: languageSchema }),
  response: ownResponseSchema,
})
