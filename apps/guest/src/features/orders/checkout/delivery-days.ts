import { localTimeAt } from '@innkeeper/domain/time.ts'

/** A day at the property with the instants of it that can be asked for. */
export type DeliveryDay = { date: string; times: string[] }

/** The instants that can be asked for, by day. */
export function deliveryDays(times: readonly string[], timeZone: string): DeliveryDay[] {
  const days = Map.groupBy(times, (time) => localTimeAt(Date.parse(time), timeZone).date)
  return [...days].map(([date, ofDay]) => ({ date, times: ofDay }))
}
