import type { RoomUpgradePlan } from '../room-plan.ts'
import { doubleWithBalcony } from './rooms/double.ts'
import { familyRoom } from './rooms/family.ts'
import type { FjellheimRoomType } from './rooms/room-type.ts'
import { mountainSingle } from './rooms/single.ts'
import { fjordSuite } from './rooms/suite.ts'
import { categoryId } from './units.ts'

export const ROOM_TYPES: readonly FjellheimRoomType[] = [
  mountainSingle,
  doubleWithBalcony,
  familyRoom,
  fjordSuite,
]

/** Norway taxes nights at twelve per cent. */
const VAT = 12
const CHRISTMAS = { from: '12-20', to: '12-31' }
const EASTER_SKIING = { from: '03-15', to: '04-15' }

export const ROOM_UPGRADES: readonly RoomUpgradePlan[] = [
  {
    key: 'double-to-suite',
    from: categoryId('double'),
    to: categoryId('suite'),
    pricePerNight: 450,
    vat: VAT,
    weekendPrice: 550,
    seasons: [{ ...CHRISTMAS, price: 790 }],
  },
  {
    key: 'single-to-double',
    from: categoryId('single'),
    to: categoryId('double'),
    pricePerNight: 220,
    vat: VAT,
    weekendPrice: 280,
    // There is nearly always one.
    isAutomaticallyAccepted: true,
  },
  {
    key: 'double-to-family',
    from: categoryId('double'),
    to: categoryId('family'),
    pricePerNight: 290,
    vat: VAT,
    seasons: [
      { ...EASTER_SKIING, price: 420 },
      { ...CHRISTMAS, price: 420 },
    ],
  },
  {
    key: 'family-to-suite',
    from: categoryId('family'),
    to: categoryId('suite'),
    pricePerNight: 380,
    vat: VAT,
    weekendPrice: 450,
    // The suites are kept for couples while the fourth is being painted.
    isFullyBooked: true,
  },
]
