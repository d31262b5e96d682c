import {
  createProduct,
  getProduct,
  listProducts,
  PRODUCT_LIST_PAGE_SIZE,
  saveProduct,
} from '@innkeeper/api/orders/products.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findCategories, listStored } from './list.ts'
import { presentProduct } from './presenter.ts'
import { findMarks } from './repository.ts'
import type { ProductService } from './service.ts'

type Services = { db: Database; properties: PropertyService; products: ProductService }

/** What staff do with products. */
export function productHandlers({ db, properties, products }: Services): Handler[] {
  const optionsOf = async ({ propertyId }: { propertyId: string }) => {
    const { integrationFeatures, currency } = (await properties.snapshot(propertyId)).property
    return { isTwoWay: integrationFeatures.twoWayProducts ?? false, currency }
  }

  return [
    read(listProducts, async ({ propertyId, query }) => {
      const { isTwoWay } = await optionsOf({ propertyId })
      return db.tenant(
        propertyId,
        async (tx) => {
          const marks = { isTwoWay, products: isTwoWay ? await findMarks(tx, propertyId) : new Map() }
          const { items, total } = await listStored(tx, { propertyId, query, marks })
          return {
            items: items.map((stored) => presentProduct(stored, marks)),
            total,
            page: query.page,
            pageSize: PRODUCT_LIST_PAGE_SIZE,
            categories: await findCategories(tx, propertyId),
          }
        },
        { readOnly: true },
      )
    }),
    read(getProduct, async ({ propertyId, params }) => {
      const options = await optionsOf({ propertyId })
      return db.tenant(propertyId, (tx) => products.open(tx, propertyId, params.productId, options), {
        readOnly: true,
      })
    }),
    writeAfter(createProduct, optionsOf, ({ staff, body }, tx, options) =>
      products.create(tx, staff, body, options),
    ),
    writeAfter(saveProduct, optionsOf, ({ staff, params, body }, tx, options) =>
      products.save(tx, staff, { id: params.productId, ...body }, options),
    ),
  ]
}
