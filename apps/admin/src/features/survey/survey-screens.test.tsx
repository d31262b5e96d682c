import type { StaffSurvey, SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { surveyProblems } from '@innkeeper/domain/survey/publish-checks.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import type { Question, SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawAddress } from '../../testing/draw-address.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { surveyQuery, surveysQuery, toHandleQuery } from './api.ts'
import { ProblemList } from './editor/publish-survey.tsx'
import { QuestionSettings } from './editor/question-settings.tsx'
import { draftOf } from './editor/survey-draft.ts'
import { sampleItem, sampleSurvey } from './sample-survey.ts'

// What carries rows asks the browser's document, which there is none of here.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../components/drag/use-drag-row.ts', () => ({
  useDragRow: () => ({ rowProps: { ref: null }, handleRef: null, isCarried: false }),
}))
// The list asks how wide the screen is.
vi.mock('@mantine/hooks', async (original) => ({ ...(await original<object>()), useMediaQuery: () => false }))

const languages = [
  { code: 'en', index: 0, title: 'English', isDefault: true },
  { code: 'no', index: 4, title: 'Norsk', isDefault: false },
]

function loaded(items: SurveyItem[], survey?: StaffSurvey, role: Role = 'owner') {
  const session = sampleSession({
    claims: { roles: [role] },
    property: { languages, modules: ['guestFeedback'] },
  })
  const queryClient = loadedFor(session)
  queryClient.setQueryData(surveysQuery.queryKey, { items })
  queryClient.setQueryData(toHandleQuery.queryKey, 3)
  if (survey) queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
  return queryClient
}
const list = (items: SurveyItem[], role?: Role) =>
  drawAddress('/admin/surveys', loaded(items, undefined, role))
const editor = (survey: StaffSurvey) =>
  drawAddress(`/admin/surveys/${survey.id}`, loaded([sampleItem()], survey))
const withQuestions = (...questions: Question[]): SurveyBody => ({
  ...SAMPLE_SURVEY,
  groups: [{ id: 'one', title: {}, note: {}, questions }],
})
const [recommend, why, room, roomWhy] = SAMPLE_SURVEY.groups.flatMap(({ questions }) => questions)
if (!recommend || !why || !room || !roomWhy) throw new Error('the sample has these questions')

test('the list says how each survey stands, what came back and what waits', async () => {
  const markup = await list([
    sampleItem(),
    sampleItem({ id: 'B'.repeat(22), name: 'Breakfast', score: -12.4, hasChanges: true, toHandle: 0 }),
    sampleItem({ id: 'C'.repeat(22), name: 'Spa', version: null, isOpen: false, responses: 0, score: null }),
    sampleItem({ id: 'D'.repeat(22), name: 'Old one', isOpen: false }),
  ])
  for (const words of [
    '214 responses',
    '+42',
    '−12',
    '3 to handle',
    'Unpublished changes',
    'Never published',
    'No score',
    '>Closed<',
  ])
    expect(markup).toContain(words)
  expect(markup).toMatch(/href="\/admin\/surveys\/S{22}"[^>]*>Your stay/)
  const spa = markup.slice(markup.indexOf('>Spa<'))
  expect(spa.match(/<input[^>]*aria-label="Guests can answer “Spa”"[^>]*>/)?.[0]).toContain('disabled')
})

test('reception reads the list, goes to responses, and edits nothing', async () => {
  const markup = await list([sampleItem()], 'reception')
  expect(markup).toMatch(/href="\/admin\/surveys\/S{22}\/responses"[^>]*>Your stay/)
  expect(markup).toContain('3 to handle')
  expect(markup).not.toContain('New survey')
  expect(markup).not.toContain('Guests can answer')
})

test('without surveys it says what they are for; only whoever may edit is asked to begin', async () => {
  expect(await list([])).toContain('Choose a survey')
  const reader = await list([], 'reception')
  expect(reader).toContain('No surveys yet')
  expect(reader).not.toContain('Choose a survey')
})

test('the editor shows screens, questions with their conditions, version and the phone', async () => {
  const markup = await editor(sampleSurvey({ hasChanges: true }))
  for (const words of [
    'Version 3.',
    'Unpublished changes',
    'Screen 3',
    'Recommendation from 0 to 10 · required',
    'Several of these · if “Your room” is at most 2',
    'Free text · required · after “noise” to “What was it?”',
    'What made it a …?',
    'Add a question',
    'What you send is checked, but not kept and not counted.',
  ])
    expect(markup).toContain(words)
  expect(markup).toContain(
    `src="/survey/fjellheim?templateId=${'S'.repeat(22)}&amp;state=preview&amp;language=0"`,
  )
})

test('the first question of the first screen goes no higher, the last no lower, and all others can be moved', async () => {
  const markup = await editor(sampleSurvey({ body: withQuestions(recommend) }))
  expect(markup).toMatch(/aria-label="Move Recommend\?"[^>]*disabled/)
  expect(await editor(sampleSurvey())).not.toMatch(/aria-label="Move Recommend\?"[^>]*disabled/)
})

test('what is missing in a language is counted at its tab', async () => {
  // Nothing of it is written in Norwegian: three headings and six questions.
  expect(await editor(sampleSurvey())).toMatch(/Norsk.*?aria-hidden="true">9</)
})

test('what keeps it from being published is said at its question, and named when somebody publishes', async () => {
  const body = withQuestions(
    { ...room, words: {} },
    { ...roomWhy, when: { question: 'later', upTo: 2 } },
    { ...recommend },
  )
  const markup = await editor(sampleSurvey({ body }))
  expect(markup).toContain('Words are missing in your default language.')
  expect(markup).toContain('It waits for the answer to a question that no longer comes before it.')
  const problems = drawLinked(
    <ProblemList
      draft={draftOf(sampleSurvey({ body }))}
      problems={surveyProblems(body, 0)}
      onVisit={() => undefined}
    />,
    loaded([]),
  )
  expect(problems).toMatch(/<button[^>]*><strong>Question without words<\/strong> Words are missing/)
  expect(problems).toMatch(/<button[^>]*><strong>What was it\?<\/strong> It waits/)
})

test('an empty survey says what comes first', async () => {
  const markup = await editor(
    sampleSurvey({ version: null, isOpen: false, body: { ...SAMPLE_SURVEY, groups: [] } }),
  )
  expect(markup).toContain('Add the first one.')
  expect(markup).toContain('Guests see it once it is published.')
  expect(markup).not.toContain('Open again')
})

test('a question offers the scores and choices of those before it, and says when the one it waited for is gone', () => {
  const settings = (question: Question, before: Question[]) =>
    drawLinked(
      <QuestionSettings
        question={question}
        before={before}
        language={0}
        onChange={() => undefined}
        onRemove={() => undefined}
      />,
      loaded([]),
    )
  expect(settings(roomWhy, [room])).toContain('value="2 or less"')
  expect(settings(roomWhy, [room])).toContain('value="after “Your room”"')
  expect(settings(why, [recommend])).toContain('value="Always"')
  expect(settings(roomWhy, [])).toContain('after a question that is gone')
})

test('in another language the words of the default language stand beside the field', () => {
  const markup = drawLinked(
    <QuestionSettings
      question={roomWhy}
      before={[room]}
      language={4}
      onChange={() => undefined}
      onRemove={() => undefined}
    />,
    loaded([]),
  )
  expect(markup).toContain('What was it?')
  expect(markup).toContain('placeholder="noise"')
})
