import type { StatisticsOverview, SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'

const ASKED = {
  ...{ from: '2026-11-09', to: '2026-11-15', compareFrom: '2026-11-02', compareTo: '2026-11-08' },
  currency: 'NOK',
  factors: { water: 40, minutes: 25, money: 12_000 },
  properties: [{ id: 'fjellheim', name: 'Fjellheim' }],
  otherCurrencies: [],
}

/** The week of 15 November at Fjellheim, for tests. */
export function sampleOverview(change: Partial<StatisticsOverview> = {}): StatisticsOverview {
  return {
    ...ASKED,
    subjects: [
      {
        subject: 'visits',
        days: [
          { date: '2026-11-09', counts: { visits: 80, reached: 10, arrivals: 20 } },
          { date: '2026-11-15', counts: { visits: 40, reached: 6, arrivals: 5 } },
        ],
        before: { visits: 100, reached: 10, arrivals: 25 },
      },
      {
        subject: 'orders',
        days: [{ date: '2026-11-10', counts: { revenue: 240_000, orders: 12, accepted: 9, answered: 10 } }],
        before: { revenue: 300_000, orders: 10, accepted: 8, answered: 10 },
      },
    ],
    closed: ['survey', 'cleaning'],
    ...change,
  }
}

/** One subject of that week; a test says what was counted. */
export function sampleSubject(subject: Subject, change: Partial<SubjectStatistics> = {}): SubjectStatistics {
  return { ...ASKED, subject, days: [], beforeDays: [], parts: [], byProperty: [], ...change }
}
