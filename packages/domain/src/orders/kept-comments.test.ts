import { expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import { keptComments } from './kept-comments.ts'

const line = (comment: string, days: string[] = [], change: Partial<CartLine> = {}): CartLine => ({
  productId: 'cocoa',
  dealId: 'stars',
  quantity: 1,
  choices: {},
  extras: [],
  comment,
  when: days.length > 0 ? { days, time: null } : null,
  ...change,
})
const kept = (before: CartLine[], now: CartLine[]) => Object.fromEntries(keptComments(before, now))

test('what was written stays with its line, also where its nights or choices are others now', () => {
  expect(kept([line('no nuts', ['16'])], [line('', ['16'])])).toEqual({ 0: 'no nuts' })
  expect(kept([line('no nuts', ['16'])], [line('', ['16', '17'])])).toEqual({ 0: 'no nuts' })
  expect(kept([line('no nuts')], [line('', [], { choices: { milk: 'oat' } })])).toEqual({ 0: 'no nuts' })
})

test('words of its own take the place of those from before', () => {
  expect(kept([line('no nuts', ['16'])], [line('with cream', ['16'])])).toEqual({})
  expect(kept([line('no nuts', ['16'])], [line('with cream', ['17'])])).toEqual({})
})

test('each line keeps its own: one that had none gets none', () => {
  const before = [line('no nuts', ['16']), line('', ['17'])]
  expect(kept(before, [line('', ['17']), line('', ['16'])])).toEqual({ 1: 'no nuts' })
})

test('two lines that became one keep what was written to both', () => {
  const before = [line('no nuts', ['16']), line('two cups', ['17'])]
  expect(kept(before, [line('', ['16', '17'])])).toEqual({ 0: 'no nuts / two cups' })
})

test('nothing goes to another product, nor to a new line beside the unchanged one', () => {
  expect(kept([line('no nuts')], [line('', [], { productId: 'wine' })])).toEqual({})
  expect(kept([line('no nuts')], [line('', [], { dealId: 'fire' })])).toEqual({})
  expect(kept([line('no nuts', ['16'])], [line('', ['17']), line('', ['16'])])).toEqual({ 1: 'no nuts' })
})

test('is never longer than a comment may be', () => {
  const long = 'x'.repeat(400)
  const before = [line(long, ['16']), line(`${long}y`, ['17'])]
  expect(kept(before, [line('', ['16', '17'])])[0]).toHaveLength(500)
})
