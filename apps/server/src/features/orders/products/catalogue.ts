import { FEE_KINDS } from '@innkeeper/domain/orders/constants.ts'
import type { PriceList } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { findFileNames, findPictures, type PictureFacts } from '../../media/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findComplete, isOffered, type OfferOptions, offerOptions } from './offered.ts'
import { findSoldOutUntil } from './repository.ts'

/** What guests of a property can order: enabled, complete, not internal, with a name. Stock is not in it. */
export type CatalogueSnapshot = PriceList & {
  pictures: ReadonlyMap<string, PictureFacts>
  /** File names of PDFs by id. */
  documents: ReadonlyMap<string, string>
  /** Until when nobody can order a product, where somebody marked it as sold out for the day. */
  soldOutUntil: ReadonlyMap<string, number>
}

export type Catalogue = { of(propertyId: string): Promise<CatalogueSnapshot> }

/** Safety net below the events that drop a catalogue. */
const CATALOGUE_MS = 60_000
const MAX_CATALOGUES = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub; properties: PropertyService }

export function createCatalogue({ db, clock, hub, properties }: Dependencies): Catalogue {
  const now = () => clock.now().getTime()
  const kept = createPropertyCache<CatalogueSnapshot>({
    hub,
    clock,
    maxEntries: MAX_CATALOGUES,
    dropOn: ['product.changed', 'media.changed', 'property.changed'],
  })
  return {
    of: (propertyId) =>
      kept.get([propertyId], async () => {
        const { property } = await properties.snapshot(propertyId)
        const options = offerOptions(property)
        const value = await db.tenant(propertyId, (tx) => load(tx, propertyId, options), { readOnly: true })
        return { value, validUntil: now() + CATALOGUE_MS }
      }),
  }
}

async function load(tx: Tx, propertyId: string, options: OfferOptions): Promise<CatalogueSnapshot> {
  const enabled = await findComplete(tx, propertyId, options)
  const offered = enabled.filter((product) => isOffered(product, options))
  const [serviceCharge, transactionFee] = FEE_KINDS.map((kind) => enabled.find(({ type }) => type === kind))
  const documents = await findFileNames(tx, propertyId, attached(offered, 'pdf'))
  return {
    products: new Map(offered.map((product) => [product.id, product])),
    serviceCharge: serviceCharge ?? null,
    transactionFee: transactionFee ?? null,
    defaultIndex: options.defaultIndex,
    pictures: await findPictures(tx, propertyId, attached(offered, 'picture')),
    documents: new Map([...documents].map(([id, { fileName }]) => [id, fileName])),
    soldOutUntil: await findSoldOutUntil(tx, propertyId),
  }
}

function attached(offered: readonly Product[], wanted: 'picture' | 'pdf'): string[] {
  const all = offered.flatMap(({ attachments }) => attachments)
  return [...new Set(all.filter(({ kind }) => kind === wanted).map(({ mediaId }) => mediaId))]
}
