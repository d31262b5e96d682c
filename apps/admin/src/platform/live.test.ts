import { expect, test, vi } from 'vitest'
import { keysToRefresh, type LiveUpdates } from './live.tsx'
import { openLiveSource, parseLiveMessage } from './live-source.ts'

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

test('a server that has lost its database says so in the stream, before anybody calls it', () => {
  const source = Object.assign(new EventTarget(), { readyState: 1, close: () => {} })
  vi.stubGlobal('EventSource', function EventSource() {
    return source
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  // Without locks every tab has a stream of its own.
  vi.stubGlobal('navigator', {})
  const [onAway, onMessage] = [vi.fn(), vi.fn()]
  const close = openLiveSource({
    propertyId: 'fjellheim',
    userId: 'ingrid',
    onMessage,
    onAway,
    onReset: () => {},
    onConnection: () => {},
    onRefused: () => {},
  })
  source.dispatchEvent(Object.assign(new Event('away'), { data: '{}', lastEventId: '' }))
  expect(onAway).toHaveBeenCalledOnce()
  expect(onMessage).not.toHaveBeenCalled()
  close()
  vi.unstubAllGlobals()
})
