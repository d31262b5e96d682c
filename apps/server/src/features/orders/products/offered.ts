import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { productState } from '@innkeeper/domain/orders/product-state.ts'
import { isForGuests } from '@innkeeper/domain/orders/product-visibility.ts'
import { wordsOf } from '@innkeeper/domain/orders/product-words.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import { findEnabled, findKeptIds, findMarks } from './repository.ts'

export type OfferOptions = { isTwoWay: boolean; defaultIndex: number }

type Settings = Pick<PropertySnapshot['property'], 'propertyId' | 'integrationFeatures' | 'localization'>

/** What the property's settings say about which products can be offered. */
export function offerOptions({ integrationFeatures, localization }: Settings): OfferOptions {
  return {
    isTwoWay: integrationFeatures.twoWayProducts ?? false,
    defaultIndex: defaultLanguage(localization)?.index ?? 0,
  }
}

/** The enabled and complete ones, fees among them. */
export async function findComplete(
  tx: Tx,
  propertyId: string,
  { isTwoWay }: OfferOptions,
): Promise<Product[]> {
  const products = isTwoWay ? await findMarks(tx, propertyId) : new Map()
  const enabled = await findEnabled(tx, propertyId)
  return enabled.filter((product) => productState(product, { isTwoWay, products }).state === 'enabled')
}

/** Of those, what guests can order: not internal, with a name. */
export function isOffered(product: Product, { defaultIndex }: OfferOptions): boolean {
  return isForGuests(product) && Boolean(wordsOf(product, { languageIndex: defaultIndex, defaultIndex }))
}

/** The VAT rates of enabled products that are part of the stay. */
export async function findStayVatRates(tx: Tx, propertyId: string): Promise<number[]> {
  const enabled = await findEnabled(tx, propertyId)
  return enabled
    .filter(({ type, options }) => type === 'product' && options.kind === 'part of the stay')
    .map(({ vatRate }) => vatRate)
}

/** Ids of the products that are not archived, and of those that guests of the property can order. */
export type ProductIds = { kept: string[]; offered: string[] }

export async function findProductIds(tx: Tx, property: Settings): Promise<ProductIds> {
  const offered = (await findOffered(tx, property)).map(({ id }) => id)
  return { kept: await findKeptIds(tx, property.propertyId), offered }
}

/** What guests of the property can order. */
export async function findOffered(tx: Tx, property: Settings): Promise<Product[]> {
  const options = offerOptions(property)
  const complete = await findComplete(tx, property.propertyId, options)
  return complete.filter((product) => isOffered(product, options))
}
