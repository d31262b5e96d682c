import { expect, test, vi } from 'vitest'
import { tellLive } from '../../platform/live-stream.ts'
import { followChanges } from './follow-changes.ts'

function following() {
  const on = { onGuestbook: vi.fn(), onProperty: vi.fn() }
  const stop = followChanges(on)
  const calls = () => [on.onGuestbook.mock.calls.length, on.onProperty.mock.calls.length]
  return { stop, calls }
}

test('a publication renews the guestbook, a changed property its theme', () => {
  const { calls, stop } = following()
  tellLive('guestbook.published')
  expect(calls()).toEqual([1, 0])
  tellLive('property.changed')
  expect(calls()).toEqual([1, 1])
  stop()
})

test('after a reset everything is renewed, since anything may have been missed', () => {
  const { calls, stop } = following()
  tellLive('reset')
  expect(calls()).toEqual([1, 1])
  stop()
})

test('what is about orders renews nothing, and what was stopped hears nothing', () => {
  const { calls, stop } = following()
  tellLive('order.answered')
  stop()
  tellLive('reset')
  expect(calls()).toEqual([0, 0])
})
