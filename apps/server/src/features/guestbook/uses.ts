import type { ContentUses } from '../../platform/where-used.ts'
import { findCardsNaming } from './cards-naming.ts'
import { languagesOfCards } from './language-use.ts'
import { cardsWithMedia, draftTabsLeadingTo, idsInCards, tabBarDraftNaming } from './media-use.ts'

/** What cards and the draft of the tab bar name. */
export const guestbookUses: ContentUses = {
  media: async (tx, propertyId, id, languageIndex) => [
    ...(await cardsWithMedia(tx, propertyId, id, languageIndex)),
    ...(await tabBarDraftNaming(tx, propertyId, id)),
  ],
  mediaIds: idsInCards,
  languages: languagesOfCards,
  pages: async (tx, propertyId, id, languageIndex) => [
    ...(await findCardsNaming(tx, propertyId, id, languageIndex)),
    ...(await draftTabsLeadingTo(tx, propertyId, id, languageIndex)),
  ],
  units: findCardsNaming,
  unitCategories: findCardsNaming,
  targetGroups: findCardsNaming,
  products: findCardsNaming,
  deals: findCardsNaming,
}
