import { expect, test } from 'vitest'
import { type Held, heldRows } from './held-rows.ts'

const guest = (id: string, revision = 1) => ({ id, revision })
const due = (ids: string) => [...ids].map((id) => guest(id))
const held = (id: string, step: Held<ReturnType<typeof guest>>['step'] = 'done') => ({
  guest: guest(id),
  step,
  revision: 2,
})
const words = (rows: ReturnType<typeof heldRows>) => rows.map(({ guest: { id }, step }) => `${id} ${step}`)

test('who was just seen to keeps their place, and nobody slides into it', () => {
  expect(words(heldRows([...'abc'], due('bc'), [held('a')]))).toEqual(['a done', 'b due', 'c due'])
  expect(words(heldRows([...'abc'], due('acd'), [held('b', 'running')]))).toEqual([
    'a due',
    'b running',
    'c due',
    'd due',
  ])
})

test('a list that is not asked for anew yet shows them once', () => {
  expect(words(heldRows([...'ab'], due('ab'), [held('a')]))).toEqual(['a done', 'b due'])
})

test('who is brought back by somebody else is due again, at their newest revision', () => {
  expect(heldRows([...'ab'], [guest('a', 3), guest('b')], [held('a')])[0]).toEqual({
    guest: guest('a', 3),
    step: 'due',
  })
})

test('with nobody held the order is that of the house', () => {
  expect(words(heldRows([...'abc'], due('cab'), []))).toEqual(['c due', 'a due', 'b due'])
})
