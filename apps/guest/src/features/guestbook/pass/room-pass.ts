import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { currentState, type House } from '@innkeeper/domain/guests/phase.ts'
import { MINUTE_MS } from '@innkeeper/domain/time.ts'
import { type UnitKey, unitKeyOf } from '@innkeeper/domain/units/unit-key.ts'
import { useLayoutEffect, useState } from 'react'
import { createLiveValue } from '../../../platform/live-value.tsx'
import { startClock } from '../clock/clock.ts'

/** What a guest in house needs at the door and for the network; only what there is. */
export type RoomPass = {
  guest: string
  arrival: string
  departure: string
  /** The booking's own, where it has one. */
  checkOutTime: string | null
  room: string | null
  doorCode: string | null
  /** What another system opens the room with. */
  key: UnitKey | null
  wifi: { name: string; password: string | null } | null
}

/** The address of the pass, where a box has its id. */
export const PASS_ID = 'room-pass'

type PassHolder = Pick<
  GuestBooking,
  | 'state'
  | 'firstName'
  | 'lastName'
  | 'arrival'
  | 'departure'
  | 'checkOutTime'
  | 'unit'
  | 'unitKey'
  | 'access'
>

/** The pass of a stay; null before and after it, and where there is nothing to show on it. */
export function passOf(booking: PassHolder | null): RoomPass | null {
  if (booking?.state !== 'checkin') return null
  const { firstName, lastName, arrival, departure, checkOutTime, unit, access } = booking
  const key = unitKeyOf(booking.unitKey)
  if (!unit && !access && !key) return null
  return {
    guest: `${firstName} ${lastName}`.trim(),
    arrival,
    departure,
    checkOutTime,
    room: unit?.code ?? null,
    doorCode: access?.doorCode ?? null,
    key,
    wifi: access?.wifiName ? { name: access.wifiName, password: access.wifiPassword } : null,
  }
}

/**
 * The booking until its check-out time by this device's clock, then null: a page stays open, and a saved copy grows old.
 * Before it is painted, so that nothing of a pass that has ended is seen.
 */
export function useUntilCheckOut<Held extends PassHolder>(
  booking: Held | null,
  { timeZone, checkOutTime }: House,
): Held | null {
  const [ended, setEnded] = useState<Held | null>(null)
  useLayoutEffect(() => {
    if (!booking) return
    return startClock(
      (now) => now + MINUTE_MS,
      (now) => {
        if (currentState(booking, now, { timeZone, checkOutTime }) === 'checkout') setEnded(booking)
      },
      document,
    )
  }, [booking, timeZone, checkOutTime])
  return booking === ended ? null : booking
}

type KnownPass = {
  pass: RoomPass | null
  /** Its place is kept in the first HTML: the link is one of a guest in house whose booking is on its way. */
  isAwaited: boolean
}

export const [RoomPassProvider, useRoomPass] = createLiveValue<KnownPass>({ pass: null, isAwaited: false })
