import { rowsOfPart } from '@innkeeper/domain/statistics/counts.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voucherStatistics } from '../features/guestbook/tables.ts'
import { keepVoucherRecords } from '../features/guestbook/voucher-repository.ts'
import { statisticsDays, trackingTotals } from '../features/statistics/tables.ts'
import type { Database } from '../platform/db/port.ts'
import { openTestDatabase } from '../testing/database.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { readGuestbook } from './guestbook-file.ts'
import { writeProperty } from './write-property.ts'
import { assignCleaned, writeStatistics } from './write-statistics.ts'

const NOW = new Date('2026-11-15T11:20:00Z')
const demo = fjellheim(NOW.getTime())
const { propertyId } = demo.property

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  const { cards } = await readGuestbook(demo, NOW.getTime())
  const vouchers = cards.filter(({ type }) => type === 'Voucher').map(({ id }) => id)
  await db.tenant(propertyId, async (tx) => {
    await writeProperty(tx, demo)
    await keepVoucherRecords(tx, propertyId, vouchers)
    if (demo.statistics) await writeStatistics(tx, demo, demo.statistics, { cards, now: NOW })
  })
})
afterAll(() => db.close())

test('a year lies stored as the product stores it: old days settled, young ones growing', async () => {
  const [days, totals, vouchers] = await db.tenant(propertyId, async (tx) => [
    await tx.select().from(statisticsDays),
    await tx.select().from(trackingTotals),
    await tx.select().from(voucherStatistics),
  ])
  const boxes = days.filter(({ subject }) => subject === 'boxes')
  expect(
    boxes
      .filter(({ isSettled }) => isSettled)
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ).toBe('2026-10-10')
  expect(totals.map(({ day }) => day).sort()[0]).toBe('2026-10-11')
  for (const { isSettled, subject, currency, counts, whole } of days) {
    expect(currency).toBe(isSettled && subject === 'orders' ? 'NOK' : null)
    expect(Object.keys(whole).every((key) => !key.includes('|') && counts[key] === whole[key])).toBe(true)
  }
  for (const { redeemedCount } of vouchers) expect(redeemedCount).toBeGreaterThan(100)
})

test('who cleaned is known by their account once they have one', async () => {
  await db.tenant(propertyId, (tx) => assignCleaned(tx, propertyId, { id: 'user-1', name: 'Marit Haugen' }))
  const rows = await db.tenant(propertyId, (tx) =>
    tx
      .select({ counts: statisticsDays.counts })
      .from(statisticsDays)
      .where(and(eq(statisticsDays.propertyId, propertyId), eq(statisticsDays.subject, 'cleaning'))),
  )
  const people = new Set(rows.flatMap(({ counts }) => [...rowsOfPart(counts, 'person').keys()]))
  expect(people).toEqual(new Set(['user-1', 'Anna Lien']))
})
