import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WIZARD_STEPS } from './constants.ts'
import { asTheLawAsks, fieldsOfStep, moveWithinStep, termsVersionAfter } from './edit-form.ts'
import type { CustomField } from './form-schema.ts'
import { formBodyOf } from './presets.ts'
import { STANDARD_FIELD_NAMES } from './standard-fields.ts'

const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)
const diet: CustomField = {
  name: 'own-diet',
  kind: 'text',
  isEnabled: true,
  isRequired: false,
  appliesTo: 'main guest',
  nationality: 'everyone',
  labels: { 0: 'Diet' },
  hints: {},
  choices: [],
}

test('a field moves among those of its step and nothing else moves', () => {
  const { fields } = formBodyOf('DK')
  const place = fc.integer({ min: -2, max: 30 })
  fc.assert(
    fc.property(fc.constantFrom(...STANDARD_FIELD_NAMES), place, (name, at) => {
      const moved = moveWithinStep(fields, name, at)
      expect(namesOf(moved).sort()).toEqual(namesOf(fields).sort())
      for (const step of WIZARD_STEPS) {
        const [before, after] = [namesOf(fieldsOfStep(fields, step)), namesOf(fieldsOfStep(moved, step))]
        const without = (names: string[]) => names.filter((each) => each !== name)
        expect(without(after)).toEqual(without(before))
        if (before.includes(name))
          expect(after.indexOf(name)).toBe(Math.min(Math.max(at, 0), before.length - 1))
      }
    }),
  )
})

test('as the law asks: what the house wrote itself stays', () => {
  const law = formBodyOf('SE')
  const hints = { 0: 'As in your passport' }
  const fields = law.fields.map((field) => ({ ...field, isEnabled: false, hints }))
  const body = { ...law, keptMonths: 60, fields: [diet, ...fields], welcome: { 0: 'Hello' } }
  const reset = asTheLawAsks(body)
  expect(reset).toEqual({
    ...law,
    welcome: { 0: 'Hello' },
    fields: [...law.fields.map((field) => ({ ...field, hints })), diet],
  })
})

test('terms get the next number once a word is another', () => {
  const before = { terms: { 0: 'Be quiet' }, termsVersion: 3 }
  expect(termsVersionAfter(before, { 0: 'Be quiet', 1: '' })).toBe(3)
  expect(termsVersionAfter(before, { 0: 'Be quiet', 1: 'Vær stille' })).toBe(4)
  expect(termsVersionAfter(before, {})).toBe(4)
})
