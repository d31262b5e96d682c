import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import { describe, expect, test } from 'vitest'
import { type Filled, firstFilled } from '../draft/filled.ts'
import { write } from '../draw-survey.tsx'
import { shownGroups } from '../questions/question-words.ts'
import { SAMPLE_KNOWN, sampleSurvey } from '../sample-start.ts'
import { CONTACT_SCREEN, type Refused, surveyProblems } from './survey-problems.ts'

const FILLED: Contact = { ...SAMPLE_KNOWN, email: 'astrid@holm.example' }
type Case = {
  part?: Partial<Filled>
  known?: Contact | null
  refused?: Refused
  survey?: ReturnType<typeof sampleSurvey>
}
function problems({ part = {}, known = null, refused, survey = sampleSurvey() }: Case) {
  const filled = { ...firstFilled(survey, known), ...part }
  const groups = shownGroups(survey, filled.answers)
  return surveyProblems({ survey, groups, filled, known, refused: refused ?? null }, write)
}
const contactWords = (contact: Partial<Contact>) =>
  problems({ part: { answers: { recommend: 9 }, contact: { ...FILLED, ...contact } } }).map(
    ({ words }) => words,
  )

describe('the contact form says what is missing (spec 5)', () => {
  test.each([
    [{ firstName: ' ' }, ['Enter first name']],
    [{ lastName: '' }, ['Enter last name']],
    [{ email: 'astrid' }, ['Enter a valid email address']],
    [{ unit: '' }, ['Enter room/unit number']],
    [{ checkIn: '', checkOut: '' }, ['Select period of stay']],
    [{ checkIn: '' }, ['Select check-in date']],
    [{ checkOut: '' }, ['Select check-out date']],
    [
      { checkIn: '2026-11-18', checkOut: '2026-11-15' },
      [
        'Please select check-in date before the check-out date',
        'Please select check-out date after the check-in date',
      ],
    ],
    [{ firstName: 'a'.repeat(121) }, ['At most 120 characters, please.']],
    [{}, []],
  ])('%j', (part, words) => expect(contactWords(part)).toEqual(words))

  test('and nothing of what the house knows, nor where it is left out', () => {
    const part = { answers: { recommend: 9 } }
    expect(problems({ part, known: SAMPLE_KNOWN })).toEqual([])
    expect(problems({ part: { ...part, isLeftOut: true } })).toEqual([])
    const asking = sampleSurvey({ isContactOptional: false })
    expect(problems({ part: { ...part, isLeftOut: true }, survey: asking })).not.toEqual([])
  })
})

describe('an answer', () => {
  const known = SAMPLE_KNOWN
  test('that must be given is asked for on its screen', () => {
    expect(problems({ known })).toEqual([{ field: 'recommend', screen: 'score', words: 'Field is required' }])
  })
  test('that is too long is said to be, and not cut off', () => {
    const found = problems({ known, part: { answers: { recommend: 1, why: 'a'.repeat(50_000) } } })
    expect(found).toEqual([{ field: 'why', screen: 'score', words: 'At most 4,000 characters, please.' }])
  })
  test('that the server refused is told until it is another one', () => {
    const answers = { recommend: 9, why: 'x' }
    const why = { kind: 'answers' as const, problems: [{ question: 'why', problem: 'too-long' as const }] }
    const refused = { why, answers, contact: FILLED }
    expect(problems({ known, refused, part: { answers } }).map(({ field }) => field)).toEqual(['why'])
    expect(problems({ known, refused, part: { answers: { ...answers, why: 'y' } } })).toEqual([])
  })
})

test('a field that the server refused is told on the contact form', () => {
  const why = { kind: 'contact' as const, problems: [{ field: 'email' as const, problem: 'email' as const }] }
  const part = { answers: { recommend: 9 }, contact: FILLED }
  const found = problems({ part, refused: { why, answers: {}, contact: FILLED } })
  expect(found).toEqual([
    { field: 'contact.email', screen: CONTACT_SCREEN, words: 'Enter a valid email address' },
  ])
})
