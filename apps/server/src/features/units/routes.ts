import {
  changeUnit,
  changeUnitCategory,
  createUnit,
  createUnitCategory,
  deleteUnit,
  deleteUnitCategory,
  importUnits as importUnitsEndpoint,
  listUnitCategories,
  listUnits,
  renewUnitLink,
  saveUnitAccess,
} from '@innkeeper/api/units.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import { addCategory, deleteCategoryUnused, renameCategory } from './category-commands.ts'
import { importUnits, planUnits } from './import-units.ts'
import { presentCategories, presentUnit } from './presenter.ts'
import { findLinkedUnits, findUnitCategories } from './repository.ts'
import { saveAccess } from './save-access.ts'
import { addUnit, deleteUnitUnused, editUnit, renewLink } from './unit-commands.ts'
import type { UnitDependencies } from './work.ts'

type Services = UnitDependencies & { db: Database }

export function unitsHandlers({ db, ...dependencies }: Services): Handler[] {
  const findAll = (propertyId: string) =>
    db.tenant(
      propertyId,
      async (tx) => ({
        units: await findLinkedUnits(tx, propertyId),
        categories: await findUnitCategories(tx, propertyId),
      }),
      { readOnly: true },
    )
  const work = (tx: Tx, { propertyId, staff }: { propertyId: string; staff: Staff }) => ({
    ...dependencies,
    tx,
    propertyId,
    staff,
  })

  return [
    read(listUnits, async ({ propertyId, staff }) => {
      const { units, categories } = await findAll(propertyId)
      return { units: units.map((unit) => presentUnit(unit, staff)), categories }
    }),
    write(saveUnitAccess, async (call, tx) => ({
      units: await saveAccess(work(tx, call), call.body.changes),
    })),
    write(createUnit, (call, tx) => addUnit(work(tx, call), call.body)),
    write(changeUnit, (call, tx) => editUnit(work(tx, call), { id: call.params.unitId, ...call.body })),
    write(renewUnitLink, (call, tx) => renewLink(work(tx, call), call.params.unitId)),
    write(deleteUnit, (call, tx) => deleteUnitUnused(work(tx, call), call.params.unitId)),
    write(importUnitsEndpoint, (call, tx) =>
      (call.body.dryRun ? planUnits : importUnits)(work(tx, call), call.body),
    ),
    read(listUnitCategories, async ({ propertyId }) => {
      const { units, categories } = await findAll(propertyId)
      return { categories: presentCategories(categories, units) }
    }),
    write(createUnitCategory, (call, tx) => addCategory(work(tx, call), call.body.name)),
    write(changeUnitCategory, (call, tx) =>
      renameCategory(work(tx, call), { id: call.params.categoryId, name: call.body.name }),
    ),
    write(deleteUnitCategory, (call, tx) => deleteCategoryUnused(work(tx, call), call.params.categoryId)),
  ]
}
