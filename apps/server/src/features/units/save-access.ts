import type { Access } from '@innkeeper/domain/units/access.ts'
import { changedAccess } from '@innkeeper/domain/units/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { inOneChange } from './change.ts'
import { recordAccess } from './record-access.ts'
import { findLinkedUnits, type UnitRow, upsertUnits } from './repository.ts'
import type { StaffWork } from './work.ts'

type AccessChange = { unitId: string; revision: number; access: Access }

/**
 * Saves what opens many units, all of it or nothing, and answers all units. Throws `units/stale-revision` with the
 * rooms that somebody changed meanwhile.
 */
export function saveAccess(work: StaffWork, changes: readonly AccessChange[]): Promise<UnitRow[]> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const units = new Map((await findLinkedUnits(tx, propertyId)).map((unit) => [unit.id, unit]))
    const asked = changes.map(({ unitId, ...change }) => {
      const unit = units.get(unitId)
      if (!unit) throw new AppError('units/unknown', 'No such unit.')
      return { unit, ...change }
    })
    // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
    const changed = asked.filter(({ unit, access }) => changedAccess(unit.access, access).length > 0)
    const stale = changed.filter(({ unit, revision }) => unit.revision !== revision)
    if (stale.length > 0) {
      throw new AppError('units/stale-revision', 'Somebody saved some of these units meanwhile.', {
        codes: stale.map(({ unit }) => unit.code),
      })
    }
    await upsertUnits(
      tx,
      propertyId,
      changed.map(({ unit: { id, code, categoryId, floor }, access }) => ({
        id,
        code,
        categoryId,
        floor,
        access,
      })),
    )
    await recordAccess(
      work,
      changed.map(({ unit, access }) => ({ code: unit.code, before: unit.access, after: access })),
    )
    return findLinkedUnits(tx, propertyId)
  })
}
