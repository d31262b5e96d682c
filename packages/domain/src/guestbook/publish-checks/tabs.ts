import { shownPhases, targetProblem } from '../tab-bar-edit.ts'
import type { TabBar, TabBarItem } from '../tab-bar-schema.ts'
import { brokenAddress } from './links.ts'
import type { KnownIds } from './own-address.ts'
import { type CardProblem, type LinkTarget, problem } from './problem.ts'

/** Tabs that would lead nowhere once the drafts are published. */
export function brokenTabs(tabBar: TabBar, known: KnownIds, language: number): CardProblem[] {
  const tabs = shownPhases(tabBar).flatMap((phase) => tabBar.guestPhases[phase].items)
  return tabs.flatMap((item) => {
    const target = brokenTarget(item, known)
    if (!target) return []
    const tab = { id: item.id, label: item.label[language] ?? '' }
    return [problem('brokenLink', 'tabBar', { target, tab, blocks: true })]
  })
}

function brokenTarget({ target }: TabBarItem, known: KnownIds): LinkTarget | null {
  if (target.kind === 'link') return brokenAddress(target.href, known)
  // Left out by itself for whoever does not have it.
  if (target.kind === 'feature') return null
  const byId = (ids: Iterable<string>) => [...ids].map((id) => ({ id, isPublished: true }))
  const there = { pages: byId(known.pages), documents: byId(known.documents), boxes: byId(known.cards) }
  if (targetProblem(target, there) === null) return null
  if (target.kind === 'box') return 'card'
  return target.contents.some((content) => content.kind === 'page' && !known.pages.includes(content.pageId))
    ? 'page'
    : 'file'
}
