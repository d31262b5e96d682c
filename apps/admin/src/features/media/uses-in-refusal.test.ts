import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { usesInRefusal } from './uses-in-refusal.ts'

const uses = [{ place: 'card' as const, id: 'a', name: 'Sauna' }]

test('a refused deletion names the places, anything else names none', () => {
  expect(usesInRefusal(new CallError('media/in-use', 409, '', { uses }))).toEqual(uses)
  expect(usesInRefusal(new CallError('media/in-use', 409, '', { uses: [{ place: 'moon' }] }))).toEqual([])
  expect(usesInRefusal(new CallError('offline', 0, ''))).toEqual([])
  expect(usesInRefusal(null)).toEqual([])
})
