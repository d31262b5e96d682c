import { FEE_KINDS } from '@innkeeper/domain/orders/constants.ts'
import type { PriceList } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { productState } from '@innkeeper/domain/orders/product-state.ts'
import { isForGuests } from '@innkeeper/domain/orders/product-visibility.ts'
import { wordsOf } from '@innkeeper/domain/orders/product-words.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { findFileNames, findPictures, type PictureFacts } from '../../media/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findEnabled, findMarks } from './repository.ts'

/** What guests of a property can order: enabled, complete, not internal, with a name. Stock is not in it. */
export type CatalogueSnapshot = PriceList & {
  pictures: ReadonlyMap<string, PictureFacts>
  /** File names of PDFs by id. */
  documents: ReadonlyMap<string, string>
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
        const options = {
          isTwoWay: property.integrationFeatures.twoWayProducts ?? false,
          defaultIndex: defaultLanguage(property.localization)?.index ?? 0,
        }
        const value = await db.tenant(propertyId, (tx) => load(tx, propertyId, options), { readOnly: true })
        return { value, validUntil: now() + CATALOGUE_MS }
      }),
  }
}

type CatalogueOptions = { isTwoWay: boolean; defaultIndex: number }

async function load(tx: Tx, propertyId: string, options: CatalogueOptions): Promise<CatalogueSnapshot> {
  const { isTwoWay, defaultIndex } = options
  const marks = isTwoWay ? await findMarks(tx, propertyId) : new Map()
  const enabled = (await findEnabled(tx, propertyId)).filter(
    (product) => productState(product, { isTwoWay, products: marks }).state === 'enabled',
  )
  const offered = enabled.filter(
    (product) => isForGuests(product) && wordsOf(product, { languageIndex: defaultIndex, defaultIndex }),
  )
  const [serviceCharge, transactionFee] = FEE_KINDS.map((kind) => enabled.find(({ type }) => type === kind))
  const documents = await findFileNames(tx, propertyId, attached(offered, 'pdf'))
  return {
    products: new Map(offered.map((product) => [product.id, product])),
    serviceCharge: serviceCharge ?? null,
    transactionFee: transactionFee ?? null,
    defaultIndex,
    pictures: await findPictures(tx, propertyId, attached(offered, 'picture')),
    documents: new Map([...documents].map(([id, { fileName }]) => [id, fileName])),
  }
}

function attached(offered: readonly Product[], wanted: 'picture' | 'pdf'): string[] {
  const all = offered.flatMap(({ attachments }) => attachments)
  return [...new Set(all.filter(({ kind }) => kind === wanted).map(({ mediaId }) => mediaId))]
}
