import { expect, test, vi } from 'vitest'
import { tellLive } from '../../platform/live-stream.ts'
import { followChanges } from './follow-changes.ts'

test('a publication renews the guestbook, and a reset, since anything may have been missed', () => {
  const onGuestbook = vi.fn()
  const stop = followChanges(onGuestbook)
  tellLive('guestbook.published')
  tellLive('reset')
  expect(onGuestbook).toHaveBeenCalledTimes(2)
  stop()
})

test('what is about orders or the property renews nothing, and what was stopped hears nothing', () => {
  const onGuestbook = vi.fn()
  const stop = followChanges(onGuestbook)
  tellLive('order.answered')
  tellLive('property.changed')
  stop()
  tellLive('reset')
  expect(onGuestbook).not.toHaveBeenCalled()
})
