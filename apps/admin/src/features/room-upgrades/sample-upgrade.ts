import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { RoomUpgrade, RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { StaffRoom } from './api.ts'

export const DOUBLE = 'D'.repeat(22)
export const SUITE = 'S'.repeat(22)

/** From a double to a suite, for tests. */
export function sampleUpgrade(
  upgrade: Partial<RoomUpgrade> = {},
  rest: Partial<Omit<StaffUpgrade, 'upgrade'>> = {},
): StaffUpgrade {
  return {
    upgrade: {
      id: 'U'.repeat(22),
      version: 1,
      state: 'active',
      from: DOUBLE,
      to: SUITE,
      pricePerNight: 45_000,
      vatRate: 1200,
      weekdayPrices: [null, null, null, null, null, null, null],
      seasons: [],
      roomsPerNight: null,
      isFullyBooked: false,
      isAutomaticallyAccepted: false,
      integrationId: null,
      ...upgrade,
    },
    nights: Array.from({ length: 14 }, (_, place) => ({
      night: addDays('2026-11-15', place),
      rooms: 3,
      taken: place === 5 ? 3 : 1,
    })),
    revision: 1,
    changedBy: 'Ola',
    changedAt: '2026-11-15T10:00:00Z',
    ...rest,
  }
}

const NO_WORDS: RoomWords = {
  title: '',
  description: '',
  size: '',
  beds: '',
  view: '',
  bath: '',
  amenities: [],
}

/** A category of rooms with words in English, for tests. */
export function sampleRoom(
  categoryId: string,
  name: string,
  words: Partial<RoomWords> = {},
  rest: Partial<StaffRoom> = {},
): StaffRoom {
  return {
    categoryId,
    name,
    type: { version: 1, pictures: [], content: { 0: { ...NO_WORDS, ...words } } },
    revision: 1,
    ...rest,
  }
}
