import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleRequest } from '../sample-request.ts'
import { createPendingAnswers, type PendingAnswer, UNDO_MS } from './pending-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const accept = (id: string): PendingAnswer => ({
  kind: 'accept',
  request: { ...sampleRequest(), id },
  body: { timeExpected: null, confirmation: 'email', includesTime: true },
})

function opened() {
  const sent: string[] = []
  const answers = createPendingAnswers(async ({ request }) => sent.push(request.id))
  return { answers, sent }
}

test('an answer is sent once ten seconds have passed, and not before', () => {
  const { answers, sent } = opened()
  answers.give(accept('a'))
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect([sent, answers.list().length]).toEqual([[], 1])
  vi.advanceTimersByTime(1)
  expect([sent, answers.list().length]).toEqual([['a'], 0])
})

test('an answer that is taken back is never sent', () => {
  const { answers, sent } = opened()
  answers.give(accept('a'))
  answers.give(accept('b'))
  expect(answers.undo('a')).toBe(true)
  vi.advanceTimersByTime(UNDO_MS)
  expect(sent).toEqual(['b'])
  expect(answers.undo('b'), 'too late').toBe(false)
})

test('who leaves the page has answered', async () => {
  const { answers, sent } = opened()
  answers.give(accept('a'))
  answers.give(accept('b'))
  await answers.sendAll()
  vi.advanceTimersByTime(UNDO_MS)
  expect(sent).toEqual(['a', 'b'])
})

test('the second of two answers to one request is the one that counts', () => {
  const { answers, sent } = opened()
  answers.give(accept('a'))
  vi.advanceTimersByTime(UNDO_MS - 1)
  answers.give(accept('a'))
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['a'])
})
