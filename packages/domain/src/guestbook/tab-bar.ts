import type { Phase } from '../guests/phase.ts'
import { boxLinkHref } from './box-link.ts'
import type { BoxIcon } from './icons.ts'
import type { TabBar, TabBarItem } from './tab-bar-schema.ts'

export type TabTarget = TabBarItem['target']
export type Tab = { id: string; icon: BoxIcon; label: string; target: TabTarget }
export type ShownTabBar = { tabs: Tab[]; hasLabels: boolean; isOnPhones: boolean }

/** The tabs a guest gets in this phase of the stay, in order, with labels in the asked or the default language. */
export function tabBarFor(
  tabBar: TabBar,
  phase: Phase,
  languageIndex: number,
  defaultIndex: number,
): ShownTabBar {
  const { items, options } = tabBar.guestPhases[tabBar.isUniqueForEachPhase ? phase : 'allGuestPhases']
  const tabs = [...items]
    .sort((a, b) => a.index - b.index)
    .map(({ id, icon, label, target }) => ({
      id,
      icon,
      // An emptied label is as good as none.
      label: label[languageIndex] || label[defaultIndex] || Object.values(label).find(Boolean) || '',
      target,
    }))
  return { tabs, hasLabels: options.areLabelsDisplayed, isOnPhones: options.isMobileNavigationEnabled }
}

type Owner = { propertyId: string; mediaOrigin: string }
export type TabLink = { href: string; opensNewWindow: boolean; isCurrent: boolean }

/** The address that leads back to the guestbook a visitor had open last. */
export function returnPath(propertyId: string): string {
  return `/return/${propertyId}`
}

/**
 * Where a tab leads. Away from the guestbook a box is reached by the way back; in it, the way back is the top of
 * the page.
 */
export function tabLink(target: TabTarget, owner: Owner, isAway: boolean): TabLink {
  const inPlace = { opensNewWindow: false, isCurrent: false }
  switch (target.kind) {
    case 'page':
      return { ...inPlace, href: boxLinkHref({ type: 'page', value: target.pageId }, owner) }
    case 'pdf':
      return {
        ...inPlace,
        href: boxLinkHref({ type: 'pdf', value: target.mediaId }, owner),
        opensNewWindow: true,
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
