import type { ImportPlace } from './import-card.ts'
import type { TabBar, TabBarItem, TabBarPhase } from './tab-bar-schema.ts'

/** A tab bar of a file as one of this property; a tab that would lead nowhere is gone. */
export function importTabBar(tabBar: TabBar, place: ImportPlace): TabBar {
  const phase = ({ items, options }: TabBarPhase): TabBarPhase => ({
    options,
    items: items.flatMap((item) => importTab(item, place) ?? []).map((item, index) => ({ ...item, index })),
  })
  const { allGuestPhases, preStay, inStay, postStay } = tabBar.guestPhases
  return {
    ...tabBar,
    guestPhases: {
      allGuestPhases: phase(allGuestPhases),
      preStay: phase(preStay),
      inStay: phase(inStay),
      postStay: phase(postStay),
    },
  }
}

function importTab(item: TabBarItem, place: ImportPlace): TabBarItem | null {
  const label = Object.fromEntries(
    Object.entries(item.label).flatMap(([index, text]) => {
      const here = place.languages.get(Number(index))
      return here === undefined ? [] : [[String(here), text]]
    }),
  )
  const target = importTarget(item.target, place)
  return target && { ...item, label, target }
}

function importTarget(target: TabBarItem['target'], place: ImportPlace): TabBarItem['target'] | null {
  switch (target.kind) {
    case 'page': {
      const pageId = place.pages.find(target.pageId)
      return pageId === null ? null : { kind: 'page', pageId }
    }
    case 'pdf': {
      const mediaId = place.media.find(target.mediaId)
      return mediaId === null ? null : { kind: 'pdf', mediaId }
    }
    case 'box': {
      const cardId = place.cardId(target.cardId)
      return cardId === null ? null : { kind: 'box', cardId }
    }
    case 'link':
      return target
  }
}
