import { afterEach, expect, test, vi } from 'vitest'
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

/** A stream whose events the test sends; without locks every tab has one of its own. */
function standInForTheStream() {
  const source = Object.assign(new EventTarget(), { readyState: 1, close: () => {} })
  const addresses: string[] = []
  vi.stubGlobal('EventSource', function EventSource(address: string) {
    addresses.push(address)
    return source
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', {})
  const send = (name: string) =>
    source.dispatchEvent(Object.assign(new Event(name), { data: '{}', lastEventId: '' }))
  return { addresses, send }
}

const QUIET = { onMessage() {}, onReset() {}, onConnection() {}, onAway() {}, onRefused() {} }
const INGRID = { propertyId: 'fjellheim', userId: 'ingrid' }

afterEach(() => void vi.unstubAllGlobals())

test('a server that has lost its database says so in the stream, before anybody calls it', () => {
  const { send } = standInForTheStream()
  const [onAway, onMessage] = [vi.fn(), vi.fn()]
  const close = openLiveSource({ ...QUIET, ...INGRID, after: null, onMessage, onAway })
  send('away')
  expect(onAway).toHaveBeenCalledOnce()
  expect(onMessage).not.toHaveBeenCalled()
  close()
})

test('a page that knows where the events stood hears them from there, and asks for nothing a second time', () => {
  const { addresses, send } = standInForTheStream()
  const onReset = vi.fn()
  const close = openLiveSource({ ...QUIET, ...INGRID, after: '7-2', onReset })
  expect(addresses).toEqual([expect.stringContaining('after=7-2')])
  send('hello')
  expect(onReset).not.toHaveBeenCalled()
  send('reset')
  expect(onReset).toHaveBeenCalledOnce()
  close()
})

test('a page that does not know asks for everything once more when the stream begins, and not when it resumes', () => {
  const { send } = standInForTheStream()
  const onReset = vi.fn()
  const close = openLiveSource({ ...QUIET, ...INGRID, after: null, onReset })
  send('hello')
  send('hello')
  expect(onReset).toHaveBeenCalledOnce()
  close()
})
