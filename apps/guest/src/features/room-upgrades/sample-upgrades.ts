import type { GuestRoom, GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'

const room = (change: Partial<GuestRoom>): GuestRoom => ({
  title: 'Double with balcony',
  description: '',
  size: '22 m²',
  beds: 'Double, 160 cm',
  view: 'Forest',
  bath: 'Rain shower',
  amenities: ['Kettle'],
  pictures: [],
  ...change,
})

export const OWN_ROOM = room({})

/** A suite that is free on the four nights of a stay, for tests. */
export const SAMPLE_UPGRADE: GuestUpgrade = {
  id: 'suite',
  room: room({
    title: 'Fjord suite',
    size: '38 m²',
    view: 'Fjord and peaks',
    bath: 'Tub by the window',
    amenities: ['Kettle', 'Balcony to the fjord'],
  }),
  pricePerNight: 45_000,
  isFrom: false,
  stay: { nights: 4, total: 180_000 },
  isFullyBooked: false,
  isAutomaticallyAccepted: false,
  left: 9,
}

/** Four nights, for tests. */
export const SAMPLE_STAY = {
  arrival: '2026-11-15',
  departure: '2026-11-19',
  firstNight: '2026-11-15',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  watchId: 'this stay',
}

/** What a guest of the sample property is shown, for tests. */
export const SAMPLE_UPGRADES: Upgrades = {
  isOpen: true,
  currency: 'NOK',
  language: { code: 'en', index: 0 },
  guest: { firstName: 'Astrid', email: 'a•••@p•••.example' },
  stay: SAMPLE_STAY,
  own: OWN_ROOM,
  upgrades: [SAMPLE_UPGRADE],
  requested: null,
  asked: [],
}

/** A request of the stay as every device knows it, for tests. */
export function sampleRequest(upgradeId: string, standing: 'sent' | 'confirmed'): Upgrades['requested'] {
  return {
    upgradeId,
    order: {
      watchId: 'watched',
      stage: 'placed',
      standing,
      outcome: null,
      isReplaced: false,
      isCancellable: standing === 'sent',
      source: 'room upgrades',
      number: 1047,
      total: 180_000,
      currency: 'NOK',
      items: [{ title: 'Fjord suite', dealTitle: null, quantity: 4, kind: 'part of the stay', line: null }],
      timeRequested: null,
      timeExpected: null,
      placedAt: '2026-11-14T10:00:00Z',
    },
  }
}
