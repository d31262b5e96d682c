import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { eq } from 'drizzle-orm'
import { bookings } from '../features/guests/tables.ts'
import { moduleConfigs } from '../features/modules/tables.ts'
import { properties } from '../features/properties/tables.ts'
import { targetGroups, unitCategories, units } from '../features/units/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoBooking, DemoProperty } from './demo-property.ts'
import { FIRST_VERSION, writeGuestbook, writePages } from './write-guestbook.ts'
import { writeOrders } from './write-orders.ts'
import { writeProducts } from './write-products.ts'

/** Forced second factors would keep visitors of the demo out. */
const MODULES_OFF = ['multiFactorAuthentication']

export async function writeProperty(tx: Tx, { property }: DemoProperty): Promise<void> {
  await tx.insert(properties).values({
    ...property,
    plan: 'complete',
    tabBar: EMPTY_TAB_BAR,
    guestbookVersion: FIRST_VERSION,
  })
}

/** Everything of the property besides its own row and media, in one transaction of few statements. */
export async function writePropertyContent(
  tx: Tx,
  demo: DemoProperty,
  mediaIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { propertyId } = demo.property
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  const mediaIdOf = (key: string) => storedId(mediaIds, key)
  await tx
    .insert(moduleConfigs)
    .values(MODULES.map((module) => owned({ module, enabled: !MODULES_OFF.includes(module) })))
  await tx.insert(unitCategories).values(demo.unitCategories.map(owned))
  await tx.insert(units).values(demo.units.map(owned))
  if (demo.targetGroups.length > 0) await tx.insert(targetGroups).values(demo.targetGroups.map(owned))
  await tx.insert(bookings).values(demo.bookings.map(bookingRow).map(owned))
  await writeProducts(tx, demo, mediaIdOf)
  await writeOrders(tx, propertyId, demo.orders(demo.products(mediaIdOf)))
  await writeGuestbook(tx, propertyId, demo.cards(mediaIdOf))
  await writePages(tx, propertyId, demo.pages(mediaIdOf))
  // Tabs may lead to documents, whose ids are known by now.
  const tabBar = demo.tabBar(mediaIdOf)
  await tx.update(properties).set({ tabBar }).where(eq(properties.propertyId, propertyId))
}

function bookingRow({ guest, ...booking }: DemoBooking) {
  const { firstName, lastName, email, phone, custom } = guest
  return { ...booking, firstName, lastName, email, phone, guestCustom: custom }
}

function storedId(mediaIds: ReadonlyMap<string, string>, key: string): string {
  const id = mediaIds.get(key)
  if (id === undefined) throw new Error(`the demo's ${key} was not stored`)
  return id
}
