import { HOUR_MS, instantOfLocal } from '../time.ts'

export type StoreTimes = {
  /** The day of arrival. */
  arrival: string
  /** Of the property: a guest who may come earlier does not close their own store. */
  checkInTime: string
  timeZone: string
  hoursBeforeArrival: number
}

/** The instant at which the store closes: so many hours, as they pass, before check-in on the day of arrival. */
export function storeClosesAt({ arrival, checkInTime, timeZone, hoursBeforeArrival }: StoreTimes): number {
  const checkIn = instantOfLocal(`${arrival}T${checkInTime}`, timeZone) ?? 0
  return checkIn - hoursBeforeArrival * HOUR_MS
}

export function isStoreOpen(times: StoreTimes, now: number): boolean {
  return now < storeClosesAt(times)
}
