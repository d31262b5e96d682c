import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { upgradeCard } from '@innkeeper/domain/guestbook/card-upgrades.ts'
import { eq, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cards, guestbookVersions, voucherStatistics } from '../features/guestbook/tables.ts'
import { bookings } from '../features/guests/tables.ts'
import { templates } from '../features/html-builder/tables.ts'
import { createMediaService, type MediaService } from '../features/media/service.ts'
import { mediaFiles } from '../features/media/tables.ts'
import { moduleConfigs } from '../features/modules/tables.ts'
import { products } from '../features/orders/products/tables.ts'
import { orderCounters, orderPlaces, orders, placesTaken } from '../features/orders/tables.ts'
import { properties } from '../features/properties/tables.ts'
import { createSealedForms } from '../features/registration/sealed-forms.ts'
import { registrationSubmissions } from '../features/registration/tables.ts'
import { roomTypes, roomUpgrades } from '../features/room-upgrades/tables.ts'
import { targetGroups, unitCategories, units } from '../features/units/tables.ts'
import { deals } from '../features/upselling/tables.ts'
import { createTestClock } from '../platform/clock/test-clock.ts'
import type { Database } from '../platform/db/port.ts'
import { createLocalFiles } from '../platform/files/local-disk.ts'
import { createLogger } from '../platform/log/logger.ts'
import { createPictures } from '../platform/pictures/sharp.ts'
import { keysFromSettings } from '../platform/sealed-data/key-ring.ts'
import { createSealedData } from '../platform/sealed-data/sealed-data.ts'
import { openTestDatabase } from '../testing/database.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { seedDemo } from './seed.ts'

const NOW = '2026-11-15T16:20:00Z'
const now = Date.parse(NOW)
const sealedData = createSealedData(keysFromSettings('a key of the demo alone, of many letters', undefined))

type House = { db: Database; media: MediaService; close(): Promise<void> }

/** An installation with nothing in it, and the real keeping of pictures. */
async function anEmptyInstallation(): Promise<House> {
  const db = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-demo-'))
  const media = createMediaService({
    db,
    files: createLocalFiles({ dataDir }),
    pictures: createPictures(),
    dataDir,
    clock: createTestClock(NOW),
    log: createLogger('silent'),
  })
  return {
    db,
    media,
    async close() {
      await media.close()
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const count = (db: Database, propertyId: string, table: PgTable) =>
  db.tenant(propertyId, (tx) => tx.$count(table))
const propertyRow = async (db: Database, propertyId: string) =>
  (await db.tenant(propertyId, (tx) => tx.select().from(properties)))[0]

describe('the seeded demo', () => {
  let house: House
  let db: Database

  beforeAll(async () => {
    house = await anEmptyInstallation()
    db = house.db
    await seedDemo({ db, media: house.media, sealedData, now })
  })
  afterAll(() => house.close())

  test('fills its properties, each behind its own wall', async () => {
    const content = [mediaFiles, cards, moduleConfigs, voucherStatistics, templates, products]
    const tables = [unitCategories, units, targetGroups, bookings, ...content]
    const counts = (propertyId: string) => Promise.all(tables.map((table) => count(db, propertyId, table)))
    expect(await counts('fjellheim')).toEqual([
      4,
      40,
      4,
      fjellheim(now).bookings.length,
      43,
      56,
      15,
      1,
      9,
      24,
    ])
    expect(await counts('havnehuset')).toEqual([2, 6, 0, 10, 12, 15, 15, 1, 0, 7])
    expect(await counts('showcase')).toEqual([1, 3, 0, 3, 9, 15, 15, 1, 1, 4])
  })

  test('has forms that guests sent, sealed, and stays that know of them', async () => {
    const { sent, stays } = await db.tenant('fjellheim', async (tx) => ({
      sent: await tx.select().from(registrationSubmissions),
      stays: await tx.$count(bookings, isNotNull(bookings.registeredAt)),
    }))
    expect([sent.length, stays]).toEqual([9, 9])
    const [first] = sent
    if (!first) throw new Error('nobody registered')
    const { values } = createSealedForms(sealedData).open(first)
    expect(values.lastName).toBe(first.lastName)
    const { sealed, ...readable } = first
    expect(JSON.stringify(readable) + sealed.toString('latin1')).not.toContain(values.birthDate)
  })

  test('has its drafts published as version 1, with pictures that were stored', async () => {
    const { drafts, published, stored } = await db.tenant('fjellheim', async (tx) => ({
      drafts: await tx.select().from(cards),
      published: await tx.select().from(guestbookVersions),
      stored: (await tx.select().from(mediaFiles)).map(({ id }) => id),
    }))
    expect((await propertyRow(db, 'fjellheim'))?.guestbookVersion).toBe(1)
    expect(published.map(({ version }) => version)).toEqual([1])
    const byId = (some: readonly unknown[]) => new Map((some as Card[]).map((card) => [card.id, card]))
    expect(byId(published[0]?.cards ?? [])).toEqual(byId(drafts.map(({ draft }) => draft)))
    expect(drafts.every(({ revision, publishedRevision }) => revision === publishedRevision)).toBe(true)
    const shown = drafts.map(({ draft }) => upgradeCard(draft)?.styles.backgroundPicture).filter((id) => id)
    expect(shown).toHaveLength(6)
    for (const picture of shown) expect(stored).toContain(picture)
  })

  test('has every module but the forced second factor', async () => {
    const configs = await db.tenant('fjellheim', (tx) => tx.select().from(moduleConfigs))
    const off = configs.filter(({ enabled }) => !enabled).map(({ module }) => module)
    expect(off).toEqual(['multiFactorAuthentication'])
    expect((await propertyRow(db, 'fjellheim'))?.plan).toBe('complete')
  })

  test('has weeks of orders, and the next one gets the next number', async () => {
    const [counter] = await db.tenant('fjellheim', (tx) => tx.select().from(orderCounters))
    const all = fjellheim(now).orders.length
    expect([await count(db, 'fjellheim', orders), counter?.nextNumber]).toEqual([all, 1001 + all])
  })

  test('sells before the arrival, with as many places taken as its orders took', async () => {
    const tables = [deals, roomTypes, roomUpgrades]
    const counts = await Promise.all(tables.map((table) => count(db, 'fjellheim', table)))
    expect(counts).toEqual([8, 4, 4])
    const { taken, took, declined } = await db.tenant('fjellheim', async (tx) => ({
      taken: await tx.select().from(placesTaken),
      took: await tx.select().from(orderPlaces).where(eq(orderPlaces.isTaken, true)),
      declined: await tx.select({ id: orders.id }).from(orders).where(eq(orders.status, 'declined')),
    }))
    const counted = new Map<string, number>()
    for (const { subject, day, slot, quantity } of took) {
      const name = `${subject} ${day} ${slot}`
      counted.set(name, (counted.get(name) ?? 0) + quantity)
    }
    expect(took.length).toBeGreaterThan(100)
    for (const { subject, day, slot, taken: stored } of taken)
      expect(stored).toBe(counted.get(`${subject} ${day} ${slot}`) ?? 0)
    expect(counted.size).toBeLessThanOrEqual(taken.length)
    const given = new Set(declined.map(({ id }) => id))
    expect(took.filter(({ orderId }) => given.has(orderId))).toEqual([])
  })

  test('is not seeded over', async () => {
    await expect(seedDemo({ db, media: house.media, sealedData, now })).rejects.toThrow(
      'fjellheim already exists',
    )
    expect(await count(db, 'fjellheim', bookings)).toBe(fjellheim(now).bookings.length)
  })
})

test('a seeding that cannot store a picture leaves no half property behind', async () => {
  const { db, media, close } = await anEmptyInstallation()
  try {
    const failing = { ...media, storeFile: () => Promise.reject(new Error('disk full')) }
    await expect(seedDemo({ db, media: failing, sealedData, now })).rejects.toThrow('disk full')
    expect(await propertyRow(db, 'fjellheim')).toBeUndefined()
    // Pictures were stored above; here the rows count.
    const quick = { storeFile: async () => ({}) as never }
    await seedDemo({ db, media: quick, sealedData, now })
    expect(await count(db, 'fjellheim', cards)).toBe(56)
  } finally {
    await close()
  }
})
