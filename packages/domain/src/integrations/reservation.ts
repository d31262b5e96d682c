import type { OutsideStatus } from '../guests/outside-change.ts'

/** A booking as a property management system says it, in days and clock times of the house. */
export type PmsReservation = {
  id: string
  number: string
  /** When it, or its guest, was last changed there. */
  updatedAt: string
  /** `not confirmed` is a wish or an offer: nobody is expected yet. */
  status: OutsideStatus | 'not confirmed'
  arrival: string
  departure: string
  /** Own times, where they differ from those of the house there. */
  checkInTime: string | null
  checkOutTime: string | null
  categoryId: string | null
  unitId: string | null
  rateCode: string | null
  adults: number | null
  children: number | null
  guest: PmsGuest
}

export type PmsGuest = {
  /** Who pays there. */
  accountId: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  language: string | null
  isReturning: boolean | null
}
