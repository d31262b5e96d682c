import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { webAddressOrNull } from '../links.ts'
import { singleLine } from '../single-line.ts'
import {
  CHOICES_MAX,
  GROUPS_MAX,
  NAME_MAX,
  NOTE_MAX,
  QUESTIONS_MAX,
  REVIEW_LINKS_MAX,
  REVIEW_SITES,
  SCORE_MAX,
  SCORE_MIN,
  SURVEY_KINDS,
  TITLE_MAX,
} from './constants.ts'

/** Words by the index of a language of the property. */
const wordsOf = (max: number) =>
  z.record(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.string().check(z.overwrite(singleLine), z.maxLength(max)),
  )
export type Words = Readonly<Record<string, string>>

/** Of groups, questions and choices: stays with them from version to version, so that answers can be added up. */
const partIdSchema = z.string().check(
  z.regex(/^[\w-]{1,22}$/),
  // Answers are looked up by it: what every object has by itself would be found unanswered.
  z.refine((id) => !(id in {})),
)

export const choiceSchema = z.object({ id: partIdSchema, words: wordsOf(TITLE_MAX) })
export type Choice = z.infer<typeof choiceSchema>

/** Asked only after this answer to a question that comes before it. */
export const conditionSchema = z.union([
  z.object({ question: partIdSchema, upTo: z.int().check(z.gte(SCORE_MIN), z.lte(SCORE_MAX)) }),
  z.object({
    question: partIdSchema,
    choices: z.array(partIdSchema).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  }),
])
export type Condition = z.infer<typeof conditionSchema>

const asked = {
  id: partIdSchema,
  words: wordsOf(TITLE_MAX),
  isRequired: z.boolean(),
  when: z._default(z.nullable(conditionSchema), null),
}
const choices = z.array(choiceSchema).check(z.maxLength(CHOICES_MAX))

export const questionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recommendation'), ...asked }),
  z.object({ kind: z.literal('rating'), ...asked }),
  z.object({ kind: z.literal('single choice'), ...asked, choices }),
  z.object({ kind: z.literal('multiple choice'), ...asked, choices }),
  z.object({ kind: z.literal('text'), ...asked }),
])
export type Question = z.infer<typeof questionSchema>
export type ChoiceQuestion = Extract<Question, { choices: unknown }>

/** What stands on one screen. */
export const groupSchema = z.object({
  id: partIdSchema,
  title: wordsOf(TITLE_MAX),
  note: wordsOf(NOTE_MAX),
  questions: z.array(questionSchema).check(z.maxLength(QUESTIONS_MAX)),
})
export type QuestionGroup = z.infer<typeof groupSchema>

const reviewAddressSchema = z.string().check(
  z.maxLength(500),
  z.refine((address) => address.startsWith('https://') && webAddressOrNull(address) !== null),
)
export const reviewLinkSchema = z.object({
  id: partIdSchema,
  site: z.enum(REVIEW_SITES),
  /** Of a site that is none of ours; empty for those. */
  name: z.string().check(z.overwrite(singleLine), z.maxLength(60)),
  url: reviewAddressSchema,
})
export type ReviewLink = z.infer<typeof reviewLinkSchema>

/** What a survey asks and says; each published version of it is kept as it was. */
export const surveyBodySchema = z.object({
  groups: z.array(groupSchema).check(
    z.maxLength(GROUPS_MAX),
    z.refine((groups) => groups.flatMap(({ questions }) => questions).length <= QUESTIONS_MAX),
  ),
  /** Whoever likes may answer without saying who they are; nothing then tells whose answer it is. */
  isContactOptional: z.boolean(),
  /** The picture behind the first question and the thanks; null for the property's own. */
  pictureId: z.nullable(publicIdSchema),
  /** What a guest reads after a first submission, and when there is one already; the product's words where empty. */
  thanks: z.object({ title: wordsOf(TITLE_MAX), text: wordsOf(NOTE_MAX) }),
  thanksAgain: z.object({ title: wordsOf(TITLE_MAX), text: wordsOf(NOTE_MAX) }),
  /** In this order, by language; a language without any has those of the default language. */
  reviewLinks: z.record(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.array(reviewLinkSchema).check(z.maxLength(REVIEW_LINKS_MAX)),
  ),
})
export type SurveyBody = z.infer<typeof surveyBodySchema>

const emailsSchema = z.array(z.email().check(z.maxLength(200))).check(z.maxLength(10))

/** Who hears of a low score beside the signed-in; null tells nobody. */
export const alertSchema = z.object({
  upTo: z.nullable(z.int().check(z.gte(SCORE_MIN), z.lte(SCORE_MAX))),
  emails: emailsSchema,
})
export type SurveyAlert = z.infer<typeof alertSchema>

export const surveySchema = z.object({
  name: z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(NAME_MAX)),
  kind: z.enum(SURVEY_KINDS),
  alert: alertSchema,
  body: surveyBodySchema,
})
export type Survey = z.infer<typeof surveySchema>
