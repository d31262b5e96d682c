import type { StatisticsServices } from '../features/statistics/service.ts'
import { statisticsDays } from '../features/statistics/tables.ts'
import type { TestApp } from './app.ts'

/** What was counted of a property without asking, by subject and day. */
export async function countedVisits(app: TestApp, propertyId: string) {
  const feature = app.features.find(({ name }) => name === 'statistics')
  if (!feature) throw new Error('there are no statistics')
  await (feature.services as StatisticsServices).writeVisits()
  const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(statisticsDays))
  return Object.fromEntries(rows.map(({ subject, day, counts }) => [`${subject} ${day}`, counts]))
}
