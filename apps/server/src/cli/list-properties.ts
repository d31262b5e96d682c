import { asc, count, eq } from 'drizzle-orm'
import { properties } from '../features/properties/tables.ts'
import { memberships } from '../features/team/tables.ts'
import { withInstallation } from './with-installation.ts'

/** One line per property: id, name, whether guests can open it, how many people belong to it. */
export async function listProperties(): Promise<void> {
  await withInstallation(async ({ db }) => {
    const rows = await db.installation(
      (tx) =>
        tx
          .select({
            id: properties.propertyId,
            name: properties.name,
            active: properties.active,
            members: count(memberships.userId),
          })
          .from(properties)
          .leftJoin(memberships, eq(memberships.propertyId, properties.propertyId))
          .groupBy(properties.propertyId, properties.name, properties.active)
          .orderBy(asc(properties.propertyId)),
      { readOnly: true },
    )
    if (rows.length === 0) console.log('There is no property yet.')
    for (const { id, name, active, members } of rows) {
      console.log([id, name, active ? 'active' : 'inactive', `${members} members`].join('\t'))
    }
  })
}
