import type { NamesHere } from './import-card.ts'
import type { TabBar, TabBarItem, TabBarPhase } from './tab-bar-schema.ts'

/** A tab bar of a file as one of this property; a tab that would lead nowhere is gone. */
export function importTabBar(tabBar: TabBar, names: NamesHere): TabBar {
  const phase = ({ items, options }: TabBarPhase): TabBarPhase => ({
    options,
    items: items.flatMap((item) => importTab(item, names) ?? []).map((item, index) => ({ ...item, index })),
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

function importTab(item: TabBarItem, names: NamesHere): TabBarItem | null {
  const label = Object.fromEntries(
    Object.entries(item.label).flatMap(([index, text]) => {
      const here = names.languages.get(Number(index))
      return here === undefined ? [] : [[String(here), text]]
    }),
  )
  const target = importTarget(item.target, names)
  return target && { ...item, label, target }
}

function importTarget(target: TabBarItem['target'], names: NamesHere): TabBarItem['target'] | null {
  switch (target.kind) {
    case 'page': {
      const pageId = names.pages.find(target.pageId)
      return pageId === null ? null : { kind: 'page', pageId }
    }
    case 'pdf': {
      const mediaId = names.media.find(target.mediaId)
      return mediaId === null ? null : { kind: 'pdf', mediaId }
    }
    case 'box': {
      const cardId = names.cardId(target.cardId)
      return cardId === null ? null : { kind: 'box', cardId }
    }
    case 'link':
      return target
  }
}
