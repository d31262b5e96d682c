import { expect, test, vi } from 'vitest'
import { tellLive } from '../../platform/live-stream.ts'
import { followChanges } from './follow-changes.ts'

function following() {
  const on = { onGuestbook: vi.fn(), onProperty: vi.fn(), onStay: vi.fn() }
  const stop = followChanges(on)
  const calls = () => [on.onGuestbook, on.onProperty, on.onStay].map(({ mock }) => mock.calls.length)
  return { stop, calls, on }
}

test('a publication renews the guestbook, a changed property its theme', () => {
  const { calls, stop } = following()
  tellLive('guestbook.published')
  expect(calls()).toEqual([1, 0, 0])
  tellLive('property.changed')
  expect(calls()).toEqual([1, 1, 0])
  stop()
})

test('a changed stay renews the stay, with what the event says of whose it is', () => {
  const { calls, on, stop } = following()
  tellLive('stay.changed', '{"watchIds":["abc"]}')
  expect(calls()).toEqual([0, 0, 1])
  expect(on.onStay).toHaveBeenCalledWith('{"watchIds":["abc"]}')
  stop()
})

test('after a reset guestbook and property are renewed, and the stay with the property', () => {
  const { calls, stop } = following()
  tellLive('reset')
  expect(calls()).toEqual([1, 1, 0])
  stop()
})

test('what is about orders renews nothing, and what was stopped hears nothing', () => {
  const { calls, stop } = following()
  tellLive('order.answered')
  stop()
  tellLive('reset')
  expect(calls()).toEqual([0, 0, 0])
})
