import { beforeEach, expect, test, vi } from 'vitest'
import { followLive } from '../../platform/live-events.ts'
import { listenLive } from './live.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})

function listening() {
  const target = new EventTarget()
  const source = { addEventListener: target.addEventListener.bind(target), close: vi.fn(), readyState: 1 }
  const heard = { onGuestbook: vi.fn(), onProperty: vi.fn() }
  const openSource = vi.fn(() => source as unknown as EventSource)
  const stop = listenLive({ hotel: 'fjellheim', after: '7-2' }, heard, openSource)
  return { heard, stop, source, openSource, send: (name: string) => target.dispatchEvent(new Event(name)) }
}

test('a publication renews the guestbook, a changed property its theme', () => {
  const { heard, send } = listening()
  send('guestbook.published')
  expect([heard.onGuestbook.mock.calls.length, heard.onProperty.mock.calls.length]).toEqual([1, 0])
  send('property.changed')
  expect([heard.onGuestbook.mock.calls.length, heard.onProperty.mock.calls.length]).toEqual([1, 1])
})

test('after a reset everything is renewed, since anything may have been missed', () => {
  const { heard, send } = listening()
  send('reset')
  expect(heard.onGuestbook).toHaveBeenCalledOnce()
  expect(heard.onProperty).toHaveBeenCalledOnce()
})

test('what is about orders, products and paying is handed on to whoever listens', () => {
  const heard = vi.fn()
  const stop = followLive((name) => heard(name))
  const { send } = listening()
  const names = ['order.answered', 'product.changed', 'payment-settings.changed', 'reset']
  for (const name of names) send(name)
  stop()
  send('order.answered')
  expect(heard.mock.calls.flat()).toEqual(names)
})

test('what happened since the page was made is asked for', () => {
  const { openSource } = listening()
  expect(openSource).toHaveBeenCalledWith('/api/guest/fjellheim/live?after=7-2')
})

test('a page that leaves closes its stream', () => {
  const { source, stop } = listening()
  stop()
  expect(source.close).toHaveBeenCalledOnce()
})
