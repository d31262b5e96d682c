import type { MediaUse } from '@innkeeper/api/media.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from './tables.ts'

/** Whether the property's brand or tab bar has this file. */
export async function propertyWithMedia(tx: Tx, propertyId: string, mediaId: string): Promise<MediaUse[]> {
  const [row] = await tx
    .select({
      isLogo: sql<boolean>`strpos(${properties.brand}::text, ${mediaId}) > 0`,
      isInTabBar: sql<boolean>`strpos(${properties.tabBar}::text, ${mediaId}) > 0`,
    })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  return [
    ...(row?.isLogo ? [{ place: 'logo' as const, id: null, name: '' }] : []),
    ...(row?.isInTabBar ? [{ place: 'tab-bar' as const, id: null, name: '' }] : []),
  ]
}

/** Every word of brand and tab bar that is long enough to be an id. */
export async function idsInProperty(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id
    from ${properties},
      regexp_matches(${properties.brand}::text || ${properties.tabBar}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
    where ${properties.propertyId} = ${propertyId} and length(found[1]) = 22`)
  return rows.map(({ id }) => id)
}
