import { describe, expect, it } from 'vitest'
import { EMPTY_TAB_BAR, tabBarSchema } from './tab-bar-schema.ts'
import { upgradeTabBar, withFitTabs } from './tab-bar-upgrades.ts'

const id = (letter: string) => letter.repeat(22)
const item = (target: object) => ({ id: id('t'), index: 0, icon: 'walk', label: { 0: 'Walks' }, target })
const barOf = (version: number, ...items: object[]) => ({
  ...EMPTY_TAB_BAR,
  version,
  guestPhases: {
    ...EMPTY_TAB_BAR.guestPhases,
    preStay: { ...EMPTY_TAB_BAR.guestPhases.preStay, items },
  },
})
const targetsOf = (stored: unknown) =>
  upgradeTabBar(stored)?.guestPhases.preStay.items.map(({ target }) => target)

describe('a stored tab bar', () => {
  it('of the first version keeps its tabs: a page or a PDF becomes the one content, under the tab’s label', () => {
    const box = { kind: 'box', cardId: id('c') }
    const link = { kind: 'link', href: '/return/fjellheim' }
    const page = { kind: 'page', pageId: id('p') }
    const pdf = { kind: 'pdf', mediaId: id('m') }
    const label = { 0: 'Walks' }
    expect(targetsOf(barOf(1, item(page), item(pdf), item(box), item(link)))).toEqual([
      { kind: 'content', contents: [{ ...page, label }] },
      { kind: 'content', contents: [{ ...pdf, label }] },
      box,
      link,
    ])
  })

  it('of today stays as it is', () => {
    const contents = [{ kind: 'pdf', mediaId: id('m'), label: { 0: 'Menu' } }]
    const bar = barOf(2, item({ kind: 'content', contents }))
    expect(upgradeTabBar(bar)).toEqual(bar)
    expect(upgradeTabBar(EMPTY_TAB_BAR)).toEqual(EMPTY_TAB_BAR)
  })

  it('keeps a tab that leads where no link may for staff to mend; guests get every other', () => {
    const link = (href: string) => item({ kind: 'link', href })
    const stored = barOf(2, link('//evil.example'), link('/return/fjellheim'), link('https://a@evil.example'))
    const upgraded = upgradeTabBar(stored) ?? EMPTY_TAB_BAR
    expect(upgraded).toEqual(stored)
    expect(targetsOf(withFitTabs(upgraded))).toEqual([{ kind: 'link', href: '/return/fjellheim' }])
  })

  it('that is none is none', () => {
    for (const wrong of [null, 'bar', {}, { version: 3 }, barOf(1, item({ kind: 'page' })), { version: 1 }])
      expect(upgradeTabBar(wrong)).toBeNull()
  })
})

describe('the contents of a tab', () => {
  const content = { kind: 'page', pageId: id('p'), label: { 0: 'Walks' } }
  const accepts = (contents: object[]) =>
    tabBarSchema.safeParse(barOf(2, item({ kind: 'content', contents }))).success

  it('are one to twelve, with labels that fit a line', () => {
    expect(accepts([content])).toBe(true)
    expect(accepts(Array.from({ length: 12 }, () => content))).toBe(true)
    expect(accepts([])).toBe(false)
    expect(accepts(Array.from({ length: 13 }, () => content))).toBe(false)
    expect(accepts([{ ...content, label: { 0: 'x'.repeat(81) } }])).toBe(false)
    expect(accepts([{ kind: 'box', cardId: id('c'), label: {} }])).toBe(false)
  })
})
