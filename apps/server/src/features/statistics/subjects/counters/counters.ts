import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { countAnswers } from './answers.ts'
import { countAutomations } from './automations.ts'
import { countBoxes } from './boxes.ts'
import { countCleaning } from './cleaning.ts'
import type { Counter } from './counter.ts'
import { countMessages } from './messages.ts'
import { countOffers } from './offers.ts'
import { countOrders } from './orders.ts'
import { countArrivals, countRegistrations } from './stays.ts'
import { countSurveys } from './surveys.ts'
import { countVouchers } from './vouchers.ts'

/** How each subject is counted where it lies; what is counted as it comes is added to that (`statistics_days`). */
export const COUNTERS: Readonly<Record<Subject, Counter>> = {
  visits: countArrivals,
  boxes: countBoxes,
  vouchers: countVouchers,
  orders: countOrders,
  offers: countOffers,
  messages: countMessages,
  automations: countAutomations,
  registration: countRegistrations,
  survey: countSurveys,
  cleaning: countCleaning,
  answers: countAnswers,
}
