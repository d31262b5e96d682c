import { singleLine } from '@innkeeper/domain/single-line.ts'
import { REVIEW_SITES } from '@innkeeper/domain/survey/constants.ts'
import {
  groupSchema,
  type Question,
  type QuestionGroup,
  questionSchema,
  type Survey,
  type SurveyBody,
  surveyBodySchema,
  surveySchema,
  type Words,
} from '@innkeeper/domain/survey/survey-schema.ts'
import * as z from 'zod/mini'

export type Screen = Pick<QuestionGroup, 'title' | 'note'>

/**
 * A survey as it is edited: screens and questions by id and their order apart, so that two people's changes can be
 * brought together. In the order each screen stands before its questions.
 */
export type SurveyDraft = Omit<Survey, 'body'> &
  Omit<SurveyBody, 'groups'> & {
    screens: Record<string, Screen>
    questions: Record<string, Question>
    order: string[]
  }

/** Ids of screens and questions may be the same word: this sign is in none of them. */
const SCREEN = '#'
export const screenEntry = (id: string): string => `${SCREEN}${id}`
/** The screen that begins here; null for a question. */
export const screenAt = (entry: string): string | null =>
  entry.startsWith(SCREEN) ? entry.slice(SCREEN.length) : null

export const NO_WORDS: Screen = { title: {}, note: {} }
/** Where questions stand that came without a screen. */
const FIRST_SCREEN = 'first'

const body = surveyBodySchema.shape

/** What may be half typed is stored as it is typed. */
export const surveyDraftSchema = z.object({
  name: z.string(),
  kind: surveySchema.shape.kind,
  alert: z.object({ upTo: z.nullable(z.int()), emails: z.array(z.string()) }),
  screens: z.record(z.string(), z.pick(groupSchema, { title: true, note: true })),
  questions: z.record(z.string(), questionSchema),
  order: z.array(z.string()),
  isContactOptional: body.isContactOptional,
  pictureId: body.pictureId,
  thanks: body.thanks,
  thanksAgain: body.thanksAgain,
  reviewLinks: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.string(),
        site: z.enum(REVIEW_SITES),
        name: z.string(),
        url: z.string(),
      }),
    ),
  ),
})

export function draftOf({ name, kind, alert, body: { groups, ...rest } }: Survey): SurveyDraft {
  const questions = groups.flatMap((group) => group.questions)
  return {
    ...{ name, kind, alert, ...rest },
    screens: Object.fromEntries(groups.map(({ id, title, note }) => [id, { title, note }])),
    questions: Object.fromEntries(questions.map((question) => [question.id, question])),
    order: groups.flatMap((group) => [screenEntry(group.id), ...group.questions.map(({ id }) => id)]),
  }
}

/** What guests would be asked. */
export function bodyOf({
  screens,
  questions,
  order,
  ...rest
}: Omit<SurveyDraft, keyof Omit<Survey, 'body'>>) {
  const groups: QuestionGroup[] = []
  for (const entry of order) {
    const screen = screenAt(entry)
    if (screen !== null) groups.push({ id: screen, ...(screens[screen] ?? NO_WORDS), questions: [] })
    else groups.at(-1)?.questions.push(...(questions[entry] ? [questions[entry]] : []))
  }
  const { isContactOptional, pictureId, thanks, thanksAgain, reviewLinks } = rest
  return { groups, isContactOptional, pictureId, thanks, thanksAgain, reviewLinks } satisfies SurveyBody
}

export function surveyOf(draft: SurveyDraft): Survey {
  const { name, kind, alert } = draft
  return { name, kind, alert, body: bodyOf(draft) }
}

/** Whether the server takes it as it stands. */
export const isSavable = (draft: SurveyDraft): boolean =>
  z.safeParse(surveySchema, surveyOf(tidyDraft(draft))).success

/** The draft as it is saved: no spaces around words, no languages without any, everything once in the order. */
export function tidyDraft(draft: SurveyDraft): SurveyDraft {
  const { thanks, thanksAgain, reviewLinks } = draft
  const links = Object.entries(reviewLinks).map(([language, each]) => [
    language,
    each
      .filter(({ url }) => url.trim() !== '')
      .map((link) => ({ ...link, name: singleLine(link.name), url: link.url.trim() })),
  ])
  return {
    ...draft,
    name: singleLine(draft.name),
    alert: { ...draft.alert, emails: draft.alert.emails.map((email) => email.trim()) },
    ...tidyParts(draft),
    thanks: { title: written(thanks.title), text: written(thanks.text) },
    thanksAgain: { title: written(thanksAgain.title), text: written(thanksAgain.text) },
    reviewLinks: Object.fromEntries(links.filter(([, each]) => each?.length)),
  }
}

function tidyParts(draft: SurveyDraft): Pick<SurveyDraft, 'screens' | 'questions' | 'order'> {
  const order = tidyOrder(draft)
  const screens = order.flatMap((entry) => screenAt(entry) ?? [])
  return {
    order,
    screens: Object.fromEntries(
      screens.map((id) => {
        const { title, note } = draft.screens[id] ?? NO_WORDS
        return [id, { title: written(title), note: written(note) }]
      }),
    ),
    questions: Object.fromEntries(
      Object.values(draft.questions).map((question) => [question.id, tidyQuestion(question)]),
    ),
  }
}

function tidyOrder({ order, questions }: SurveyDraft): string[] {
  const known = [...new Set(order)].filter((entry) => screenAt(entry) !== null || entry in questions)
  const whole = [...known, ...Object.keys(questions).filter((id) => !known.includes(id))]
  const first = whole.find((entry) => screenAt(entry) !== null)
  if (whole.length === 0 || whole[0] === first) return whole
  const opening = first ?? screenEntry(FIRST_SCREEN)
  return [opening, ...whole.filter((entry) => entry !== opening)]
}

function tidyQuestion(question: Question): Question {
  const words = written(question.words)
  if (!('choices' in question)) return { ...question, words }
  const choices = question.choices.map(({ id, words: said }) => ({ id, words: written(said) }))
  return { ...question, words, choices: choices.filter(({ words: said }) => Object.keys(said).length > 0) }
}

function written(words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => {
      const line = singleLine(text)
      return line === '' ? [] : [[language, line]]
    }),
  )
}
