import { nameKey } from '@innkeeper/domain/single-line.ts'
import { MAX_UNIT_CATEGORIES } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { inOneChange } from './change.ts'
import { findUnitCategories, insertCategories, removeCategory, updateCategory } from './repository.ts'
import { findUseOfCategory, requireUnused } from './usage.ts'
import type { Work } from './work.ts'

export function addCategory(work: Work, name: string): Promise<UnitCategory> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const categories = await findUnitCategories(tx, propertyId)
    requireRoomForCategories(categories.length + 1)
    const category = { id: newId(), name }
    requireFreeName(categories, category)
    await insertCategories(tx, propertyId, [category])
    return category
  })
}

export function renameCategory(work: Work, category: UnitCategory): Promise<UnitCategory> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    requireFreeName(await findUnitCategories(tx, propertyId), category)
    if (!(await updateCategory(tx, propertyId, category))) throw unknownCategory()
    return category
  })
}

export function deleteCategoryUnused(work: Work, id: string): Promise<{ id: string }> {
  const { tx, propertyId } = work
  return inOneChange(work, async (languageIndex) => {
    requireUnused(await findUseOfCategory(work, { id, languageIndex }))
    if (!(await removeCategory(tx, propertyId, id))) throw unknownCategory()
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
