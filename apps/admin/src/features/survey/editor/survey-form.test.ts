import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleServer } from '../../../components/editing/form/sample-server.ts'
import { sampleSurvey } from '../sample-survey.ts'
import { moveQuestion, newQuestion, withoutQuestion, withQuestion, withScreen } from './edit-questions.ts'
import { type SurveyDraft, surveyOf } from './survey-draft.ts'
import { surveyForm } from './use-survey-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = () => {
  const server = sampleServer(surveyForm, sampleSurvey(), (read, draft) => ({ ...read, ...surveyOf(draft) }))
  return { server, store: server.open() }
}
/** Typed, rested and sent; once more where it was brought together with another version. */
const saved = () => vi.advanceTimersByTimeAsync(10_000)

const added = (screen: string, id: string) => (draft: SurveyDraft) =>
  withQuestion(
    draft,
    screen,
    newQuestion('text', () => id),
  )
const movedTo = (id: string, place: number) => (draft: SurveyDraft) => ({
  ...draft,
  order: moveQuestion(draft.order, id, place),
})
const required = (id: string) => (draft: SurveyDraft) => {
  const question = draft.questions[id]
  return question
    ? { ...draft, questions: { ...draft.questions, [id]: { ...question, isRequired: true } } }
    : draft
}
const layout = (survey: ReturnType<typeof sampleSurvey>) =>
  survey.body.groups.map(({ questions }) => questions.map(({ id }) => id).join(' '))

test('a survey is saved while one writes', async () => {
  const { server, store } = opened()
  store.change(added('last', 'mine'))
  await saved()
  expect(store.get().saveState).toBe('saved')
  expect(layout(server.saved())).toEqual(['recommend why', 'room roomWhy noiseWhere', 'occasion mine'])
})

test('two people who add a question each get both, each on its screen', async () => {
  const { server, store } = opened()
  server.colleague(added('score', 'theirs'))
  store.change((draft) => added('more', 'mine')(withScreen(draft, 'more')))
  await saved()
  expect(store.get().conflict).toBeNull()
  expect(layout(server.saved())).toEqual([
    'recommend why theirs',
    'room roomWhy noiseWhere',
    'occasion',
    'mine',
  ])
})

test('one moves a question while the other removes one and changes another', async () => {
  const { server, store } = opened()
  server.colleague(movedTo('occasion', 1))
  store.change((draft) => required('room')(withoutQuestion(draft, 'why')))
  await saved()
  expect(store.get().conflict).toBeNull()
  expect(layout(server.saved())).toEqual(['occasion recommend', 'room roomWhy noiseWhere', ''])
  expect(server.saved().body.groups[1]?.questions[0]?.isRequired).toBe(true)
})

test('words of two languages are brought together; of one language somebody has to choose', async () => {
  const { server, store } = opened()
  const thanked = (language: number, words: string) => (draft: SurveyDraft) => ({
    ...draft,
    thanks: { ...draft.thanks, title: { ...draft.thanks.title, [language]: words } },
  })
  server.colleague(thanked(4, 'Takk'))
  store.change(thanked(0, 'Thank you'))
  await saved()
  expect(server.saved().body.thanks.title).toEqual({ 0: 'Thank you', 4: 'Takk' })
  server.colleague(thanked(4, 'Tusen takk'))
  store.change(thanked(4, 'Takk skal du ha'))
  await saved()
  expect(store.get().conflict?.found.map(({ path }) => path.join('.'))).toEqual(['thanks.title.4'])
  store.resolve(() => 'mine')
  await saved()
  expect(server.saved().body.thanks.title[4]).toBe('Takk skal du ha')
})

test('both moved questions, or changed the same one: nothing is saved before somebody chose', async () => {
  const { server, store } = opened()
  server.colleague((draft) => required('room')(movedTo('occasion', 1)(draft)))
  store.change((draft) => withoutQuestion(movedTo('why', 1)(draft), 'room'))
  await saved()
  const clashes = store.get().conflict?.found.filter(({ isConflict }) => isConflict)
  expect(clashes?.map(({ path }) => path.join('.')).sort()).toEqual(['order', 'questions.room'])
  expect(layout(server.saved())[0]).toBe('occasion recommend why')
})
