import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { describe, expect, test } from 'vitest'
import { notShownReason } from './not-shown-reason.ts'
import { FIRST_VIEW, settingsCount, viewAsOf, viewOfGuest } from './view-as.ts'

const astrid: GuestListItem = {
  id: 'b1',
  linkKey: 'k',
  bookingNumber: '1001',
  firstName: 'Astrid',
  lastName: 'Nilsen',
  email: null,
  phone: null,
  arrival: '2026-11-14',
  departure: '2026-11-18',
  unit: '204',
  unitCategory: 'Suite',
  rateCode: 'FAMILY',
  state: 'checkin',
  revision: 1,
  calledOff: null,
  isErased: false,
  expectedArrival: null,
  adults: null,
  children: null,
  language: null,
  sharesUnit: false,
  isRegistered: false,
}
const house = {
  units: [{ id: 'u204', code: '204', categoryId: 'suite' }],
  categories: [{ id: 'suite', name: 'Suite' }],
  groups: [
    {
      id: 'families',
      name: 'Families',
      rateCodes: ['FAMILY'],
      unitCategories: [],
      minNights: null,
      maxNights: null,
      returningGuest: null,
    },
  ],
}

describe('view as', () => {
  test('a guest brings their state, room, category and groups', () => {
    const view = viewOfGuest(FIRST_VIEW, astrid, house)
    expect(viewAsOf(view, null)).toMatchObject({
      state: 'checkin',
      unit: 'u204',
      unitCategories: ['suite'],
      targetGroups: ['families'],
      isDraft: true,
    })
    expect(view.guest?.name).toBe('Astrid Nilsen')
  })

  test('a visitor without a booking has no room, whatever was chosen before', () => {
    const view = { ...viewOfGuest(FIRST_VIEW, astrid, house), state: 'qr' as const }
    expect(viewAsOf(view, null)).toMatchObject({ unit: null, unitCategories: [], targetGroups: [] })
  })

  test('settings are counted for the button', () => {
    expect(settingsCount(FIRST_VIEW)).toBe(0)
    expect(settingsCount({ ...FIRST_VIEW, date: '2026-12-24', targetGroups: ['a', 'b'] })).toBe(2)
  })

  test('why a card is not on the phone', () => {
    const type = 'Content' as const
    const departed = { visibility: { ...DEFAULT_VISIBILITY, state: ['checkout' as const] } }
    const reason = (isHidden: boolean, state: 'qr' | 'checkout') =>
      notShownReason({ type, isHidden, visibility: DEFAULT_VISIBILITY }, { state, unit: null }, [departed])
    expect(reason(false, 'qr')).toBeNull()
    expect(reason(false, 'checkout')).toBe('state')
    expect(reason(true, 'qr')).toBe('hidden')
    expect(notShownReason({ type, visibility: null }, { state: 'qr', unit: null }, [])).toBe('nobody')
    const own = { type: 'UnitSpecific' as const, visibility: DEFAULT_VISIBILITY }
    expect(notShownReason(own, { state: 'checkin', unit: null }, [])).toBe('unit')
    expect(notShownReason(own, { state: 'checkin', unit: 'u204' }, [])).toBeNull()
  })
})
