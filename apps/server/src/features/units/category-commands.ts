import { nameKey } from '@innkeeper/domain/single-line.ts'
import { MAX_UNIT_CATEGORIES } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { inOneChange } from './change.ts'
import { recordCategoryName, recordUnit } from './record-units.ts'
import { findUnitCategories, insertCategories, removeCategory, updateCategory } from './repository.ts'
import { findUseOfCategory, refuseWhenReferenced, requireUnused } from './usage.ts'
import type { StaffWork } from './work.ts'

export function addCategory(work: StaffWork, name: string): Promise<UnitCategory> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const categories = await findUnitCategories(tx, propertyId)
    requireRoomForCategories(categories.length + 1)
    const category = { id: newId(), name }
    requireFreeName(categories, category)
    await insertCategories(tx, propertyId, [category])
    await recordUnit(work, { action: 'unit-category.added', subject: name })
    return category
  })
}

export function renameCategory(work: StaffWork, category: UnitCategory): Promise<UnitCategory> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const categories = await findUnitCategories(tx, propertyId)
    requireFreeName(categories, category)
    const before = categories.find(({ id }) => id === category.id)?.name
    if (!(await updateCategory(tx, propertyId, category))) throw unknownCategory()
    await recordCategoryName(work, before ?? '', category.name)
    return category
  })
}

export function deleteCategoryUnused(work: StaffWork, id: string): Promise<{ id: string }> {
  const { tx, propertyId } = work
  return inOneChange(work, async (languageIndex) => {
    requireUnused(await findUseOfCategory(work, { id, languageIndex }))
    const gone = await removeCategory(tx, propertyId, id).catch(refuseWhenReferenced)
    if (gone === null) throw unknownCategory()
    await recordUnit(work, { action: 'unit-category.deleted', subject: gone })
    return { id }
  })
}

/** Throws `units/too-many`. */
export function requireRoomForCategories(count: number): void {
  if (count > MAX_UNIT_CATEGORIES) {
    throw new AppError('units/too-many', `A property has ${MAX_UNIT_CATEGORIES} unit categories at most.`)
  }
}

function requireFreeName(categories: readonly UnitCategory[], category: UnitCategory): void {
  const key = nameKey(category.name)
  if (categories.some(({ id, name }) => id !== category.id && nameKey(name) === key)) {
    throw new AppError('units/name-taken', 'Another category has this name.')
  }
}

function unknownCategory(): AppError {
  return new AppError('units/category-unknown', 'No such unit category.')
}
