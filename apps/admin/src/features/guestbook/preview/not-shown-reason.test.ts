import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { expect, test } from 'vitest'
import { sampleCard } from '../draft/sample-card.ts'
import { notShownReason } from './not-shown-reason.ts'

const cardFor = (...state: CardState[]) => sampleCard({ visibility: { ...DEFAULT_VISIBILITY, state } }).card

test('a departed guest gets the cards of visitors without a booking where no card is for them', () => {
  const departed = { state: 'checkout', unit: null } as const
  const open = cardFor('qr')
  expect(notShownReason(open, departed, [open])).toBeNull()
  expect(notShownReason(open, departed, [open, cardFor('checkout')])).toBe('state')
  const inHouse = cardFor('checkin')
  expect(notShownReason(inHouse, departed, [open, inHouse])).toBe('state')
})

test('what is for one unit is gone from check-out on', () => {
  const card = { ...cardFor('checkin', 'checkout'), type: 'UnitSpecific' } as const
  expect(notShownReason(card, { state: 'checkin', unit: 'U' }, [card])).toBeNull()
  expect(notShownReason(card, { state: 'checkin', unit: null }, [card])).toBe('unit')
  expect(notShownReason(card, { state: 'checkout', unit: 'U' }, [card])).toBe('unit')
})
