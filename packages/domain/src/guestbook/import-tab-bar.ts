import type { NamesHere } from './import-card.ts'
import { withPhases } from './tab-bar-phases.ts'
import type { TabBar, TabBarItem, TabContent } from './tab-bar-schema.ts'

/** A tab bar of a file as one of this property; a tab that would lead nowhere is gone. */
export function importTabBar(tabBar: TabBar, names: NamesHere): TabBar {
  return withPhases(tabBar, ({ items, options }) => ({
    options,
    items: items.flatMap((item) => importTab(item, names) ?? []).map((item, index) => ({ ...item, index })),
  }))
}

function importTab(item: TabBarItem, names: NamesHere): TabBarItem | null {
  const target = importTarget(item.target, names)
  return target && { ...item, label: importLabel(item.label, names), target }
}

function importLabel(label: TabBarItem['label'], names: NamesHere): TabBarItem['label'] {
  return Object.fromEntries(
    Object.entries(label).flatMap(([index, text]) => {
      const here = names.languages.get(Number(index))
      return here === undefined ? [] : [[String(here), text]]
    }),
  )
}

function importTarget(target: TabBarItem['target'], names: NamesHere): TabBarItem['target'] | null {
  switch (target.kind) {
    case 'content': {
      const contents = target.contents.flatMap((content) => importContent(content, names) ?? [])
      return contents.length === 0 ? null : { kind: 'content', contents }
    }
    case 'box': {
      const cardId = names.cardId(target.cardId)
      return cardId === null ? null : { kind: 'box', cardId }
    }
    case 'link':
    case 'feature':
      return target
  }
}

function importContent(content: TabContent, names: NamesHere): TabContent | null {
  const label = importLabel(content.label, names)
  if (content.kind === 'page') {
    const pageId = names.pages.find(content.pageId)
    return pageId === null ? null : { kind: 'page', pageId, label }
  }
  const mediaId = names.media.find(content.mediaId)
  return mediaId === null ? null : { kind: 'pdf', mediaId, label }
}
