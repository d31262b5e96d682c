import type { StaffUnit } from '@innkeeper/api/units.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'

export type ShownCategory = { category: UnitCategory; units: StaffUnit[] }

type Units = { units: readonly StaffUnit[]; categories: readonly UnitCategory[] }

/** Units by category. A search finds units by code and whole categories by name; what holds nothing found goes. */
export function shownCategories({ units, categories }: Units, search: string): ShownCategory[] {
  const words = search.trim().toLowerCase()
  const byCategory = Map.groupBy(units, (unit) => unit.categoryId)
  return categories.flatMap((category) => {
    const all = byCategory.get(category.id) ?? []
    if (words === '' || category.name.toLowerCase().includes(words)) return [{ category, units: all }]
    const found = all.filter((unit) => unit.code.toLowerCase().includes(words))
    return found.length > 0 ? [{ category, units: found }] : []
  })
}
