import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { expect, test, vi } from 'vitest'
import { createAnswerStore } from '../../../../platform/answer-store.ts'
import { bookingQuery } from '../../api.ts'
import { rememberRedeemed } from './remember-redeemed.ts'

const stay: GuestBooking = {
  firstName: 'Astrid',
  lastName: 'Berg',
  arrival: '2026-11-15',
  departure: '2026-11-19',
  state: 'checkin',
  unit: { code: '204', type: null },
  language: null,
  checkInTime: null,
  checkOutTime: null,
  unitKey: null,
  watchId: 'watched',
  access: null,
  boxes: [],
  isRegistered: false,
  redeemed: { before: '2026-11-15T18:00:00Z' },
}

test('a redeemed voucher is known to the stay in every language, and to no other stay', () => {
  const answers = createAnswerStore(vi.fn())
  const english = bookingQuery('fjellheim', 'astrid', 0)
  const danish = bookingQuery('fjellheim', 'astrid', 1)
  const other = bookingQuery('fjellheim', 'bo', 0)
  for (const query of [english, danish, other]) answers.put(query, stay)
  const redeemedAt = '2026-11-16T18:04:00Z'
  rememberRedeemed(answers, { hotel: 'fjellheim', linkKey: 'astrid', cardId: 'glass', redeemedAt })
  const known = { before: '2026-11-15T18:00:00Z', glass: redeemedAt }
  expect(answers.read(english).data?.redeemed).toEqual(known)
  expect(answers.read(danish).data?.redeemed).toEqual(known)
  expect(answers.read(other).data?.redeemed).toEqual(stay.redeemed)
})
