import { expect, test } from 'vitest'
import { heldStep, stepNamed, stepOfRefusal, stepsFor } from './set-up-steps.ts'

const FIRST = stepsFor({ isFirst: true })

test('the first property asks who its owner is, a further one does not', () => {
  expect(FIRST).toEqual(['you', 'property', 'look'])
  expect(stepsFor({ isFirst: false })).toEqual(['property', 'look'])
})

test('a reload opens the step of the address, or the one whose password is gone', () => {
  expect(heldStep({ steps: FIRST, wanted: 'look', canPass: () => true })).toBeNull()
  expect(heldStep({ steps: FIRST, wanted: 'look', canPass: (step) => step !== 'you' })).toBe('you')
  expect(heldStep({ steps: FIRST, wanted: 'nonsense', canPass: () => false })).toBeNull()
  expect([stepNamed(FIRST, 'look'), stepNamed(FIRST, 'nonsense')]).toEqual(['look', 'you'])
})

test('what the server refuses leads back to its field', () => {
  expect(stepOfRefusal('auth/set-up-code-wrong')).toBe('you')
  expect(stepOfRefusal('property/id-taken')).toBe('property')
  expect(stepOfRefusal('offline')).toBeNull()
})
