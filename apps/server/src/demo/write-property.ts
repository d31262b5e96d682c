import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { cards, guestbookVersions } from '../features/guestbook/tables.ts'
import { bookings } from '../features/guests/tables.ts'
import { moduleConfigs } from '../features/modules/tables.ts'
import { properties } from '../features/properties/tables.ts'
import { targetGroups, unitCategories, units } from '../features/units/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoBooking, DemoProperty } from './demo-property.ts'

const FIRST_VERSION = 1
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

/** Everything of the property besides its own row and pictures, in one transaction of few statements. */
export async function writePropertyContent(
  tx: Tx,
  demo: DemoProperty,
  pictureIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { propertyId } = demo.property
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  await tx
    .insert(moduleConfigs)
    .values(MODULES.map((module) => owned({ module, enabled: !MODULES_OFF.includes(module) })))
  await tx.insert(unitCategories).values(demo.unitCategories.map(owned))
  await tx.insert(units).values(demo.units.map(owned))
  if (demo.targetGroups.length > 0) await tx.insert(targetGroups).values(demo.targetGroups.map(owned))
  await tx.insert(bookings).values(demo.bookings.map(bookingRow).map(owned))
  await writeGuestbook(tx, demo, pictureIds)
}

/** Drafts and the first published version are the same cards. */
async function writeGuestbook(tx: Tx, demo: DemoProperty, pictureIds: ReadonlyMap<string, string>) {
  const { propertyId } = demo.property
  const built = demo.cards((picture) => storedId(pictureIds, picture))
  const rows = built.map((draft) => ({
    propertyId,
    id: draft.id,
    parentId: draft.parentId,
    position: draft.index,
    draft,
    revision: 1,
    publishedRevision: 1,
  }))
  await tx.insert(cards).values(rows)
  await tx.insert(guestbookVersions).values({ propertyId, version: FIRST_VERSION, cards: built })
}

function bookingRow({ guest, ...booking }: DemoBooking) {
  const { firstName, lastName, email, phone, custom } = guest
  return { ...booking, firstName, lastName, email, phone, guestCustom: custom }
}

function storedId(pictureIds: ReadonlyMap<string, string>, picture: string): string {
  const id = pictureIds.get(picture)
  if (id === undefined) throw new Error(`the demo picture ${picture} was not stored`)
  return id
}
