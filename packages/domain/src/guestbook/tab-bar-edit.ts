import { contentsOf, type TabTarget } from './tab-bar.ts'
import type { TabBar, TabBarItem, TabBarPhase, TabContent } from './tab-bar-schema.ts'

/*
 * Rules of the tab bar's editor. The server asks the same ones before it saves.
 */

export type PhaseName = keyof TabBar['guestPhases']
/** The bars of a property that has one for each phase of the stay. */
export const OWN_PHASES = ['preStay', 'inStay', 'postStay'] as const satisfies readonly PhaseName[]

/** The bars guests can get: one for all, or one for each phase. */
export function shownPhases(tabBar: Pick<TabBar, 'isUniqueForEachPhase'>): readonly PhaseName[] {
  return tabBar.isUniqueForEachPhase ? OWN_PHASES : ['allGuestPhases']
}

/** The bar that guests can get with this tab in it; undefined where none has it. */
export function phaseWith(tabBar: TabBar, tabId: unknown): PhaseName | undefined {
  return shownPhases(tabBar).find((phase) => tabBar.guestPhases[phase].items.some(({ id }) => id === tabId))
}

/**
 * One bar for all phases, or one for each. What was built stays stored; a phase without any tab of its own begins
 * with those of all, under new ids.
 */
export function setUnique(tabBar: TabBar, isUnique: boolean, newId: () => string): TabBar {
  if (!isUnique || isUnique === tabBar.isUniqueForEachPhase)
    return { ...tabBar, isUniqueForEachPhase: isUnique }
  const { allGuestPhases } = tabBar.guestPhases
  const begun = (phase: TabBarPhase): TabBarPhase =>
    phase.items.length > 0
      ? phase
      : { ...allGuestPhases, items: allGuestPhases.items.map((item) => ({ ...item, id: newId() })) }
  const { preStay, inStay, postStay } = tabBar.guestPhases
  return {
    ...tabBar,
    isUniqueForEachPhase: true,
    guestPhases: {
      allGuestPhases,
      preStay: begun(preStay),
      inStay: begun(inStay),
      postStay: begun(postStay),
    },
  }
}

/** Tabs in the order guests see them. */
export function tabsInOrder({ items }: TabBarPhase): TabBarItem[] {
  return [...items].sort((a, b) => a.index - b.index)
}

/** The phase with these tabs in this order. */
export function withTabs(phase: TabBarPhase, tabs: readonly TabBarItem[]): TabBarPhase {
  return { ...phase, items: tabs.map((tab, index) => ({ ...tab, index })) }
}

/** The tabs with one of them at another place; a place outside the bar is its nearest end. */
export function moveTab(tabs: readonly TabBarItem[], id: string, place: number): TabBarItem[] {
  const moved = tabs.find((tab) => tab.id === id)
  if (!moved) return [...tabs]
  const others = tabs.filter((tab) => tab.id !== id)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, moved)
}

/** What a property has that tabs can lead to. */
export type KnownTargets = {
  pages: readonly { id: string }[]
  documents: readonly { id: string }[]
  boxes: readonly { id: string; isPublished: boolean }[]
}
/** `gone`: there is no such thing any more. `unpublished`: guests get it with the next publishing. */
export type TargetProblem = 'gone' | 'unpublished'

/** The page or document a content opens. */
export function contentId(content: TabContent): string {
  return content.kind === 'page' ? content.pageId : content.mediaId
}

/** Whether a content's page or document is there. */
export function isContentThere(
  content: TabContent,
  known: Pick<KnownTargets, 'pages' | 'documents'>,
): boolean {
  const list = content.kind === 'page' ? known.pages : known.documents
  return list.some(({ id }) => id === contentId(content))
}

/** Why guests would get nowhere by a tab; null when they get somewhere. One content that is gone is enough. */
export function targetProblem(target: TabTarget, known: KnownTargets): TargetProblem | null {
  switch (target.kind) {
    case 'content':
      return target.contents.every((content) => isContentThere(content, known)) ? null : 'gone'
    case 'box': {
      const box = known.boxes.find(({ id }) => id === target.cardId)
      if (!box) return 'gone'
      return box.isPublished ? null : 'unpublished'
    }
    case 'link':
    case 'feature':
      return null
  }
}

/** Tabs that were given a target which is not there; what lost its target since may stay until it is mended. */
export function tabsLeadingNowhere(before: TabBar, after: TabBar, known: KnownTargets): string[] {
  const all = (tabBar: TabBar) => Object.values(tabBar.guestPhases).flatMap(({ items }) => items)
  const had = new Set(all(before).flatMap(({ target }) => goneIds(target, known)))
  return all(after)
    .filter(({ target }) => goneIds(target, known).some((id) => !had.has(id)))
    .map(({ id }) => id)
}

/** Ids a target names that nothing has any more. */
function goneIds(target: TabTarget, known: KnownTargets): string[] {
  if (target.kind === 'box') return targetProblem(target, known) === 'gone' ? [target.cardId] : []
  return contentsOf(target)
    .filter((content) => !isContentThere(content, known))
    .map(contentId)
}
