import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  moveTab,
  OWN_PHASES,
  setUnique,
  shownPhases,
  tabsInOrder,
  tabsLeadingNowhere,
  targetProblem,
  withTabs,
} from './tab-bar-edit.ts'
import {
  EMPTY_TAB_BAR,
  type TabBar,
  type TabBarItem,
  type TabContent,
  tabBarSchema,
} from './tab-bar-schema.ts'

const id = (letter: string) => letter.repeat(22)
const tab = (letter: string, target: TabBarItem['target'] = { kind: 'link', href: '/' }): TabBarItem => ({
  id: id(letter),
  index: 0,
  icon: 'home',
  label: { 0: letter },
  target,
})
const barOf = (...tabs: TabBarItem[]): TabBar => ({
  ...EMPTY_TAB_BAR,
  guestPhases: {
    ...EMPTY_TAB_BAR.guestPhases,
    allGuestPhases: withTabs(EMPTY_TAB_BAR.guestPhases.allGuestPhases, tabs),
  },
})
const page = (letter: string): TabContent => ({ kind: 'page', pageId: id(letter), label: {} })
const pdf = (letter: string): TabContent => ({ kind: 'pdf', mediaId: id(letter), label: {} })
const contents = (...all: TabContent[]) => ({ kind: 'content' as const, contents: all })
let made = 0
const newId = () => `${made++}`.padStart(22, 'n')

describe('one bar for all phases, or one for each', () => {
  it('a phase begins with the tabs of all, under ids of its own', () => {
    const own = setUnique(barOf(tab('a'), tab('b')), true, newId)
    for (const phase of OWN_PHASES) {
      expect(own.guestPhases[phase].items.map(({ label }) => label[0])).toEqual(['a', 'b'])
    }
    const ids = Object.values(own.guestPhases).flatMap(({ items }) => items.map((item) => item.id))
    expect(new Set(ids).size).toBe(8)
    expect(tabBarSchema.parse(own)).toEqual(own)
  })

  it('switching over and back keeps what was there', () => {
    const shared = barOf(tab('a'))
    const own = setUnique(shared, true, newId)
    const changed: TabBar = {
      ...own,
      guestPhases: { ...own.guestPhases, postStay: withTabs(own.guestPhases.postStay, [tab('z')]) },
    }
    const back = setUnique(changed, false, newId)
    expect(shownPhases(back)).toEqual(['allGuestPhases'])
    expect(back.guestPhases.allGuestPhases).toEqual(shared.guestPhases.allGuestPhases)
    expect(setUnique(back, true, newId)).toEqual(changed)
  })
})

describe('the order of tabs', () => {
  it('moving one keeps all, and counts from the first', () => {
    const tabs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
    fc.assert(
      fc.property(tabs, fc.integer({ min: -3, max: 9 }), fc.nat(), (letters, place, which) => {
        const bar = letters.map((letter) => tab(letter))
        const chosen = bar[which % bar.length]?.id ?? ''
        const moved = moveTab(bar, chosen, place)
        expect(moved.map((each) => each.id).sort()).toEqual(bar.map((each) => each.id).sort())
        expect(moved.findIndex((each) => each.id === chosen)).toBe(
          Math.max(0, Math.min(place, bar.length - 1)),
        )
        const phase = withTabs(EMPTY_TAB_BAR.guestPhases.inStay, moved)
        expect(tabsInOrder(phase).map((each) => each.id)).toEqual(moved.map((each) => each.id))
      }),
    )
    expect(moveTab([tab('a')], id('x'), 0)).toEqual([tab('a')])
  })
})

describe('where a tab may lead', () => {
  it('what is not there any more is told, what guests do not get yet as well', () => {
    const known = {
      pages: [{ id: id('p') }],
      documents: [{ id: id('d') }],
      boxes: [
        { id: id('c'), isPublished: true },
        { id: id('n'), isPublished: false },
      ],
    }
    expect(targetProblem(contents(page('p'), pdf('d')), known)).toBeNull()
    expect(targetProblem(contents(page('x')), known)).toBe('gone')
    expect(targetProblem(contents(page('p'), pdf('x')), known)).toBe('gone')
    expect(targetProblem({ kind: 'box', cardId: id('n') }, known)).toBe('unpublished')
    expect(targetProblem({ kind: 'box', cardId: id('c') }, known)).toBeNull()
    const gone = tab('a', { kind: 'box', cardId: id('x') })
    expect(tabsLeadingNowhere(barOf(), barOf(gone), known)).toEqual([gone.id])
    const reordered = { ...gone, target: { cardId: id('x'), kind: 'box' as const } }
    expect(tabsLeadingNowhere(barOf(gone), barOf(reordered, tab('b')), known)).toEqual([])
    const lost = tab('a', contents(pdf('x')))
    const mended = tab('a', contents({ ...pdf('x'), label: { 0: 'Another name' } }, page('p')))
    expect(tabsLeadingNowhere(barOf(lost), barOf(mended), known)).toEqual([])
    expect(tabsLeadingNowhere(barOf(lost), barOf(tab('a', contents(pdf('x'), page('x')))), known)).toEqual([])
    expect(tabsLeadingNowhere(barOf(lost), barOf(tab('a', contents(page('y')))), known)).toEqual([lost.id])
  })
})
