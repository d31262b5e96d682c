import { contentsOf, tabsLeadingTo } from '@innkeeper/domain/guestbook/tab-bar.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { upgradeTabBar } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ContentUses } from '../../platform/where-used.ts'
import { properties } from './tables.ts'

/** What a property's brand and tab bar name. */
export const propertyUses: ContentUses = {
  async media(tx, propertyId, mediaId) {
    const { isLogo, isInTabBar } = await findNaming(tx, propertyId, mediaId)
    return [
      ...(isLogo ? [{ place: 'logo' as const, id: null, name: '' }] : []),
      ...(isInTabBar ? [{ place: 'tab-bar' as const, id: null, name: '' }] : []),
    ]
  },

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from ${properties},
        regexp_matches(${properties.brand}::text || ${properties.tabBar}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
      where ${properties.propertyId} = ${propertyId} and length(found[1]) = 22`)
    return rows.map(({ id }) => id)
  },

  async pages(tx, propertyId, pageId, languageIndex) {
    const tabBar = upgradeTabBar((await requireRow(tx, propertyId)).tabBar)
    const tabs = tabBar ? tabsLeadingTo(tabBar, pageId, languageIndex) : []
    return tabs.map((tab) => ({ place: 'tab-bar', ...tab }))
  },

  async languages(tx, propertyId) {
    const tabBar = upgradeTabBar((await requireRow(tx, propertyId)).tabBar)
    return tabBar ? tabBarLanguages(tabBar) : []
  },

  async fonts(tx, propertyId) {
    const { headingFont, textFont } = (await requireRow(tx, propertyId)).brand
    return [
      { family: headingFont, place: 'headings' },
      { family: textFont, place: 'text' },
    ]
  },
}

/** Ids are random, so one found in the text is a use. */
async function findNaming(tx: Tx, propertyId: string, id: string) {
  const [row] = await tx
    .select({
      isLogo: sql<boolean>`strpos(${properties.brand}::text, ${id}) > 0`,
      isInTabBar: sql<boolean>`strpos(${properties.tabBar}::text, ${id}) > 0`,
    })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  return row ?? { isLogo: false, isInTabBar: false }
}

async function requireRow(tx: Tx, propertyId: string) {
  const [row] = await tx
    .select({ brand: properties.brand, tabBar: properties.tabBar })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  if (!row) throw new AppError('property/unknown', 'No such property.')
  return row
}

/** Language indexes that a tab or one of its contents has a word under. */
function tabBarLanguages({ guestPhases }: TabBar): number[] {
  const labels = Object.values(guestPhases).flatMap(({ items }) =>
    items.flatMap(({ label, target }) => [label, ...contentsOf(target).map((content) => content.label)]),
  )
  return labels.flatMap((label) => Object.keys(label).map(Number))
}
