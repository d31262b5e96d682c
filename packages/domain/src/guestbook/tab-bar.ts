import type { Phase } from '../guests/phase.ts'
import { boxLinkHref } from './box-link.ts'
import type { BoxIcon } from './icons.ts'
import type { TabBar, TabBarItem, TabContent } from './tab-bar-schema.ts'

export type TabTarget = TabBarItem['target']
type ShownContent = { content: TabContent; label: string }
export type Tab = {
  id: string
  icon: BoxIcon
  label: string
  target: TabTarget
  /** Pages and documents of the tab in order; none where it leads to a box or a link. */
  contents: ShownContent[]
}
export type ShownTabBar = { tabs: Tab[]; hasLabels: boolean; isOnPhones: boolean }

/** The tabs a guest gets in this phase of the stay, in order, with labels in the asked or the default language. */
export function tabBarFor(
  tabBar: TabBar,
  phase: Phase,
  languageIndex: number,
  defaultIndex: number,
): ShownTabBar {
  // An emptied label is as good as none.
  const words = (label: Readonly<Record<string, string>>) =>
    label[languageIndex] || label[defaultIndex] || Object.values(label).find(Boolean) || ''
  const { items, options } = tabBar.guestPhases[tabBar.isUniqueForEachPhase ? phase : 'allGuestPhases']
  const tabs = [...items]
    .sort((a, b) => a.index - b.index)
    .map(({ id, icon, label, target }) => ({
      id,
      icon,
      label: words(label),
      target,
      contents: contentsOf(target).map((content) => ({
        content,
        label: words(content.label) || words(label),
      })),
    }))
  return { tabs, hasLabels: options.areLabelsDisplayed, isOnPhones: options.isMobileNavigationEnabled }
}

/** The pages and documents of a tab. */
export function contentsOf(target: TabTarget): readonly TabContent[] {
  return target.kind === 'content' ? target.contents : []
}

/** Tabs of any phase that lead to this page, each once, with a name to show. Ids are random: one found is a use. */
export function tabsLeadingTo(
  { guestPhases }: TabBar,
  pageId: string,
  languageIndex: number,
): { id: string; name: string }[] {
  const items = Object.values(guestPhases).flatMap((phase) => phase.items)
  const leading = items.filter(({ target }) => JSON.stringify(target).includes(pageId))
  return [...new Map(leading.map((item) => [item.id, item])).values()].map(({ id, label }) => ({
    id,
    name: label[languageIndex] || Object.values(label).find(Boolean) || '',
  }))
}

type Owner = { propertyId: string; mediaOrigin: string }
export type TabLink = { href: string; opensNewWindow: boolean; isCurrent: boolean }

/** The address that leads back to the guestbook a visitor had open last. */
export function returnPath(propertyId: string): string {
  return `/return/${propertyId}`
}

/**
 * Where a tab leads; null for one that opens a list of contents. Away from the guestbook a box is reached by the way
 * back; in it, the way back is the top of the page.
 */
export function tabLink(target: TabTarget, owner: Owner, isAway: boolean): TabLink | null {
  const inPlace = { opensNewWindow: false, isCurrent: false }
  switch (target.kind) {
    case 'content': {
      const [first, ...others] = target.contents
      return first && others.length === 0 ? contentLink(first, owner) : null
    }
    case 'box': {
      const open = boxLinkHref({ type: 'box', value: target.cardId }, owner)
      return { ...inPlace, href: isAway ? returnPath(owner.propertyId) + open : open }
    }
    case 'link': {
      const isHere = !isAway && target.href === returnPath(owner.propertyId)
      if (isHere) return { ...inPlace, href: '#top', isCurrent: true }
      return { ...inPlace, href: target.href, opensNewWindow: /^https?:/i.test(target.href) }
    }
  }
}

/** Where one content of a tab leads: a page opens in place, a document in a new window. */
export function contentLink(content: TabContent, owner: Owner): TabLink {
  const link =
    content.kind === 'page'
      ? ({ type: 'page', value: content.pageId } as const)
      : ({ type: 'pdf', value: content.mediaId } as const)
  return { href: boxLinkHref(link, owner), opensNewWindow: content.kind === 'pdf', isCurrent: false }
}
