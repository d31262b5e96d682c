import { expect, test } from 'vitest'
import { requestQuery, requestsLiveUpdates } from './api.ts'

const refreshed = (kind: string) =>
  requestsLiveUpdates['message.changed']?.({ messageId: 'm1', state: 'sent', cause: { kind, id: 'r1' } })

test('an open request hears what became of a message about it', () => {
  expect(refreshed('order')).toEqual([requestQuery('r1').queryKey])
})

test('messages about anything else make no request out of date', () => {
  expect(refreshed('parcel')).toEqual([])
})
