import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { ageOn } from './asked-fields.ts'
import { keptAnswers } from './kept-answers.ts'
import { formBodyOf } from './presets.ts'
import { type FormFacts, problemsOf } from './problems.ts'
import type { FilledForm } from './values.ts'

const facts: FormFacts = {
  ...{ body: formBodyOf('DK'), kind: 'main', arrival: '2026-11-15', departure: '2026-11-19' },
  ...{ today: '2026-11-15', hasPicture: false, known: [] },
}
const values = {
  ...{ firstName: 'Nora', lastName: 'Winters', birthDate: '1984-03-17', nationality: 'US' },
  ...{ address: 'Quincy Street 81', documentType: 'passport', passportNumber: 'X7719403K' },
  acceptedTerms: 'yes',
}
const filled = (change: object = {}, more: Partial<FilledForm> = {}): FilledForm => ({
  values: { ...values, ...change },
  companions: [],
  signature: { kind: 'typed', name: 'Nora Winters' },
  ...more,
})
const problems = (form: FilledForm, more: Partial<FormFacts> = {}) =>
  problemsOf(form, { ...facts, ...more }).map(({ field, problem }) => `${field}: ${problem}`)

describe('a form', () => {
  it('can be sent when all that is asked is there', () => expect(problems(filled())).toEqual([]))

  it('says everything that is missing, in the order in which it is asked', () => {
    expect(problems({ values: {}, companions: [], signature: null })).toEqual([
      ...['firstName: required', 'lastName: required', 'birthDate: required', 'nationality: required'],
      ...['address: required', 'acceptedTerms: required'],
    ])
    expect(problems({ values: {}, companions: [], signature: null }, { known: ['firstName'] })[0]).toBe(
      'lastName: required',
    )
  })

  it('may leave out what the house knows, but not empty it', () => {
    const known = { known: ['firstName', 'lastName'] }
    const { firstName: _, lastName: __, ...rest } = values
    expect(problems({ ...filled(), values: rest }, known)).toEqual([])
    expect(problems(filled({ firstName: '', lastName: ' \u200b ' }), known)).toEqual([
      ...['firstName: required', 'lastName: required'],
    ])
  })

  it('is of people without a last name where the house does not insist on one', () => {
    const fields = facts.body.fields.map((field) =>
      field.name === 'lastName' ? { ...field, isRequired: false } : field,
    )
    const lenient = { body: { ...facts.body, fields }, known: ['firstName', 'lastName'] }
    expect(problems(filled({ lastName: '' }), lenient)).toEqual([])
  })

  it.each([
    [{ birthDate: '2026-02-30' }, 'birthDate: not-a-date'],
    [{ birthDate: '2026-11-16' }, 'birthDate: in-the-future'],
    [{ birthDate: '1890-01-01' }, 'birthDate: too-long-ago'],
    [{ firstName: 'x'.repeat(101) }, 'firstName: too-long'],
    [{ firstName: '🦊' }, 'firstName: not-a-name'],
    [{ nationality: 'usa' }, 'nationality: not-a-country'],
    [{ documentType: 'library card' }, 'documentType: not-a-choice'],
    [{ passportNumber: '<script>' }, 'passportNumber: not-a-document-number'],
    [{ passportNumber: '1'.repeat(41) }, 'passportNumber: too-long'],
    [{ acceptedTerms: 'no' }, 'acceptedTerms: required'],
  ])('%j is said at its field', (change, problem) => expect(problems(filled(change))).toEqual([problem]))

  it.each([{ firstName: 'O' }, { firstName: 'وينترز' }, { lastName: '李' }, { lastName: 'O’Hara 🦊' }])(
    '%j is accepted',
    (change) => expect(problems(filled(change))).toEqual([]),
  )

  it('is signed by people from 15 to 130 years old, and by no others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 60_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom('main' as const, 'adult' as const),
        (daysAgo, daysAhead, kind) => {
          const birthDate = addDays(facts.today, -daysAgo)
          const arrival = addDays(facts.today, daysAhead)
          const expected =
            daysAgo < 0
              ? ['birthDate: in-the-future']
              : ageOn(birthDate, facts.today) > 130
                ? ['birthDate: too-long-ago']
                : ageOn(birthDate, arrival) < 15
                  ? ['birthDate: too-young-to-sign']
                  : []
          expect(problems(filled({ birthDate }), { arrival, kind })).toEqual(expected)
        },
      ),
    )
    expect(problems(filled({ birthDate: '2011-11-15' }))).toEqual([])
    expect(problems(filled({ birthDate: '2011-11-16' }))).toEqual(['birthDate: too-young-to-sign'])
  })

  it('is signed by hand where the law says so', () => {
    const swedish = { ...facts, body: formBodyOf('SE') }
    const form = filled({ residenceCountry: 'US' })
    expect(problems(form, swedish)).toEqual(['signature: drawn-signature-asked'])
    const strokes: [number, number][][] = [
      [
        [0, 0],
        [400, 200],
      ],
    ]
    expect(problems({ ...form, signature: { kind: 'drawn', strokes } }, swedish)).toEqual([])
    expect(problems({ ...form, signature: { kind: 'drawn', strokes: [[[1, 1]]] } }, swedish)).toEqual([
      'signature: not-signed',
    ])
  })

  it('names the companion whose answer it is', () => {
    const child = {
      type: 'underage child' as const,
      values: { firstName: 'Bo', lastName: 'W', birthDate: '2000-01-01' },
    }
    expect(problems(filled({}, { companions: [{ ...child, type: 'spouse' }, child] }))).toContain(
      'companions.1.birthDate: not-a-minor',
    )
    const many = Array.from({ length: 21 }, () => child)
    expect(problems(filled({}, { companions: many }))).toEqual(['companions: too-many'])
  })
})

describe('what is stored of a form', () => {
  const keep = (form: FilledForm, more = {}) =>
    keptAnswers(form, { ...facts, kind: 'main', known: {}, ...more })

  it('is what is asked, and nothing that was sent beside it', () => {
    const kept = keep(filled({ nationality: 'SE', idNumber: '1', 'own-x': 'y', arrivalDate: '1999-01-01' }))
    expect(kept.values).toEqual({
      ...{ firstName: 'Nora', lastName: 'Winters', birthDate: '1984-03-17', nationality: 'SE' },
      ...{ address: 'Quincy Street 81', acceptedTerms: 'yes' },
      ...{ arrivalDate: '2026-11-15', departureDate: '2026-11-19' },
    })
    expect(keep(filled({ nationality: 'DK' })).signature).toBeNull()
  })

  it('is clean, and what the house knows stands where nothing was written', () => {
    const { firstName: _, ...rest } = values
    const known = { known: { firstName: 'Nora', lastName: 'Winters' } }
    const form = { ...filled(), values: { ...rest, lastName: 'Win\u202eters\n ' } }
    expect(keep(form, known).values).toMatchObject({ firstName: 'Nora', lastName: 'Winters' })
    expect(keep(filled({ lastName: ' ' }), known).values).not.toHaveProperty('lastName')
  })

  it('stays the same when it is stored again', () => {
    const country = fc.constantFrom('DK', 'SE', 'DE', 'US', '')
    fc.assert(
      fc.property(
        country,
        country,
        fc.constantFrom('DK', 'SE', 'NO', 'FI', 'EE', 'NL'),
        (nationality, residenceCountry, law) => {
          const body = formBodyOf(law)
          const kept = keep(filled({ nationality, residenceCountry }), { body })
          expect(keep(kept, { body })).toEqual(kept)
        },
      ),
    )
  })
})
