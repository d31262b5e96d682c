import { expect, test } from 'vitest'
import { formBodyOf } from './presets.ts'
import { hasTerms, withTermsThere } from './terms.ts'

const body = formBodyOf('NO')
const isAsked = (terms: Record<string, string>, propertyTerms: string | null) =>
  withTermsThere({ ...body, terms }, propertyTerms).fields.some(
    ({ name, isEnabled }) => name === 'acceptedTerms' && isEnabled,
  )

test('terms are accepted where there are some, the form’s own or the property’s', () => {
  expect(isAsked({ 0: 'Be kind.' }, null)).toBe(true)
  expect(isAsked({}, 'https://fjellheim.example/terms')).toBe(true)
  expect(isAsked({ 0: ' ' }, '')).toBe(false)
  expect(isAsked({}, null)).toBe(false)
  expect(hasTerms({ terms: { 2: 'Vær snill.' } }, null)).toBe(true)
})
