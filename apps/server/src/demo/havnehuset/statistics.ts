import type { StatisticsHabit } from '../statistics-plan.ts'

/** Six rooms at the harbour. */
export const HAVNEHUSET_HABIT: StatisticsHabit = {
  arrivals: 2,
  nights: 2,
  languages: { da: 62, en: 30, et: 8 },
  ordersPerStay: 0.25,
  orderTotal: 14_000,
  cleaners: { 'Ingrid Solberg': 1 },
}
