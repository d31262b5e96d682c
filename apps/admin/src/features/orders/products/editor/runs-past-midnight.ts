import type { ProductHours } from '@innkeeper/domain/orders/product-schema.ts'

export type DayHours = ProductHours[number]

/** An end at or before the start runs past midnight. */
export function runsPastMidnight({ isOpen, open, closed }: DayHours): boolean {
  return isOpen && closed <= open
}
