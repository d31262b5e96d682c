import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import type { PmsHouse, PmsProduct } from '../port.ts'
import type { MewsProduct } from './answers.ts'
import type { MewsHouseFacts } from './facts.ts'
import type { MewsCall } from './http.ts'
import { ASSIGNMENTS, PRODUCTS, RESOURCE_CATEGORIES, RESOURCES } from './listings.ts'
import { readAll, readByIds } from './pages.ts'
import { textOf } from './words.ts'

/** The rooms of a house with their categories. */
export async function readHouse(
  call: MewsCall,
  facts: MewsHouseFacts,
  signal?: AbortSignal,
): Promise<PmsHouse> {
  const { enterprise, bookable, additional, language } = facts
  const isActive = ({ IsActive }: { IsActive: boolean }) => IsActive
  const resources = await readAll(call, RESOURCES, { Extent: { Resources: true, Inactive: false } }, signal)
  const serviceIds = bookable.map(({ Id }) => Id)
  const categories = (
    await readByIds(call, RESOURCE_CATEGORIES, { ids: serviceIds, as: 'ServiceIds' }, signal)
  ).filter(isActive)
  const categoryIds = categories.map(({ Id }) => Id)
  const assignments = (
    await readByIds(call, ASSIGNMENTS, { ids: categoryIds, as: 'ResourceCategoryIds' }, signal)
  ).filter(isActive)
  const categoryOf = new Map(assignments.map(({ ResourceId, CategoryId }) => [ResourceId, CategoryId]))
  return {
    id: enterprise.Id,
    name: enterprise.Name,
    timeZone: enterprise.TimeZoneIdentifier,
    units: resources
      .filter(isActive)
      .map(({ Id, Name }) => ({ id: Id, name: Name, categoryId: categoryOf.get(Id) ?? null })),
    categories: categories.map(({ Id, Names }) => ({ id: Id, name: textOf(Names, language) || Id })),
    services: [...bookable, ...additional].map(({ Names, Name }) => textOf(Names, language) || Name || ''),
  }
}

/** Products of services beside the stay: those of the stay itself are priced by night there. */
export async function readProducts(
  call: MewsCall,
  { additional }: Pick<MewsHouseFacts, 'additional'>,
  filter: object = {},
  signal?: AbortSignal,
): Promise<MewsProduct[]> {
  const ids = additional.map(({ Id }) => Id)
  const products = await readByIds(call, PRODUCTS, { ids, as: 'ServiceIds', ...filter }, signal)
  return products.filter(({ IsActive }) => IsActive)
}

export function toProduct(product: MewsProduct, { services, language }: MewsHouseFacts): PmsProduct {
  const service = services.get(product.ServiceId)
  const { GrossValue, Currency } = product.Price ?? {}
  return {
    id: product.Id,
    name: textOf(product.Names, language) || product.Name || product.Id,
    group: service ? textOf(service.Names, language) || service.Name || '' : '',
    price:
      typeof GrossValue === 'number' && Currency
        ? { minor: Math.round(GrossValue * 10 ** minorUnitDigits(Currency)), currency: Currency }
        : null,
  }
}
