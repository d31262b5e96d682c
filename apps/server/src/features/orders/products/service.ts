import { isDeepStrictEqual } from 'node:util'
import type { ProductChange, StaffProduct } from '@innkeeper/api/orders/products.ts'
import { PRODUCTS_MAX, type ProductType } from '@innkeeper/domain/orders/constants.ts'
import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import { withImpliedDelivery } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { copyProduct } from '@innkeeper/domain/orders/product-words.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { rememberProductPrice } from './asked-prices.ts'
import { presentProduct } from './presenter.ts'
import { recordCreation, recordProductChanges } from './record-changes.ts'
import { requireReferences } from './references.ts'
import {
  countKept,
  findMarks,
  findProduct,
  insertProducts,
  type StoredProduct,
  updateProduct,
} from './repository.ts'

type Dependencies = {
  clock: Clock
  /** One change of what belongs to the property at a time, so that limits hold and files stay. */
  lockProperty(tx: Tx, propertyId: string): Promise<{ localization: Localization }>
}

/** What a command needs to know of the property, asked before its transaction. */
export type ProductOptions = { isTwoWay: boolean; currency: string }

export type ProductService = ReturnType<typeof createProductService>

export function createProductService({ clock, lockProperty }: Dependencies) {
  async function present(tx: Tx, propertyId: string, stored: StoredProduct, { isTwoWay }: ProductOptions) {
    const products = isTwoWay ? await findMarks(tx, propertyId) : new Map()
    return presentProduct(stored, { isTwoWay, products })
  }

  async function lock(tx: Tx, propertyId: string) {
    const { localization } = await lockProperty(tx, propertyId)
    return { defaultIndex: defaultLanguage(localization)?.index ?? 0 }
  }

  return {
    async open(tx: Tx, propertyId: string, id: string, options: ProductOptions): Promise<StaffProduct> {
      return present(tx, propertyId, await requireProduct(tx, propertyId, id), options)
    },

    async create(
      tx: Tx,
      staff: Staff,
      { type, copyOf }: { type: ProductType; copyOf?: string | undefined },
      options: ProductOptions,
    ): Promise<StaffProduct> {
      const { propertyId, name } = staff
      const { defaultIndex } = await lock(tx, propertyId)
      const original = copyOf === undefined ? null : await requireProduct(tx, propertyId, copyOf)
      const product = original ? copyProduct(original.product, newId) : newProduct(newId(), type)
      await requireRoom(tx, propertyId, product)
      const stock = original?.stock ?? null
      const changed = { defaultIndex, changedBy: name, changedAt: clock.now() }
      const [stored] = await insertProducts(tx, propertyId, [{ product, stock, ...changed }])
      if (!stored) throw unknownProduct()
      await recordCreation(tx, staff, product, defaultIndex)
      await emit(tx, propertyId, 'product.changed', { productId: product.id })
      return present(tx, propertyId, stored, options)
    },

    async save(
      tx: Tx,
      staff: Staff,
      { id, revision, change }: { id: string; revision: number; change: ProductChange },
      options: ProductOptions,
    ): Promise<StaffProduct> {
      const { propertyId, name } = staff
      const { defaultIndex } = await lock(tx, propertyId)
      const before = await requireProduct(tx, propertyId, id)
      const { stock: asked, ...parts } = change
      const product = withChange(before.product, parts)
      const stock = stockAfter(before, product, asked)
      // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
      if (isDeepStrictEqual(product, before.product) && (stock === undefined || stock === before.stock)) {
        return present(tx, propertyId, before, options)
      }
      if (before.revision !== revision) {
        const current = await present(tx, propertyId, before, options)
        throw new AppError('product/stale-revision', 'Somebody saved this product meanwhile.', { current })
      }
      await requireReferences(tx, propertyId, product)
      if (before.product.state === 'archived' && product.state !== 'archived') {
        await requireRoom(tx, propertyId, product)
      }
      const written = { product, defaultIndex, changedBy: name, changedAt: clock.now() }
      const counted = stock === undefined ? {} : { stock }
      const saved = await updateProduct(tx, propertyId, revision, { ...written, ...counted })
      if (!saved) throw unknownProduct()
      const words = { defaultIndex, currency: options.currency }
      await recordProductChanges(tx, staff, { before, after: saved, words })
      await rememberProductPrice(tx, propertyId, {
        before: before.product,
        after: saved.product,
        now: written.changedAt,
      })
      await emit(tx, propertyId, 'product.changed', { productId: id })
      return present(tx, propertyId, saved, options)
    },
  }
}

export async function requireProduct(tx: Tx, propertyId: string, id: string): Promise<StoredProduct> {
  const stored = await findProduct(tx, propertyId, id)
  if (!stored) throw unknownProduct()
  return stored
}

/** A fee exists once of each kind; archived products take no room. */
async function requireRoom(tx: Tx, propertyId: string, { type }: Product): Promise<void> {
  const { all, ofType } = await countKept(tx, propertyId, type)
  if (all >= PRODUCTS_MAX) {
    throw new AppError('product/too-many', `A property has ${PRODUCTS_MAX} products at most.`)
  }
  if (type !== 'product' && ofType > 0) {
    throw new AppError('product/too-many', 'The property has a fee of this kind already.')
  }
}

/** Parts that were named; what was left out stays, and what a kind implies is so. */
function withChange(product: Product, parts: Omit<ProductChange, 'stock'>): Product {
  const named = Object.entries(parts).filter(([, value]) => value !== undefined)
  return withImpliedDelivery({ ...product, ...Object.fromEntries(named) })
}

/** The figure to write: none where nobody counts, nothing left where counting begins, else as asked or untouched. */
function stockAfter(
  before: StoredProduct,
  { options }: Product,
  asked: number | null | undefined,
): number | null | undefined {
  if (options.quantity.isUnlimited) return null
  return asked ?? (before.stock === null ? 0 : undefined)
}

function unknownProduct(): AppError {
  return new AppError('product/unknown', 'No such product.')
}
