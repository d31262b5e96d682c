import type { StatisticsHabit } from '../statistics-plan.ts'

/** Forty rooms in the mountains, mostly Nordic guests, who come for a few nights. */
export const FJELLHEIM_HABIT: StatisticsHabit = {
  arrivals: 9,
  nights: 3,
  languages: { no: 31, en: 29, da: 15, sv: 13, nl: 8, fi: 4 },
  ordersPerStay: 0.09,
  orderTotal: 30_000,
  cleaners: { 'Marit Haugen': 8, 'Anna Lien': 2 },
}
