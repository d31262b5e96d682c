import { isDeepStrictEqual } from 'node:util'
import { MAX_UNITS } from '@innkeeper/domain/units/constants.ts'
import type { Unit } from '@innkeeper/domain/units/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { inOneChange } from './change.ts'
import { recordAccess } from './record-access.ts'
import { recordUnit, recordUnitChange } from './record-units.ts'
import {
  findLinkedUnits,
  findUnitCategories,
  findUnits,
  insertUnit,
  removeUnit,
  renewLinkId,
  type UnitChange,
  type UnitRow,
  updateUnit,
} from './repository.ts'
import { findUseOfUnit, refuseWhenReferenced, requireUnused } from './usage.ts'
import type { StaffWork, Work } from './work.ts'

export function addUnit(work: StaffWork, change: Omit<UnitChange, 'id'>): Promise<UnitRow> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const unit = { id: newId(), ...change }
    const units = await findUnits(tx, propertyId)
    requireRoomForUnits(units.length + 1)
    await requireFits(work, units, unit)
    const added = requireUnit(await insertUnit(tx, propertyId, unit))
    await recordUnit(work, { action: 'unit.added', subject: added.code })
    await recordAccess(work, [{ code: added.code, before: undefined, after: added.access }])
    return added
  })
}

/** Throws `units/stale-revision` with the unit as it is now. */
export function editUnit(
  work: StaffWork,
  { revision, ...change }: UnitChange & { revision: number },
): Promise<UnitRow> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const units = await findLinkedUnits(tx, propertyId)
    await requireFits(work, units, change)
    const before = requireUnit(units.find(({ id }) => id === change.id) ?? null)
    const floor = change.floor === undefined ? before.floor : change.floor
    const after = { ...before, ...change, floor, access: { ...before.access, ...change.access } }
    // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
    if (isDeepStrictEqual(after, before)) return before
    if (revision !== before.revision) {
      throw new AppError('units/stale-revision', 'Somebody saved this unit meanwhile.', { current: before })
    }
    await recordUnitChange(work, before, after)
    await recordAccess(work, [{ code: after.code, before: before.access, after: after.access }])
    return requireUnit(await updateUnit(tx, propertyId, change))
  })
}

/** Nobody keeps link ids, so nobody needs to hear of a new one. */
export async function renewLink(work: StaffWork, unitId: string): Promise<UnitRow> {
  const renewed = requireUnit(await renewLinkId(work.tx, work.propertyId, unitId))
  await recordUnit(work, { action: 'unit-link.renewed', subject: renewed.code })
  return renewed
}

export function deleteUnitUnused(work: StaffWork, id: string): Promise<{ id: string }> {
  const { tx, propertyId } = work
  return inOneChange(work, async (languageIndex) => {
    requireUnused(await findUseOfUnit(work, { id, languageIndex }))
    const gone = await removeUnit(tx, propertyId, id).catch(refuseWhenReferenced)
    if (gone === null) throw unknownUnit()
    await recordUnit(work, { action: 'unit.deleted', subject: gone })
    return { id }
  })
}

/** Throws `units/too-many`. */
export function requireRoomForUnits(count: number): void {
  if (count > MAX_UNITS) throw new AppError('units/too-many', `A property has ${MAX_UNITS} units at most.`)
}

type Named = Pick<Unit, 'id' | 'code' | 'categoryId'>

async function requireFits({ tx, propertyId }: Work, units: readonly Named[], unit: Named): Promise<void> {
  const categories = await findUnitCategories(tx, propertyId)
  if (!categories.some(({ id }) => id === unit.categoryId)) {
    throw new AppError('units/category-unknown', 'No such unit category.')
  }
  if (units.some(({ id, code }) => id !== unit.id && code === unit.code)) {
    throw new AppError('units/code-taken', 'Another unit has this code.')
  }
}

function requireUnit(row: UnitRow | null): UnitRow {
  if (!row) throw unknownUnit()
  return row
}

function unknownUnit(): AppError {
  return new AppError('units/unknown', 'No such unit.')
}
