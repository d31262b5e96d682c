import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { SURVEY_KINDS } from '@innkeeper/domain/survey/constants.ts'
import { SURVEY_PRESETS } from '@innkeeper/domain/survey/presets/presets.ts'
import { surveySchema } from '@innkeeper/domain/survey/survey-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const EDIT = { access: 'staff', capability: 'content:edit', module: 'guestFeedback' } as const
const READ = { ...EDIT, capability: 'responses:read' } as const
const surveyParams = z.object({ id: publicIdSchema })

/** A line of the list. */
export const surveyItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(SURVEY_KINDS),
  /** Null until it is published for the first time. */
  version: z.nullable(z.int()),
  /** Whether guests can answer it now. */
  isOpen: z.boolean(),
  /** Whether the draft is other than what guests get. */
  hasChanges: z.boolean(),
  responses: z.int(),
  /** Those that ask for contact or are low, and that nobody has handled. */
  toHandle: z.int(),
  /** Of the last 90 days; null without answers, and for whoever may not read results. */
  score: z.nullable(z.number()),
  lastResponseAt: z.nullable(z.string()),
})
export type SurveyItem = z.infer<typeof surveyItemSchema>

/** What somebody edits: the draft, and how it stands to what guests get. */
export const staffSurveySchema = z.extend(surveySchema, {
  id: z.string(),
  version: z.nullable(z.int()),
  isOpen: z.boolean(),
  hasChanges: z.boolean(),
  revision: z.int(),
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
})
export type StaffSurvey = z.infer<typeof staffSurveySchema>

export const surveyChangeSchema = z.partial(surveySchema)
export type SurveyChange = z.infer<typeof surveyChangeSchema>

export const listSurveys = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/surveys',
  summary: 'The surveys of the property with what came back',
  response: z.object({ items: z.array(surveyItemSchema) }),
})

export const getStaffSurvey = defineEndpoint({
  ...EDIT,
  method: 'GET',
  path: 'hotel/surveys/:id',
  summary: 'The draft of a survey',
  params: surveyParams,
  response: staffSurveySchema,
})

export const makeSurvey = defineEndpoint({
  ...EDIT,
  method: 'POST',
  path: 'hotel/surveys',
  summary: 'A new survey: empty, as a preset in the languages of the property, or a copy, named " (Copy)"',
  body: z.union([
    z.object({ copyOf: publicIdSchema }),
    z.object({ preset: z.nullable(z.enum(SURVEY_PRESETS)), name: z.optional(surveySchema.shape.name) }),
  ]),
  response: staffSurveySchema,
})

export const saveSurvey = defineEndpoint({
  ...EDIT,
  method: 'PUT',
  path: 'hotel/surveys/:id',
  summary: 'Change the draft; guests get nothing of it before it is published',
  params: surveyParams,
  body: z.object({ revision: z.int(), change: surveyChangeSchema }),
  limits: { bodyBytes: 512 * 1024, callsPerMinute: 240 },
  response: staffSurveySchema,
})

export const publishSurvey = defineEndpoint({
  ...EDIT,
  method: 'POST',
  path: 'hotel/surveys/:id/publish',
  summary: 'Make the draft the next version; answers that came keep the questions they were asked',
  params: surveyParams,
  body: z.object({ revision: z.int() }),
  response: staffSurveySchema,
})

export const openSurvey = defineEndpoint({
  ...EDIT,
  method: 'POST',
  path: 'hotel/surveys/:id/open',
  summary: 'Let guests answer, or not for now; what came stays',
  params: surveyParams,
  body: z.object({ isOpen: z.boolean() }),
  response: staffSurveySchema,
})

export const deleteSurvey = defineEndpoint({
  ...EDIT,
  method: 'DELETE',
  path: 'hotel/surveys/:id',
  summary: 'Delete a survey that nobody has answered',
  params: surveyParams,
  response: z.object({}),
})

export const getSurveyUses = defineEndpoint({
  ...EDIT,
  method: 'GET',
  path: 'hotel/surveys/:id/uses',
  summary: 'Pages and e-mails that ask it',
  params: surveyParams,
  response: z.object({
    places: z.array(z.object({ place: z.string(), id: z.nullable(z.string()), name: z.string() })),
  }),
})
