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
} from '@innkeeper/api/units.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import { addCategory, deleteCategoryUnused, renameCategory } from './category-commands.ts'
import { importUnits, planUnits } from './import-units.ts'
import { presentCategories, presentUnit } from './presenter.ts'
import { findLinkedUnits, findUnitCategories } from './repository.ts'
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
  const work = (tx: Tx, propertyId: string) => ({ ...dependencies, tx, propertyId })

  return [
    read(listUnits, async ({ propertyId, staff }) => {
      const { units, categories } = await findAll(propertyId)
      return { units: units.map((unit) => presentUnit(unit, staff)), categories }
    }),
    write(createUnit, ({ propertyId, body }, tx) => addUnit(work(tx, propertyId), body)),
    write(changeUnit, ({ propertyId, params, body }, tx) =>
      editUnit(work(tx, propertyId), { id: params.unitId, ...body }),
    ),
    write(renewUnitLink, ({ propertyId, params }, tx) => renewLink(work(tx, propertyId), params.unitId)),
    write(deleteUnit, ({ propertyId, params }, tx) => deleteUnitUnused(work(tx, propertyId), params.unitId)),
    write(importUnitsEndpoint, ({ propertyId, body }, tx) =>
      (body.dryRun ? planUnits : importUnits)(work(tx, propertyId), body),
    ),
    read(listUnitCategories, async ({ propertyId }) => {
      const { units, categories } = await findAll(propertyId)
      return { categories: presentCategories(categories, units) }
    }),
    write(createUnitCategory, ({ propertyId, body }, tx) => addCategory(work(tx, propertyId), body.name)),
    write(changeUnitCategory, ({ propertyId, params, body }, tx) =>
      renameCategory(work(tx, propertyId), { id: params.categoryId, name: body.name }),
    ),
    write(deleteUnitCategory, ({ propertyId, params }, tx) =>
      deleteCategoryUnused(work(tx, propertyId), params.categoryId),
    ),
  ]
}
