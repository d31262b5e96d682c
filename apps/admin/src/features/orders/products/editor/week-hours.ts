import type { ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import { sameJson } from '../../../../platform/same-json.ts'

export type DayHours = ProductHours[number]

export function hasSameHours(week: ProductHours): boolean {
  return week.every((day) => sameJson(day, week[0]))
}

export function withSameHours(day: DayHours): ProductHours {
  return [day, day, day, day, day, day, day]
}

export function withDay(week: ProductHours, at: number, day: DayHours): ProductHours {
  return week.map((before, index) => (index === at ? day : before)) as ProductHours
}

/** An end at or before the start runs past midnight. */
export function runsPastMidnight({ isOpen, open, closed }: DayHours): boolean {
  return isOpen && closed <= open
}
