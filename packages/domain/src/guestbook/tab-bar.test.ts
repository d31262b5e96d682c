import { describe, expect, it } from 'vitest'
import type { Phase } from '../guests/phase.ts'
import { PHASES } from '../guests/phase.ts'
import { LINKED_FEATURES } from './feature-link.ts'
import { contentLink, returnPath, tabBarFor, tabLink, tabsShownTo } from './tab-bar.ts'
import { EMPTY_TAB_BAR, type TabBar, type TabBarItem, type TabContent } from './tab-bar-schema.ts'

const item = (id: string, fields: Partial<TabBarItem> = {}): TabBarItem => ({
  id,
  index: 0,
  icon: 'home',
  label: { 0: `${id} in English` },
  target: { kind: 'link', href: '/' },
  ...fields,
})
const phaseWith = (...items: TabBarItem[]): TabBar['guestPhases']['inStay'] => ({
  items,
  options: { areLabelsDisplayed: true, isMobileNavigationEnabled: true },
})
const idsOf = (bar: TabBar, phase: (typeof PHASES)[number]) =>
  tabBarFor(bar, phase, 0, 0).tabs.map(({ id }) => id)

describe('which tabs a guest gets', () => {
  const guestPhases = {
    allGuestPhases: phaseWith(item('all')),
    preStay: phaseWith(item('before')),
    inStay: phaseWith(item('during')),
    postStay: phaseWith(item('after')),
  }

  it('one bar serves every phase unless each has its own', () => {
    const shared: TabBar = { version: 2, isUniqueForEachPhase: false, guestPhases }
    for (const phase of PHASES) expect(idsOf(shared, phase)).toEqual(['all'])
    const own = { ...shared, isUniqueForEachPhase: true }
    expect(PHASES.map((phase) => idsOf(own, phase))).toEqual([['before'], ['during'], ['after']])
  })

  it('tabs stand by their index, and the stored list stays as it is', () => {
    const items = [item('second', { index: 2 }), item('first', { index: 1 })]
    const bar: TabBar = {
      version: 2,
      isUniqueForEachPhase: false,
      guestPhases: { ...guestPhases, allGuestPhases: phaseWith(...items) },
    }
    expect(idsOf(bar, 'inStay')).toEqual(['first', 'second'])
    expect(items.map(({ id }) => id)).toEqual(['second', 'first'])
  })

  it('a label falls back to the default language, then to any', () => {
    const labelOf = (label: Record<string, string>, language: number, fallback: number) => {
      const allGuestPhases = phaseWith(item('tab', { label }))
      const bar = { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases } }
      return tabBarFor(bar, 'inStay', language, fallback).tabs[0]?.label
    }
    expect(labelOf({ 0: 'Home', 4: 'Hjem' }, 4, 0)).toBe('Hjem')
    expect(labelOf({ 0: 'Home', 4: '' }, 4, 0)).toBe('Home')
    expect(labelOf({ 5: 'Hem' }, 4, 0)).toBe('Hem')
    expect(labelOf({}, 4, 0)).toBe('')
  })

  it('its options say whether labels show and whether phones have it', () => {
    const bar = tabBarFor(
      {
        ...EMPTY_TAB_BAR,
        guestPhases: {
          ...EMPTY_TAB_BAR.guestPhases,
          allGuestPhases: {
            items: [],
            options: { areLabelsDisplayed: false, isMobileNavigationEnabled: false },
          },
        },
      },
      'inStay',
      0,
      0,
    )
    expect(bar).toEqual({ tabs: [], hasLabels: false, isOnPhones: false })
  })
})

describe('where a tab leads', () => {
  const owner = { propertyId: 'fjellheim', mediaOrigin: 'https://media.example' }
  const PAGE: TabContent = { kind: 'page', pageId: 'p', label: { 0: 'Round the lake' } }
  const PDF: TabContent = { kind: 'pdf', mediaId: 'm', label: { 0: '' } }
  const link = (target: TabBarItem['target'], isAway = false) => tabLink(target, owner, isAway)

  it('a page opens in place, a document in a new window', () => {
    expect(link({ kind: 'content', contents: [PAGE] })).toMatchObject({
      href: '/pages/fjellheim/p',
      opensNewWindow: false,
    })
    expect(link({ kind: 'content', contents: [PDF] })).toMatchObject({
      href: 'https://media.example/media/fjellheim/m/document.pdf',
      opensNewWindow: true,
    })
  })

  it('several contents are a list: each by its own label, else by that of the tab', () => {
    const target = { kind: 'content' as const, contents: [PAGE, PDF] }
    expect(link(target)).toBeNull()
    const allGuestPhases = phaseWith(item('tab', { label: { 0: 'Walks' }, target }))
    const bar = { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases } }
    const [tab] = tabBarFor(bar, 'inStay', 0, 0).tabs
    expect(tab?.contents.map(({ label, content }) => [label, contentLink(content, owner).href])).toEqual([
      ['Round the lake', '/pages/fjellheim/p'],
      ['Walks', 'https://media.example/media/fjellheim/m/document.pdf'],
    ])
  })

  it('one of the guest’s own is reached by the way back, which knows whose it is', () => {
    expect(link({ kind: 'feature', feature: 'upgrades' })).toMatchObject({
      href: '/return/fjellheim?to=upgrades',
      opensNewWindow: false,
    })
    expect(link({ kind: 'feature', feature: 'guestbook' })).toMatchObject({ href: '#top', isCurrent: true })
    expect(link({ kind: 'feature', feature: 'guestbook' }, true)?.href).toBe('/return/fjellheim')
  })

  it('to what a visitor does not have is left out, and every other tab stays', () => {
    const features = LINKED_FEATURES.map((feature) => item(feature, { target: { kind: 'feature', feature } }))
    const allGuestPhases = phaseWith(...features, item('other'))
    const bar = { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases } }
    const shownTo = (hasBooking: boolean, phase: Phase) => {
      const visitor = { open: ['guestbook', 'store', 'upgrades'], hasBooking, phase } as const
      return tabsShownTo(tabBarFor(bar, phase, 0, 0).tabs, visitor).map(({ id }) => id)
    }
    expect(shownTo(true, 'inStay')).toEqual(['guestbook', 'store', 'upgrades', 'other'])
    expect(shownTo(false, 'inStay')).toEqual(['guestbook', 'other'])
    // After the stay there is no other room to ask for.
    expect(shownTo(true, 'postStay')).toEqual(['guestbook', 'store', 'other'])
  })

  it('a box opens over the guestbook, from elsewhere by the way back to it', () => {
    expect(link({ kind: 'box', cardId: 'c' })?.href).toBe('?box=c')
    expect(link({ kind: 'box', cardId: 'c' }, true)?.href).toBe('/return/fjellheim?box=c')
  })

  it('only addresses of others open a new window', () => {
    expect(link({ kind: 'link', href: 'https://skyss.no' })?.opensNewWindow).toBe(true)
    expect(link({ kind: 'link', href: 'tel:+4712345678' })?.opensNewWindow).toBe(false)
    expect(link({ kind: 'link', href: '/pages/fjellheim/p' })?.opensNewWindow).toBe(false)
  })

  it('the way back is the current tab while the guestbook is open', () => {
    const home = { kind: 'link', href: returnPath('fjellheim') } as const
    expect(link(home)).toEqual({ href: '#top', opensNewWindow: false, isCurrent: true })
    expect(link(home, true)).toEqual({ href: '/return/fjellheim', opensNewWindow: false, isCurrent: false })
  })
})
