import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { isOpenAt, type Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'

type Services = { properties: PropertyService; views: GuestViews }
type Asked = { propertyId: string; visitor: Visitor; cardId: string; now: Date }

/** A published card that this visitor sees at a moment; null for any other. */
export async function findShownCard(
  { properties, views }: Services,
  { propertyId, visitor, cardId, now }: Asked,
): Promise<Card | null> {
  const { property } = await properties.snapshot(propertyId)
  const language = defaultLanguage(property.localization)
  const view = language && (await views.viewFor(propertyId, visitor, language))
  const card = view?.cards.find(({ id }) => id === cardId)
  // What a group holds is shown while both are open.
  const shown = view?.cards.filter(({ id }) => id === card?.id || id === card?.parentId) ?? []
  return card && shown.every((each) => isOpenAt(each, now.getTime(), property.timeZone)) ? card : null
}
