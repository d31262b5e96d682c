import { addDays } from '@innkeeper/domain/time.ts'
import { eq } from 'drizzle-orm'
import { automationSteps } from '../../apps/server/src/features/automations/tables.ts'
import { refreshAllStatistics } from '../../apps/server/src/platform/db/refresh-statistics.ts'
import type { TestApp } from '../../apps/server/src/testing/app.ts'
import { anAutomationDesk } from '../../apps/server/src/testing/automation-desk.ts'
import { writeStays } from './stays.ts'

/** Four years back and half a year ahead, as a house has them. */
const DAYS_BACK = 1400
const DAYS_AHEAD = 180
/** Those of the next days alone: every stay is planned. */
const SOON_DAYS = 14

export type Spread = 'years' | 'two weeks'
export type Planned = { ms: number[]; heapMb: number; steps: number }

/** Plans one automation anew for all stays of a property, so often. */
export async function timePlanning(
  app: TestApp,
  { bookings, rounds, spread }: { bookings: number; rounds: number; spread: Spread },
): Promise<Planned> {
  const desk = await anAutomationDesk(app)
  const { propertyId } = desk
  const today = app.clock.now().toISOString().slice(0, 10)
  const arrivalOf = (nth: number) =>
    spread === 'years'
      ? addDays(today, (nth % (DAYS_BACK + DAYS_AHEAD)) - DAYS_BACK)
      : addDays(today, 4 + (nth % (SOON_DAYS - 4)))
  await writeStays(app.db, propertyId, { count: bookings, arrivalOf })
  await refreshAllStatistics(app.db)
  const id = await desk.automation()
  await desk.plan()
  const ms: number[] = []
  let heapMb = 0
  for (let round = 0; round < rounds; round++) {
    await app.db.tenant(propertyId, (tx) =>
      tx.delete(automationSteps).where(eq(automationSteps.propertyId, propertyId)),
    )
    const heap = process.memoryUsage().heapUsed
    const startedAt = performance.now()
    await desk.plan()
    ms.push(performance.now() - startedAt)
    heapMb = Math.max(heapMb, (process.memoryUsage().heapUsed - heap) / 1024 / 1024)
  }
  return { ms, heapMb, steps: (await desk.steps(id)).length }
}
