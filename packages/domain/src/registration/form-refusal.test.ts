import { expect, test } from 'vitest'
import { formRefusal } from './form-refusal.ts'
import { formBodyOf, PRESET_COUNTRIES } from './presets.ts'

const changed = (country: string, name: string, change: object) => {
  const body = formBodyOf(country)
  return {
    ...body,
    fields: body.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
  }
}

test.each([...PRESET_COUNTRIES, 'FR'])('the preset of %s can be kept as it is', (country) => {
  expect(formRefusal(formBodyOf(country))).toBeNull()
})

test('what the law forbids is not asked', () => {
  expect(formRefusal(changed('NL', 'idPicture', { isEnabled: true }))).toEqual({
    reason: 'forbidden-field',
    field: 'idPicture',
  })
  expect(formRefusal(changed('DK', 'idPicture', { isEnabled: true }))).toBeNull()
})

test('what is for certain nationalities needs the nationality', () => {
  expect(formRefusal(changed('DK', 'nationality', { isEnabled: false }))).toMatchObject({
    reason: 'nationality-not-asked',
  })
})
