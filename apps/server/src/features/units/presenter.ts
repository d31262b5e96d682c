import type { CountedTargetGroup } from '@innkeeper/api/units.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { type CountedStays, countFitting } from '@innkeeper/domain/units/target-groups.ts'

export function presentCategories(categories: readonly UnitCategory[], units: readonly Unit[]) {
  const counts = Map.groupBy(units, (unit) => unit.categoryId)
  return categories.map((category) => ({ ...category, units: counts.get(category.id)?.length ?? 0 }))
}

export function presentTargetGroup(group: TargetGroup, stays: readonly CountedStays[]): CountedTargetGroup {
  return { ...group, matching: countFitting(group, stays) }
}

export function countAll(stays: readonly CountedStays[]): number {
  return stays.reduce((sum, { count }) => sum + count, 0)
}
