import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { SPREADSHEETS } from '@innkeeper/domain/properties/spreadsheet.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { HANDLED_NOTE_MAX, TAG_MAX, TAGS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { answersSchema, contactSchema } from '@innkeeper/domain/survey/response-schema.ts'
import { groupSchema, questionSchema } from '@innkeeper/domain/survey/survey-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const READ = { access: 'staff', capability: 'responses:read', module: 'guestFeedback' } as const
const RESULTS = { ...READ, capability: 'results:read' } as const
const HANDLE = { ...READ, capability: 'responses:handle' } as const
const surveyParams = z.object({ id: publicIdSchema })
const responseParams = z.object({ responseId: publicIdSchema })

/** Whose responses are meant; everything together. */
const segment = {
  category: z.optional(publicIdSchema),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  group: z.optional(publicIdSchema),
}

const namedSchema = z.object({ id: z.string(), name: z.string() })
/** What can be filtered by beside the languages: the property's room categories and groups. */
const segments = { categories: z.array(namedSchema), groups: z.array(namedSchema) }

export const npsSchema = z.object({ score: z.number(), low: z.number(), high: z.number(), answers: z.int() })

/** What came back in one period. */
export const resultsSchema = z.object({
  from: z.string(),
  to: z.string(),
  responses: z.int(),
  nps: z.nullable(npsSchema),
  /** How often each score was given, beginning with 0. */
  scores: z.array(z.int()),
  /** How often each answer was given, by `<question>:<rating or choice>`. */
  counts: z.record(z.string(), z.int()),
  /** Guests who were asked in it, and how many of them answered; null with a segment: who is asked is in none. */
  asked: z.nullable(z.object({ guests: z.int(), answered: z.int() })),
})
export type Results = z.infer<typeof resultsSchema>

/** A day, a week from its Monday or a month from its first, whichever keeps the line readable. */
export const trendPointSchema = z.object({ from: z.string(), responses: z.int(), nps: z.nullable(npsSchema) })
export type TrendPoint = z.infer<typeof trendPointSchema>

export const getSurveyResults = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/surveys/:id/results',
  summary: 'What guests answered in a period, and in another to compare with',
  params: surveyParams,
  query: z.object({
    from: daySchema,
    to: daySchema,
    compareFrom: z.optional(daySchema),
    compareTo: z.optional(daySchema),
    ...segment,
  }),
  response: z.object({
    name: z.string(),
    /** Asked now, then those that were asked before and are not any more. */
    questions: z.array(z.object({ question: questionSchema, isAskedNow: z.boolean() })),
    now: resultsSchema,
    before: z.nullable(resultsSchema),
    trend: z.object({ step: z.enum(['day', 'week', 'month']), points: z.array(trendPointSchema) }),
    /** Those that answered. */
    languages: z.array(z.string()),
    ...segments,
  }),
})
export type SurveyResults = z.infer<typeof getSurveyResults.response>

export const SHOWN_RESPONSES = ['all', 'to handle', 'asks for contact', 'low', 'with words'] as const
export const RESPONSES_PAGE_MAX = 100

const tagSchema = z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(TAG_MAX))

export const responseItemSchema = z.object({
  id: z.string(),
  surveyId: z.string(),
  surveyName: z.string(),
  sentAt: z.string(),
  score: z.nullable(z.int()),
  /** As low as the survey's alert said when it was sent. */
  isLow: z.boolean(),
  /** All that was written, and what stands beside it in the list. */
  words: z.string(),
  language: z.string(),
  /** Null where nobody said it, and for whoever does not manage guests. */
  guest: z.nullable(z.object({ name: z.string(), unit: z.string(), bookingId: z.nullable(z.string()) })),
  hasContact: z.boolean(),
  asksForContact: z.boolean(),
  tags: z.array(z.string()),
  handled: z.nullable(z.object({ at: z.string(), by: z.string() })),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  revision: z.int(),
})
export type ResponseItem = z.infer<typeof responseItemSchema>

const filters = {
  survey: z.optional(publicIdSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  ...segment,
  search: z.optional(z.string().check(z.maxLength(100))),
  tag: z.optional(tagSchema),
  show: z._default(z.enum(SHOWN_RESPONSES), 'all'),
}

export const listResponses = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/surveyResponses',
  summary: 'Responses, newest first; without the right to results those that ask for contact alone',
  query: z.object({
    ...filters,
    /** The id of the last one that is known. */
    after: z.optional(publicIdSchema),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(RESPONSES_PAGE_MAX)), 30),
  }),
  response: z.object({
    items: z.array(responseItemSchema),
    hasMore: z.boolean(),
    /** Those in use, most used first. */
    tags: z.array(z.object({ tag: z.string(), responses: z.int() })),
    toHandle: z.int(),
    ...segments,
  }),
})

export const responseSchema = z.extend(responseItemSchema, {
  /** The questions as they were asked. */
  groups: z.array(groupSchema),
  answers: answersSchema,
  contact: z.nullable(contactSchema),
  note: z.string(),
  /** The conversation of the stay, where the guest can be answered; null where there is none. */
  threadId: z.nullable(z.string()),
  /** How an answer would reach the guest. */
  replyBy: z.nullable(z.enum(['thread', 'email'])),
})
export type SurveyResponse = z.infer<typeof responseSchema>

export const getResponse = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/surveyResponses/:responseId',
  summary: 'One response with its questions',
  params: responseParams,
  response: responseSchema,
})

export const handleResponse = defineEndpoint({
  ...HANDLE,
  method: 'PUT',
  path: 'hotel/surveyResponses/:responseId/handled',
  summary: 'Handled or not, by whom, with a note for colleagues; of two at once the second is told',
  params: responseParams,
  body: z.object({
    revision: z.int(),
    isHandled: z.boolean(),
    note: z.string().check(z.maxLength(HANDLED_NOTE_MAX)),
    ownerId: z.nullable(publicIdSchema),
  }),
  response: responseSchema,
})

export const tagResponse = defineEndpoint({
  ...RESULTS,
  method: 'PUT',
  path: 'hotel/surveyResponses/:responseId/tags',
  summary: 'The tags of a response, set by hand',
  params: responseParams,
  body: z.object({ tags: z.array(tagSchema).check(z.maxLength(TAGS_MAX)) }),
  response: responseSchema,
})

export const listResponseOwners = defineEndpoint({
  ...HANDLE,
  method: 'GET',
  path: 'hotel/surveyResponses/owners',
  summary: 'Colleagues who can take a response over',
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

export const exportResponses = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/surveys/:id/responses.csv',
  summary: 'The responses of a survey as a table; names and contacts only for those who manage guests',
  params: surveyParams,
  query: z.extend(z.omit(z.object(filters), { survey: true }), {
    spreadsheet: z.optional(z.enum(SPREADSHEETS)),
  }),
  response: 'stream',
})
