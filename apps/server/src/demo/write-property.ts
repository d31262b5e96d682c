import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { moduleConfigs } from '../features/modules/tables.ts'
import { properties } from '../features/properties/tables.ts'
import { targetGroups, unitCategories, units } from '../features/units/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { SealedData } from '../platform/sealed-data/port.ts'
import type { DemoProperty } from './demo-property.ts'
import { importGuestbook } from './import-guestbook.ts'
import { writeBookings } from './write-bookings.ts'
import { writeMessages } from './write-messages.ts'
import { writeOrders } from './write-orders.ts'
import { writePages } from './write-pages.ts'
import { writeProducts } from './write-products.ts'
import { writeRegistrations } from './write-registrations.ts'
import { writeStatistics } from './write-statistics.ts'
import { writeStore } from './write-store.ts'
import { writeSurveys } from './write-surveys.ts'

/** Forced second factors would keep visitors of the demo out. */
const MODULES_OFF = ['multiFactorAuthentication']

export async function writeProperty(tx: Tx, { property }: DemoProperty): Promise<void> {
  await tx.insert(properties).values({
    ...property,
    plan: 'complete',
    tabBar: EMPTY_TAB_BAR,
  })
}

/** Everything of the property besides its own row and media, in one transaction of few statements. */
export async function writePropertyContent(
  tx: Tx,
  demo: DemoProperty,
  { guestbook, now, sealedData }: { guestbook: GuestbookFile; now: Date; sealedData: SealedData },
): Promise<void> {
  const { propertyId } = demo.property
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  await tx
    .insert(moduleConfigs)
    .values(MODULES.map((module) => owned({ module, enabled: !MODULES_OFF.includes(module) })))
  await tx.insert(unitCategories).values(demo.unitCategories.map(owned))
  await tx.insert(units).values(demo.units.map(owned))
  if (demo.targetGroups.length > 0) await tx.insert(targetGroups).values(demo.targetGroups.map(owned))
  await writeBookings(tx, demo)
  await writeProducts(tx, demo)
  await writeOrders(tx, propertyId, demo.orders)
  if (demo.store) await writeStore(tx, demo, demo.store, now)
  await writePages(tx, propertyId, [...demo.pages, ...demo.mailTemplates], now)
  if (demo.messages) await writeMessages(tx, propertyId, demo.messages)
  if (demo.registration) await writeRegistrations(tx, propertyId, demo.registration, sealedData)
  if (demo.surveys) await writeSurveys(tx, propertyId, demo.surveys)
  await importGuestbook(tx, demo, guestbook, now)
  if (demo.statistics) await writeStatistics(tx, demo, demo.statistics, { cards: guestbook.cards, now })
}
