import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { upgradeTabBar, withFitTabs } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import {
  upgradeAccess,
  upgradeGuestFields,
  upgradeReviewLinks,
  upgradeSeller,
} from '@innkeeper/domain/properties/settings-upgrades.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from './tables.ts'

export type PropertyRow = typeof properties.$inferSelect
type Row = typeof properties.$inferInsert
/** What is undefined stays. */
type Change = { [Name in keyof Row]?: Row[Name] | undefined }

export async function findProperty(tx: Tx, propertyId: string): Promise<PropertyRow | null> {
  const [row] = await tx.select().from(properties).where(eq(properties.propertyId, propertyId))
  return row ? upgraded(row) : null
}

/** Saves the change unless somebody saved since `revision`; null then. */
export async function updateProperty(
  tx: Tx,
  propertyId: string,
  revision: number,
  change: Change,
): Promise<PropertyRow | null> {
  const [row] = await tx
    .update(properties)
    .set({ ...change, revision: sql`${properties.revision} + 1` })
    .where(and(eq(properties.propertyId, propertyId), eq(properties.revision, revision)))
    .returning()
  return row ? upgraded(row) : null
}

function upgraded(row: PropertyRow): PropertyRow {
  return {
    ...row,
    seller: upgradeSeller(row.seller),
    reviewLinks: upgradeReviewLinks(row.reviewLinks),
    access: upgradeAccess(row.access),
    guestFields: upgradeGuestFields(row.guestFields),
    tabBar: withFitTabs(upgradeTabBar(row.tabBar) ?? EMPTY_TAB_BAR),
  }
}
