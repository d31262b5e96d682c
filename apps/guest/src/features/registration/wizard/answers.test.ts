import { problemsOf } from '@innkeeper/domain/registration/problems.ts'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  canAddAdult,
  changed,
  filledOf,
  firstAnswers,
  formToSend,
  isBegun,
  knownOf,
  maskedValue,
  newCompanion,
} from './answers.ts'
import { allProblems, problemsOn, refusedOf } from './problem-list.ts'
import { sampleAnswers, sampleFacts, sampleForm, sampleStart } from './sample-form.ts'
import { neighbour, screensOf, stepPlace } from './screens.ts'
import { withTravelling } from './use-wizard.ts'

const DANE = { birthDate: '1988-03-14', nationality: 'DK', address: 'Strandvejen 112', acceptedTerms: 'yes' }
const screensIn = (country: string, nationality: string) => {
  const answers = sampleAnswers({ values: { nationality } })
  return screensOf(askedOf(answers, sampleFacts(country, answers)))
}

describe('what the house knows', () => {
  test('is filled in; what it shows in part is not taken for a value', () => {
    expect(sampleAnswers().values).toEqual({ firstName: 'Astrid', lastName: 'Holm' })
    expect(maskedValue('email', { email: 'a•••@holm.example' })).toBe('a•••@holm.example')
    expect(maskedValue('firstName', { firstName: 'Astrid' })).toBeNull()
  })
  test('is of the booking’s guest and of nobody else', () => {
    const start = sampleStart('DK')
    expect(knownOf(start, 'main')).toBe(start.known)
    expect(knownOf(start, 'adult')).toEqual({})
  })
  test('is nothing that somebody typed', () => {
    const { known } = sampleStart('DK')
    expect(isBegun(sampleAnswers(), known)).toBe(false)
    expect(isBegun(sampleAnswers({ values: { lastName: 'Berg' } }), known)).toBe(true)
    const edited = { place: 0, companion: { type: 'spouse' as const, values: { firstName: 'Mikkel' } } }
    expect(isBegun(sampleAnswers({ edited }), known)).toBe(true)
  })
  test('a booking for one travels alone unless the guest says otherwise', () => {
    const stay = { ...sampleStart('DK').stay, adults: 1, children: 0 }
    expect(firstAnswers('main', {}, stay, 'k').isTravelling).toBe(false)
    expect(firstAnswers('main', {}, { ...stay, children: 1 }, 'k').isTravelling).toBeNull()
  })
})

describe('the screens', () => {
  test('a Nordic guest in Denmark is asked for no document, others are', () => {
    expect(screensIn('DK', 'SE')).toEqual(['you', 'companions', 'trip', 'sign'])
    expect(screensIn('DK', 'US')).toEqual(['you', 'document', 'companions', 'trip', 'sign'])
  })
  test('stay in four steps, however many there are', () => {
    const screens = screensIn('DK', 'US')
    expect(stepPlace('document', screens)).toEqual({ step: 'your-information', place: 1, total: 4 })
    expect(stepPlace('sign', screens)).toEqual({ step: 'sign-and-confirm', place: 4, total: 4 })
    expect(neighbour('you', screens, 1)).toBe('document')
    expect(neighbour('you', screens, -1)).toBeNull()
  })
})

describe('what is sent', () => {
  test('holds answers to what is asked, not what was typed before the nationality changed', () => {
    const answers = sampleAnswers({
      isTravelling: true,
      values: { ...DANE, passportNumber: 'X1234567', documentType: 'passport' },
      companions: [{ type: 'underage child', values: { ...DANE, firstName: 'Ella', passportNumber: 'Y1' } }],
      signature: { kind: 'typed', name: 'Astrid Holm' },
    })
    const sent = JSON.stringify(filledOf(answers, sampleFacts('DK', answers)))
    expect(sent).not.toContain('X1234567')
    expect(sent).not.toContain('Y1')
    // A Dane at home does not sign.
    expect(sent).toContain('"signature":null')
  })
  test('a name that was emptied is missing; an e-mail that is shown in part stays as it is', () => {
    const answers = sampleAnswers({ values: { ...DANE, firstName: '', lastName: '  ', email: '' } })
    const { values } = filledOf(answers, sampleFacts('DK', answers))
    expect(values).toMatchObject({ firstName: '', lastName: '' })
    expect(values).not.toHaveProperty('email')
    expect(problemsOn('you', allProblems(answers, sampleFacts('DK', answers), []))).toEqual([
      { field: 'firstName', problem: 'required' },
      { field: 'lastName', problem: 'required' },
    ])
  })
  test('nobody travels along once the guest says so', () => {
    const answers = sampleAnswers({
      isTravelling: false,
      companions: [{ type: 'spouse', values: { firstName: 'Mikkel' } }],
    })
    expect(filledOf(answers, sampleFacts('DK', answers)).companions).toEqual([])
  })
  test('carries the same key and the version that was shown', () => {
    const answers = sampleAnswers({ values: DANE })
    const place = { booking: 'B'.repeat(22), languageIndex: 2 }
    const body = formToSend(answers, sampleFacts('DK', answers), sampleForm('DK'), place)
    expect(body).toMatchObject({ clientKey: answers.clientKey, version: 1, termsVersion: 1, language: 2 })
    expect(problemsOf(body.filled, sampleFacts('DK', answers))).toEqual([])
  })
})

test('a companion begins with what families share, and nothing else', () => {
  const answers = sampleAnswers({ values: { ...DANE, passportNumber: 'X1' } })
  expect(newCompanion('spouse', answers).values).toEqual({
    lastName: 'Holm',
    nationality: 'DK',
    address: 'Strandvejen 112',
  })
})

test('what the server refuses stays at its field until it is changed', () => {
  const answers = sampleAnswers({ values: DANE })
  const refused = refusedOf(answers, [{ field: 'address', problem: 'too-long' }])
  const now = allProblems(answers, sampleFacts('DK', answers), refused)
  expect(problemsOn('you', now)).toEqual([{ field: 'address', problem: 'too-long' }])
  const changed = sampleAnswers({ values: { ...DANE, address: 'Strandvejen 1' } })
  expect(allProblems(changed, sampleFacts('DK', changed), refused)).toEqual([])
})

test('a typed signature that nobody touched follows the name; one that was written stays', () => {
  const values = { ...sampleAnswers().values, lastName: 'Berg' }
  const typed = sampleAnswers({ signature: { kind: 'typed', name: 'Astrid Holm' } })
  expect(changed(typed, { values }).signature).toEqual({ kind: 'typed', name: 'Astrid Berg' })
  const own = sampleAnswers({ signature: { kind: 'typed', name: 'A. Holm' } })
  expect(changed(own, { values }).signature).toBe(own.signature)
  expect(changed(typed, { signature: null }).signature).toBeNull()
})

test('whoever says that others come adds them, unless they have a form of their own', () => {
  const missing = [{ field: 'companions', problem: 'required' }]
  const asked = (part: Partial<ReturnType<typeof sampleAnswers>>, hasOthers = false) =>
    withTravelling([], sampleAnswers(part), ['you', 'companions'], hasOthers)
  expect(asked({ isTravelling: null })).toEqual(missing)
  expect(asked({ isTravelling: true })).toEqual(missing)
  expect(asked({ isTravelling: true }, true)).toEqual([])
  expect(asked({ isTravelling: true, companions: [{ type: 'spouse', values: {} }] })).toEqual([])
  expect(asked({ isTravelling: false })).toEqual([])
})

test('another adult is offered as long as the server takes one', () => {
  const people = (count: number) =>
    Array.from({ length: count }, () => ({ name: '', standing: 'registered' as const, linkId: null }))
  const start = sampleStart('DK')
  expect(canAddAdult(start, people(3))).toBe(true)
  expect(canAddAdult(start, people(4))).toBe(false)
  expect(canAddAdult({ ...start, opens: 'person' }, people(1))).toBe(false)
})
