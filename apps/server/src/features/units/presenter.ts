import type { CountedTargetGroup, StaffUnit } from '@innkeeper/api/units.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { type CountedStays, countFitting } from '@innkeeper/domain/units/target-groups.ts'

/** A unit without what opens it for staff who only read units. */
export function presentUnit(unit: StaffUnit, reader: { roles: readonly Role[] }): StaffUnit {
  return can(reader, 'units:manage') ? unit : { ...unit, access: null }
}

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
