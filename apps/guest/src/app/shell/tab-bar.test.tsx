import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import { BOX_ICONS } from '@innkeeper/domain/guestbook/icons.ts'
import { EMPTY_TAB_BAR, type TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { expect, test } from 'vitest'
import { drawSample } from '../../features/guestbook/draw-sample.tsx'
import { BoxIcon } from '../../platform/box-icon.tsx'
import drawings from '../../platform/box-icons.svg?raw'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { TabBar } from './tab-bar.tsx'

const items: TabBarPhase['items'] = [
  {
    id: 'explore',
    index: 1,
    icon: 'map',
    label: { 0: 'Explore' },
    target: { kind: 'link', href: 'https://example.com' },
  },
  { id: 'spa', index: 0, icon: 'spa', label: { 0: 'Spa' }, target: { kind: 'box', cardId: 'spa' } },
]

function draw(
  options: Partial<TabBarPhase['options']> = {},
  isAway = false,
  shown = items,
  visitor: { features?: LinkedFeature[]; hasBooking?: boolean } = {},
): string {
  const { features = ['guestbook'], hasBooking = false } = visitor
  const all = {
    items: shown,
    options: { areLabelsDisplayed: true, isMobileNavigationEnabled: true, ...options },
  }
  const tabBar = { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases: all } }
  return drawSample(
    <TabBar
      clientData={{ ...SAMPLE_PROPERTY, tabBar, features }}
      phase="inStay"
      hasBooking={hasBooking}
      languageIndex={0}
      isAway={isAway}
    />,
  )
}

test('tabs are links in a menu with a name, in order', () => {
  const html = draw()
  expect(html).toMatch(/^<nav[^>]* aria-label="Main menu">/)
  expect(html).toMatch(
    /href="\?box=spa".*>Spa<.*href="https:\/\/example.com"[^>]* target="_blank".*>Explore</,
  )
})

test('away from the guestbook a box is reached by the way back', () => {
  expect(draw({}, true)).toContain('href="/return/fjellheim?box=spa"')
})

test('a tab keeps its name where the property shows icons alone', () => {
  const without = draw({ areLabelsDisplayed: false })
  expect(draw()).toMatch(/^<nav class="[^"]*withLabels/)
  expect(without).not.toContain('withLabels')
  expect(without).toMatch(/title="Spa".*>Spa<\/span>/)
})

test('Home stands first and is the current place in the guestbook, and the way back elsewhere', () => {
  expect(draw()).toMatch(/<ul[^>]*><li><a [^>]*href="#top" aria-current="page"[^>]*>.*?>Home</)
  const away = draw({}, true)
  expect(away).toMatch(/<ul[^>]*><li><a [^>]*href="\/return\/fjellheim"[^>]*>.*?>Home</)
  expect(away).not.toContain('aria-current')
})

test('a tab with one page opens it at once, one with several opens a list of them', () => {
  const page = { kind: 'page' as const, pageId: 'p', label: { 0: 'Round the lake' } }
  const pdf = { kind: 'pdf' as const, mediaId: 'm', label: { 0: 'Map' } }
  const tab = { id: 'walks', index: 0, icon: 'walk' as const, label: { 0: 'Walks' } }
  const one = draw({}, false, [{ ...tab, target: { kind: 'content', contents: [page] } }])
  expect(one).toMatch(/<a [^>]*href="\/pages\/fjellheim\/p"/)
  expect(one).not.toContain('popover')
  const several = draw({}, false, [{ ...tab, target: { kind: 'content', contents: [page, pdf] } }])
  const [, list] = /<button[^>]* popoverTarget="([^"]+)"/i.exec(several) ?? []
  expect(several).toMatch(new RegExp(`<div id="${list}" popover="auto"[^>]*><ul aria-label="Walks"`))
  expect(several).toMatch(
    /href="\/pages\/fjellheim\/p".*>Round the lake<.*document.pdf" target="_blank".*>Map</,
  )
})

test('the bar can be left to desks', () => {
  expect(draw()).toMatch(/^<nav class="[^"]*onPhones/)
  expect(draw({ isMobileNavigationEnabled: false })).not.toContain('onPhones')
})

test('without tabs there is no bar', () => {
  expect(draw({}, false, [])).toBe('')
})

test('every icon staff can choose is drawn', () => {
  for (const name of BOX_ICONS) {
    expect(drawSample(<BoxIcon name={name} size={24} />)).toContain(`#${name}"`)
    expect(drawings).toContain(`<symbol id="${name}"`)
  }
})

test('a tab to one of the guest’s own is there for whoever has it', () => {
  const store: TabBarPhase['items'][number] = {
    id: 'store',
    index: 2,
    icon: 'gift',
    label: { 0: 'Treats' },
    target: { kind: 'feature', feature: 'store' },
  }
  const tabs = [...items, store]
  const open = { features: ['guestbook', 'store'] as LinkedFeature[] }
  expect(draw({}, false, tabs, { ...open, hasBooking: true })).toMatch(
    /href="\/return\/fjellheim\?to=store"[^>]*>.*>Treats</,
  )
  expect(draw({}, false, tabs, open)).not.toContain('Treats')
  expect(draw({}, false, tabs, { hasBooking: true })).not.toContain('Treats')
})
