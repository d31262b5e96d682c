import { getCatalog, listCatalogs } from '@innkeeper/api/upselling/deals.ts'
import { isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import type { Catalogue, OpenProducts } from '../../orders/service.ts'
import type { PropertyService } from '../../properties/service.ts'

type Services = { catalogue: Catalogue; properties: PropertyService; openProducts: OpenProducts }

/** Without a category; an id is never empty. */
const UNSORTED = '-'
/** What stands on bills of the connected booking system. */
const OF_PMS = '-pms'
/** A category by its name; one that somebody called "-" or "-pms" is not taken for the two above. */
const idOf = (category: string) => (category.startsWith('-') ? `-${category}` : category)

/**
 * Catalogues whose products deals can offer: the categories of the product list and, where a booking system is connected
 * that bills products, those that carry the id of a product there (decision 045).
 */
export function catalogHandlers({ catalogue, properties, openProducts }: Services): Handler[] {
  async function byCatalogue(propertyId: string): Promise<Map<string, string[]>> {
    const [{ products }, { property }] = await Promise.all([
      catalogue.of(propertyId),
      properties.snapshot(propertyId),
    ])
    const offered = [...products.values()].filter(isForDeals)
    const found = Map.groupBy(offered, ({ category }) => (category ? idOf(category) : UNSORTED))
    const linked = offered.filter(({ integrationId }) => integrationId !== null)
    if (property.integrationFeatures.twoWayProducts && linked.length > 0) found.set(OF_PMS, linked)
    return new Map([...found].map(([id, all]) => [id, all.map((product) => product.id)]))
  }

  return [
    read(listCatalogs, async ({ propertyId }) =>
      [...(await byCatalogue(propertyId))].map(([id, products]) => ({
        id,
        name: id === UNSORTED || id === OF_PMS ? '' : id.replace(/^-/, ''),
        source: id === OF_PMS ? ('pms' as const) : ('products' as const),
        products: products.length,
      })),
    ),
    read(getCatalog, async ({ propertyId, params }) => {
      const ids = (await byCatalogue(propertyId)).get(params.catalogId)
      if (!ids) throw new AppError('catalog/unknown', 'No such catalogue.')
      return openProducts(propertyId, ids)
    }),
  ]
}
