import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getPublishFacts } from '@innkeeper/api/guestbook/publish-facts.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { documentsOfCards, documentsOfTabs } from '@innkeeper/domain/guestbook/publish-checks/documents.ts'
import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findDocumentIds, findPictures } from '../../media/service.ts'
import type { PropertyService, PropertySnapshot } from '../../properties/service.ts'
import { mediaIdsOf } from '../published.ts'
import { findTabBars } from '../tab-bar/repository.ts'

type PropertyRow = PropertySnapshot['property']
/** What is known of the property before a transaction begins. */
export type PropertyPart = { snapshot: PropertySnapshot; modules: ModuleName[]; now: Date }

export type FactsDependencies = {
  clock: Clock
  properties: PropertyService
  /** Pages guests can open. */
  findPageNames(tx: Tx, propertyId: string): Promise<{ id: string }[]>
  /** Ids of products that are not archived, and of those guests can order. */
  findProductIds(tx: Tx, property: PropertyRow): Promise<{ kept: string[]; offered: string[] }>
}

export type FindFacts = ReturnType<typeof createPublishFacts>

/** Gathers what cards can name, as the look before publishing asks for it. */
export function createPublishFacts({ clock, properties, findPageNames, findProductIds }: FactsDependencies) {
  return {
    async ofProperty(propertyId: string): Promise<PropertyPart> {
      const snapshot = await properties.snapshot(propertyId)
      return { snapshot, modules: properties.modulesOf(snapshot), now: clock.now() }
    },

    async read(
      tx: Tx,
      { snapshot, modules, now }: PropertyPart,
      cards: readonly Card[],
    ): Promise<AnswerOf<typeof getPublishFacts>> {
      const { property } = snapshot
      const { propertyId } = property
      const pages = await findPageNames(tx, propertyId)
      const pictures = await findPictures(tx, propertyId, mediaIdsOf(cards))
      const products = await findProductIds(tx, property)
      const bars = await findTabBars(tx, propertyId)
      const tabBar = bars?.draft ?? bars?.published ?? EMPTY_TAB_BAR
      const named = [...documentsOfCards(cards), ...documentsOfTabs(tabBar)]
      return {
        propertyId,
        languages: languagesOf(property),
        today: localTimeAt(now.getTime(), property.timeZone).date,
        modules,
        brand: property.brand,
        tabBar,
        pages: ids(pages),
        documents: await findDocumentIds(tx, propertyId, named),
        pictures: Object.fromEntries(
          [...pictures].map(([id, { alt, isDecorative }]) => [id, { alt, isDecorative }]),
        ),
        products,
        targetGroups: ids(snapshot.targetGroups),
        unitCategories: ids(snapshot.unitCategories),
        units: ids(snapshot.units),
      }
    },
  }
}

/** Those guests can choose, the default one first. */
function languagesOf({ localization }: PropertyRow): number[] {
  const first = defaultLanguage(localization)
  const others = Object.values(localization.languages).filter((one) => one.isVisible && one !== first)
  return [...(first ? [first] : []), ...others].map(({ index }) => index)
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
