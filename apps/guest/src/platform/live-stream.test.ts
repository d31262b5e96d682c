import { beforeEach, expect, test, vi } from 'vitest'
import { setClientVersion } from './client-version.ts'
import { followLive, openLiveStream } from './live-stream.ts'

beforeEach(() => {
  setClientVersion('1.0.0')
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})

function aStream() {
  const target = new EventTarget()
  const source = { addEventListener: target.addEventListener.bind(target), close: vi.fn(), readyState: 1 }
  const openSource = vi.fn(() => source as unknown as EventSource)
  const close = openLiveStream({ hotel: 'fjellheim', after: '7-2' }, openSource)
  return { close, source, openSource, send: (name: string) => target.dispatchEvent(new Event(name)) }
}

test('every event is told to whoever follows, until they stop', () => {
  const heard = vi.fn()
  const stop = followLive((name) => heard(name))
  const { send } = aStream()
  const names = [
    'guestbook.published',
    'property.changed',
    'stay.changed',
    'order.answered',
    'product.changed',
    'availability.changed',
    'payment-settings.changed',
    'reset',
  ]
  for (const name of names) send(name)
  stop()
  send('order.answered')
  expect(heard.mock.calls.flat()).toEqual(names)
})

test('whoever follows hears whenever the server is reached', () => {
  const heard = vi.fn()
  const stop = followLive((name) => heard(name))
  const { send } = aStream()
  send('open')
  expect(heard).toHaveBeenCalledExactlyOnceWith('open')
  stop()
})

test('what happened since the page was made is asked for, with the version of the app', () => {
  const { openSource } = aStream()
  expect(openSource).toHaveBeenCalledWith('/api/guest/fjellheim/live?after=7-2&v=1.0.0')
})

test('a page that leaves closes its stream', () => {
  const { source, close } = aStream()
  close()
  expect(source.close).toHaveBeenCalledOnce()
})
