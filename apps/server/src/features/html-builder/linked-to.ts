import { MEDIA_PLACES, type MediaUse } from '@innkeeper/api/media.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentPlace, WhereUsed } from '../../platform/where-used.ts'
import type { House } from './house.ts'

export type Links = { linkedTo: Template['linkedTo']; places: MediaUse[] }

export const NO_LINKS: Links = {
  linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
  places: [],
}

/** What uses a template, asked of all features together: its ids by kind (spec 3), and places to lead there. */
export async function findLinks(
  tx: Tx,
  { propertyId, localization }: House,
  whereUsed: Pick<WhereUsed, 'pages'>,
  id: string,
): Promise<Links> {
  const languageIndex = defaultLanguage(localization)?.index ?? 0
  const places = (await whereUsed.pages(tx, propertyId, id, languageIndex)).filter(isShown)
  const idsOf = (...kinds: MediaUse['place'][]) => [
    ...new Set(places.flatMap((use) => (kinds.includes(use.place) && use.id !== null ? [use.id] : []))),
  ]
  return {
    linkedTo: {
      automation: idsOf('automation'),
      boxes: idsOf('card', 'published-card'),
      scheduled: idsOf('scheduled-message'),
      tabBar: idsOf('tab-bar', 'tab-bar-draft'),
      templates: idsOf('template'),
    },
    places: places.toSorted((a, b) => MEDIA_PLACES.indexOf(a.place) - MEDIA_PLACES.indexOf(b.place)),
  }
}

/** No target group names a page. */
function isShown(place: ContentPlace): place is MediaUse {
  return place.place !== 'target-group'
}
