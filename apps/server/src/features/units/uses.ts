import { and, arrayContains, eq } from 'drizzle-orm'
import type { ContentUses } from '../../platform/where-used.ts'
import { targetGroups } from './tables.ts'

/** A target group can be of unit categories. */
export const unitsUses: ContentUses = {
  async unitCategories(tx, propertyId, id) {
    const groups = await tx
      .select({ id: targetGroups.id, name: targetGroups.name })
      .from(targetGroups)
      .where(and(eq(targetGroups.propertyId, propertyId), arrayContains(targetGroups.unitCategories, [id])))
    return groups.map((group) => ({ place: 'target-group', ...group }))
  },
}
