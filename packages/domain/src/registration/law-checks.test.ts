import { expect, test } from 'vitest'
import type { FormBody, FormField } from './form-schema.ts'
import { fieldDifference, formDifferences, isNeverAsked, lawOfField } from './law-checks.ts'
import { formBodyOf, PRESET_COUNTRIES } from './presets.ts'

function changed(country: string, name: string, change: Partial<FormField>): FormField {
  const field = formBodyOf(country).fields.find((each) => each.name === name)
  if (!field) throw new Error(`No field ${name}`)
  return { ...field, ...change } as FormField
}

test.each(PRESET_COUNTRIES)('the form of %s is as its law asks', (country) => {
  const body = formBodyOf(country)
  expect(body.fields.map((field) => fieldDifference(country, field)).filter(Boolean)).toEqual([])
  expect(formDifferences(body)).toEqual([])
})

test.each<[string, string, Partial<FormField>, string | null]>([
  ['DK', 'birthDate', { isEnabled: false }, 'off'],
  ['DK', 'birthDate', { isRequired: false }, 'optional'],
  ['DK', 'birthDate', { appliesTo: 'adults' }, 'of fewer people'],
  ['DK', 'passportNumber', { nationality: 'non-EEA' }, 'of fewer nationalities'],
  ['DK', 'passportNumber', { nationality: 'everyone' }, null],
  ['DK', 'occupation', { isEnabled: true }, null],
  // Asked once for the form, whoever it is said to be for; nobody has to bring somebody; terms are the house's.
  ['NO', 'signature', { appliesTo: 'main guest' }, null],
  ['NO', 'companions', { isRequired: false }, null],
  ['NO', 'acceptedTerms', { isEnabled: false }, null],
  ['NL', 'passportNumber', { isEnabled: true }, 'forbidden'],
  ['FR', 'lastName', { isEnabled: false }, null],
])('%s %s %j: %s', (country, name, change, difference) => {
  expect(fieldDifference(country, changed(country, name, change))).toBe(difference)
})

test('of the form as a whole: months, ages, residents and the signature', () => {
  const differences = (country: string, change: Partial<FormBody>) =>
    formDifferences({ ...formBodyOf(country), ...change })
  expect(differences('DK', { keptMonths: 25 })).toEqual(['kept longer'])
  expect(differences('DK', { keptMonths: 23, registersFromAge: 18 })).toEqual([
    'kept shorter',
    'older people only',
  ])
  expect(differences('DK', { registersFromAge: null })).toEqual([])
  expect(differences('SE', { isDrawnSignatureAsked: false })).toEqual(['typed signature'])
  expect(differences('NO', { residentsAreExempt: true, isDrawnSignatureAsked: true })).toEqual([
    'residents left out',
  ])
  expect(differences('FR', { keptMonths: 60 })).toEqual([])
})

test('what depends on nationality is asked of nobody where nationality is not asked', () => {
  const body = formBodyOf('NL')
  const number = changed('NL', 'documentType', { nationality: 'foreigners' })
  expect(isNeverAsked(body, number)).toBe(true)
  expect(isNeverAsked(formBodyOf('DK'), number)).toBe(false)
})

test('what the law forbids, asks and is silent about', () => {
  expect(['idPicture', 'address', 'occupation', 'own-diet'].map((name) => lawOfField('NL', name))).toEqual([
    'forbids',
    'asks',
    'silent',
    'silent',
  ])
})
