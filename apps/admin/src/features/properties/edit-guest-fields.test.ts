import { expect, test } from 'vitest'
import { moveField, renameField } from './edit-guest-fields.ts'

const diet = { id: 'a', name: 'Diet' }
const car = { id: 'b', name: 'Car' }

test('a field keeps its id under another name', () => {
  expect(renameField([diet, car], 'b', 'Number plate')).toEqual([diet, { id: 'b', name: 'Number plate' }])
})

test('a field moves one place, and no further than the end', () => {
  expect(moveField([diet, car], 'b', -1)).toEqual([car, diet])
  expect(moveField([diet, car], 'b', 1)).toEqual([diet, car])
  expect(moveField([diet, car], 'a', -1)).toEqual([diet, car])
})
