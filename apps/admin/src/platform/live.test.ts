import { expect, test } from 'vitest'
import { keysToRefresh, type LiveUpdates } from './live.tsx'
import { parseLiveMessage } from './live-source.ts'

test('a message of the stream is read by the shape of its event', () => {
  const payload = { cardId: 'c1', revision: 4, by: 'Ola' }
  expect(parseLiveMessage('card.changed', JSON.stringify(payload))).toEqual({ name: 'card.changed', payload })
})

test.each([['not json'], ['{}'], ['{"cardId":1}']])('a message that is none is dropped: %s', (data) => {
  expect(parseLiveMessage('card.changed', data)).toBeNull()
})

test('every feature names what an event makes out of date', () => {
  const updates: LiveUpdates[] = [
    { 'card.changed': ({ cardId }) => [['cards'], ['card', cardId]] },
    { 'card.changed': () => [['statistics']], 'booking.changed': () => [['guests']] },
  ]
  const message = { name: 'card.changed', payload: { cardId: 'c1', revision: 4, by: 'Ola' } } as const
  expect(keysToRefresh(updates, message)).toEqual([['cards'], ['card', 'c1'], ['statistics']])
})
