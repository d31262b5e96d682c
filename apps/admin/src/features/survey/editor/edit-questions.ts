import type { QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import type { Condition, Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { NO_WORDS, type Screen, type SurveyDraft, screenAt, screenEntry } from './survey-draft.ts'

/** A choice needs something to choose from. */
const FIRST_CHOICES = 2

export function newQuestion(kind: QuestionKind, newId: () => string): Question {
  const asked = { id: newId(), words: {}, isRequired: false, when: null }
  if (kind !== 'single choice' && kind !== 'multiple choice') return { kind, ...asked }
  const choices = Array.from({ length: FIRST_CHOICES }, () => ({ id: newId(), words: {} }))
  return { kind, ...asked, choices }
}

/** Where in the order the screen at this place ends. */
function endOfScreen(order: readonly string[], at: number): number {
  const next = order.findIndex((entry, place) => place > at && screenAt(entry) !== null)
  return next === -1 ? order.length : next
}

/** A question as the last of a screen. */
export function withQuestion(draft: SurveyDraft, screen: string, question: Question): SurveyDraft {
  const at = draft.order.indexOf(screenEntry(screen))
  return {
    ...draft,
    questions: { ...draft.questions, [question.id]: question },
    order: draft.order.toSpliced(endOfScreen(draft.order, at), 0, question.id),
  }
}

export function withoutQuestion({ questions, order, ...rest }: SurveyDraft, id: string): SurveyDraft {
  const { [id]: _, ...others } = questions
  return { ...rest, questions: others, order: order.filter((entry) => entry !== id) }
}

/** What was taken out is back where it stood, whatever has changed since. */
export function withQuestionBack(draft: SurveyDraft, question: Question, place: number): SurveyDraft {
  const order = draft.order.filter((entry) => entry !== question.id)
  return {
    ...draft,
    questions: { ...draft.questions, [question.id]: question },
    order: order.toSpliced(place, 0, question.id),
  }
}

/** A question at another place of the whole order, which may be another screen; never before the first screen. */
export function moveQuestion(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((entry) => entry !== id)
  return others.toSpliced(Math.max(1, place), 0, id)
}

export function withScreen(draft: SurveyDraft, id: string): SurveyDraft {
  return {
    ...draft,
    screens: { ...draft.screens, [id]: NO_WORDS },
    order: [...draft.order, screenEntry(id)],
  }
}

/** A screen with its questions, as it stands in the order. */
export function blocksOf(order: readonly string[]): { screen: string; questions: string[] }[] {
  return order.flatMap((entry, at) => {
    const screen = screenAt(entry)
    return screen === null ? [] : [{ screen, questions: order.slice(at + 1, endOfScreen(order, at)) }]
  })
}

const orderOf = (blocks: ReturnType<typeof blocksOf>): string[] =>
  blocks.flatMap(({ screen, questions }) => [screenEntry(screen), ...questions])

/** A screen changes places with its neighbour, its questions with it. */
export function moveScreen(order: readonly string[], screen: string, by: -1 | 1): string[] {
  const blocks = blocksOf(order)
  const at = blocks.findIndex((block) => block.screen === screen)
  const [block] = blocks.splice(at, 1)
  if (!block) return [...order]
  return orderOf(blocks.toSpliced(at + by, 0, block))
}

export type TakenScreen = { place: number; screen: Screen; questions: Question[] }

/** A screen with all that stands on it, and where that is. */
export function screenWithQuestions({ screens, questions, order }: SurveyDraft, id: string): TakenScreen {
  const block = blocksOf(order).find(({ screen }) => screen === id)
  return {
    place: order.indexOf(screenEntry(id)),
    screen: screens[id] ?? NO_WORDS,
    questions: (block?.questions ?? []).flatMap((each) => questions[each] ?? []),
  }
}

export function withoutScreen(draft: SurveyDraft, id: string): SurveyDraft {
  const { questions } = screenWithQuestions(draft, id)
  const { screens, order, ...rest } = questions.reduce(
    (left, question) => withoutQuestion(left, question.id),
    draft,
  )
  const { [id]: _, ...others } = screens
  return { ...rest, screens: others, order: order.filter((entry) => entry !== screenEntry(id)) }
}

export function withScreenBack(draft: SurveyDraft, id: string, taken: TakenScreen): SurveyDraft {
  const { place, screen, questions } = taken
  const entries = [screenEntry(id), ...questions.map((question) => question.id)]
  return {
    ...draft,
    screens: { ...draft.screens, [id]: screen },
    questions: { ...draft.questions, ...Object.fromEntries(questions.map((each) => [each.id, each])) },
    order: draft.order.filter((entry) => !entries.includes(entry)).toSpliced(place, 0, ...entries),
  }
}

/** The questions an answer to which can decide whether this one is asked. */
export function questionsBefore({ order, questions }: SurveyDraft, id: string): Question[] {
  return order
    .slice(0, Math.max(0, order.indexOf(id)))
    .flatMap((entry) => questions[entry] ?? [])
    .filter((question) => question.kind !== 'text' && !('choices' in question && !question.choices.length))
}

/** Detractors, and those who were not happy. */
const FIRST_UP_TO = { recommendation: 6, rating: 2 } as const

/** What a condition on a question begins with. */
export function firstCondition(question: Question): Condition | null {
  if (question.kind === 'recommendation' || question.kind === 'rating')
    return { question: question.id, upTo: FIRST_UP_TO[question.kind] }
  const [first] = 'choices' in question ? question.choices : []
  return first ? { question: question.id, choices: [first.id] } : null
}
