import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'

export type DeliveryDays = { today: string[]; tomorrow: string[] }

/** The instants that can be asked for, by the day they are at the property. */
export function deliveryDays(times: readonly string[], now: number, timeZone: string): DeliveryDays {
  const today = localTimeAt(now, timeZone).date
  const tomorrow = addDays(today, 1)
  const on = (date: string) => times.filter((time) => localTimeAt(Date.parse(time), timeZone).date === date)
  return { today: on(today), tomorrow: on(tomorrow) }
}
