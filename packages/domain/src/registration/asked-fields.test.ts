import { describe, expect, it } from 'vitest'
import { type AskedPerson, askedFields, stepOf } from './asked-fields.ts'
import type { FormBody } from './form-schema.ts'
import { formBodyOf } from './presets.ts'

const ARRIVAL = '2026-11-15'
const main: AskedPerson = { kind: 'main', nationality: null, residenceCountry: null, birthDate: null }
const names = (body: FormBody, person: Partial<AskedPerson> = {}) =>
  askedFields(body, { ...main, ...person }, ARRIVAL).map(({ name }) => name)
const changed = (body: FormBody, name: string, change: object): FormBody => ({
  ...body,
  fields: body.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
})

describe('what a person is asked', () => {
  it('follows their nationality, and nothing is asked on suspicion before it is known', () => {
    const danish = formBodyOf('DK')
    expect(names(danish)).not.toContain('passportNumber')
    expect(names(danish, { nationality: 'SE' })).not.toContain('passportNumber')
    expect(names(danish, { nationality: 'DE' })).toContain('passportNumber')
  })

  it('keeps asking where somebody lives once that is answered', () => {
    const swedish = formBodyOf('SE')
    const resident = { nationality: 'US', residenceCountry: 'SE' }
    expect(names(swedish, resident)).toContain('residenceCountry')
    expect(names(swedish, resident)).not.toContain('passportNumber')
  })

  it('is decided by what the form asks alone', () => {
    const unasked = changed(formBodyOf('EE'), 'nationality', { appliesTo: 'adults' })
    expect(names(unasked, { kind: 'child', nationality: 'US' })).not.toContain('passportNumber')
    const off = changed(formBodyOf('EE'), 'nationality', { isEnabled: false })
    expect(names(off, { nationality: 'US' })).not.toContain('passportNumber')
  })

  it('is once for the form where it is about the trip, and short for the young', () => {
    const danish = formBodyOf('DK')
    const spouse = names(danish, { kind: 'spouse', nationality: 'US' })
    for (const once of ['signature', 'acceptedTerms', 'arrivalDate', 'companions'])
      expect(spouse).not.toContain(once)
    expect(names(danish, { kind: 'child', nationality: 'US', birthDate: '2010-11-16' })).toEqual([
      ...['firstName', 'lastName', 'birthDate'],
    ])
    expect(names(danish, { kind: 'child', nationality: 'US', birthDate: '2010-11-15' })).toContain(
      'passportNumber',
    )
  })
})

it('a field of the property’s own is asked with the guest’s own data', () => {
  expect(stepOf({ name: 'own-car' })).toBe('your-information')
  expect(stepOf({ name: 'purposeOfStay' })).toBe('trip-information')
})
