import type { Database } from '../../../platform/db/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OpenProducts } from '../service.ts'
import { presentProduct } from './presenter.ts'
import { findMarks, findProduct } from './repository.ts'

type Dependencies = { db: Database; properties: PropertyService }

export function createOpenProducts({ db, properties }: Dependencies): OpenProducts {
  return async (propertyId, ids) => {
    const { integrationFeatures } = (await properties.snapshot(propertyId)).property
    const isTwoWay = integrationFeatures.twoWayProducts ?? false
    return db.tenant(
      propertyId,
      async (tx) => {
        const products = isTwoWay ? await findMarks(tx, propertyId) : new Map()
        const found = []
        for (const id of ids) {
          const stored = await findProduct(tx, propertyId, id)
          if (stored) found.push(presentProduct(stored, { isTwoWay, products }))
        }
        return found
      },
      { readOnly: true },
    )
  }
}
