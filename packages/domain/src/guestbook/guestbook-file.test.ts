import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from './card-schema.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { FILE_VERSION, type GuestbookFile } from './guestbook-file.ts'
import { type ImportingGuestbook, type ImportMode, planImport } from './guestbook-import.ts'
import { newCard } from './new-card.ts'
import { readGuestbookFile } from './read-guestbook-file.ts'
import { EMPTY_TAB_BAR } from './tab-bar-schema.ts'

const id = (name: string) => name.padEnd(22, '_')
const language = (code: string, index: number) => ({
  code,
  index,
  order: index,
  isVisible: true,
  title: code,
})
const localization = { languages: { GB: language('en', 0), DK: language('da', 1) }, default: 'GB' }

const card = (name: string, change: Partial<Card> = {}): Card => ({
  ...newCard('Content', { localization, newId: () => id(name) }),
  content: { 0: { default: { title: name } }, 1: { default: { title: `${name} på dansk` } } },
  ...change,
})

const forFew: Card['visibility'] = {
  ...DEFAULT_VISIBILITY,
  segmentation: {
    all: false,
    targetGroups: [id('families')],
    unitCategories: [id('suites')],
    selection: [id('204')],
  },
}

const file = (cards: Card[], change: Partial<GuestbookFile> = {}): GuestbookFile => ({
  format: 'innkeeper-guestbook',
  version: FILE_VERSION,
  exportedAt: '2026-11-15T11:00:00.000Z',
  property: { id: 'fjellheim', name: 'Fjellheim' },
  languages: [
    { index: 0, code: 'en', title: 'English' },
    { index: 1, code: 'da', title: 'Dansk' },
  ],
  cards,
  tabBar: null,
  names: {
    units: [{ id: id('204'), name: '204' }],
    unitCategories: [{ id: id('suites'), name: 'Suites' }],
    targetGroups: [{ id: id('families'), name: 'Families' }],
    pages: [{ id: id('page'), name: 'Walks' }],
  },
  media: [{ id: id('photo'), fileName: 'fjord.jpg', bytes: 1234, hash: 'abc' }],
  ...change,
})

const read = (given: unknown) => readGuestbookFile(typeof given === 'string' ? given : JSON.stringify(given))
const problemOf = (given: unknown) => {
  const outcome = read(given)
  return 'problem' in outcome ? [outcome.problem.reason, outcome.problem.at] : null
}

describe('a guestbook file', () => {
  it('that was written can be read', () => {
    const group = card('group', { type: 'Group' })
    const written = file([group, card('held', { parentId: group.id }), card('few', { visibility: forFew })])
    expect(read(written)).toEqual({ file: written })
  })

  it('that is none is refused with what is wrong', () => {
    expect(problemOf('not json')).toEqual(['not-json', undefined])
    expect(problemOf('[]')).toEqual(['not-a-guestbook', undefined])
    expect(problemOf('null')).toEqual(['not-a-guestbook', undefined])
    expect(problemOf({ format: 'other' })).toEqual(['not-a-guestbook', undefined])
    expect(problemOf({ ...file([]), version: FILE_VERSION + 1 })).toEqual(['newer-version', undefined])
    expect(problemOf({ ...file([]), version: 0 })).toEqual(['not-a-guestbook', undefined])
    expect(problemOf({ ...file([]), version: 'x' })).toEqual(['not-a-guestbook', undefined])
    expect(problemOf({ ...file([]), languages: [] })).toEqual(['wrong-content', 'languages'])
  })

  it('that nests without end is refused before it is parsed', () => {
    expect(problemOf('['.repeat(1_000_000))).toEqual(['too-deep', undefined])
    expect(problemOf(`{"a":"${'['.repeat(1000)}"}`)).toEqual(['not-a-guestbook', undefined])
  })

  it('with a card that is none, an id twice or a holder that is none is refused at that card', () => {
    const good = card('good')
    const held = (holder: Card) => file([good, holder, card('held', { parentId: holder.id })])
    expect(problemOf(file([good, { ...card('odd'), type: 'Banner' as 'Content' }]))).toEqual([
      'wrong-content',
      'cards.1',
    ])
    expect(problemOf(file([good, card('script', { id: '../../etc/passwd' })]))).toEqual([
      'wrong-content',
      'cards.1',
    ])
    expect(problemOf(file([good, good]))).toEqual(['wrong-content', 'cards.1'])
    expect(problemOf(held(card('text')))).toEqual(['wrong-content', 'cards.2'])
    expect(problemOf(file([card('lost', { parentId: id('nowhere') })]))).toEqual(['wrong-content', 'cards.0'])
    const group = card('group', { type: 'Group' })
    const mixed = [
      group,
      card('a', { parentId: group.id }),
      card('b', { type: 'Voucher', parentId: group.id }),
    ]
    expect(problemOf(file(mixed))).toEqual(['wrong-content', 'cards.2'])
    const link = { type: 'url' as const, value: 'javascript:alert(1)' }
    expect(problemOf(file([card('link', { options: { link } })]))).toEqual(['wrong-content', 'cards.0'])
  })

  it('cannot change what objects inherit', () => {
    const text = JSON.stringify(file([card('a')])).replace(
      '"names":{',
      '"__proto__":{"isEvil":true},"names":{',
    )
    expect('file' in read(text)).toBe(true)
    expect(({} as Record<string, unknown>).isEvil).toBeUndefined()
  })

  it('of any text is read or refused, never thrown at', () => {
    fc.assert(fc.property(fc.json(), (text) => void read(text)))
    fc.assert(fc.property(fc.string(), (text) => void read(text)))
  })
})

const nothing: ImportingGuestbook = {
  localization,
  units: [],
  unitCategories: [],
  targetGroups: [],
  pages: [],
  media: [],
  cards: [],
}
let made = 0
const newId = () => id(`new-${++made}`)
function plan(given: GuestbookFile, house: Partial<ImportingGuestbook> = {}, mode: ImportMode = 'replace') {
  const planned = planImport(given, { ...nothing, ...house }, { mode, newId })
  if (!planned) throw new Error('there is a language in common')
  return planned
}

describe('an import', () => {
  it('into the property it came from changes nothing', () => {
    const cards = [card('a', { visibility: forFew }), card('b')]
    const { names, media } = file([])
    const planned = plan(file(cards), { ...names, media, cards })
    expect(planned.cards).toEqual(cards)
    expect(planned.report).toMatchObject({ added: 0, replaced: 2, removed: 0, skipped: 0 })
    expect(Object.values(planned.report.missing).flat()).toEqual([])
  })

  it('finds in another property what has the same name or content', () => {
    const here = {
      units: [{ id: id('unit-here'), name: '204' }],
      unitCategories: [{ id: id('suites-here'), name: 'suites' }],
      targetGroups: [{ id: id('families-here'), name: 'Families ' }],
      media: [{ id: id('photo-here'), fileName: 'IMG_1.jpg', bytes: 9, hash: 'abc' }],
    }
    const brought = card('few', {
      type: 'UnitSpecific',
      visibility: forFew,
      content: {
        0: {
          default: { pictures: [{ mediaId: id('photo'), alt: 'Fjord' }] },
          [`unit:${id('204')}`]: { title: 'Door code 4711' },
        },
      },
    })
    const [imported] = plan(file([brought]), here).cards
    expect(imported?.visibility?.segmentation).toEqual({
      all: false,
      targetGroups: [id('families-here')],
      unitCategories: [id('suites-here')],
      selection: [id('unit-here')],
    })
    expect(imported?.content[0]).toEqual({
      default: { pictures: [{ mediaId: id('photo-here'), alt: 'Fjord' }] },
      [`unit:${id('unit-here')}`]: { title: 'Door code 4711' },
    })
  })

  it('names what is missing, and a card for few is never one for all', () => {
    const brought = card('few', {
      visibility: forFew,
      styles: { layout: 'plain', backgroundOpacity: 0.4, backgroundPicture: id('photo') },
      options: { link: { type: 'page', value: id('page') } },
      content: { 1: { default: { title: 'Kun dansk' }, [`unit:${id('204')}`]: { title: 'Kode 4711' } } },
    })
    const english = { languages: { GB: language('en', 5) }, default: 'GB' }
    const planned = plan(file([brought]), { localization: english })
    expect(planned.report.missing).toEqual({
      languages: ['Dansk'],
      units: ['204'],
      unitCategories: ['Suites'],
      targetGroups: ['Families'],
      pictures: ['fjord.jpg'],
      pages: ['Walks'],
    })
    expect(planned.cards[0]).toMatchObject({ content: {}, options: {}, styles: { backgroundPicture: null } })
    expect(planned.cards[0]?.visibility?.segmentation).toEqual({
      all: false,
      targetGroups: [],
      unitCategories: [],
      selection: [],
    })
  })

  it('puts languages where this property has them', () => {
    const other = { languages: { DK: language('da-DK', 3), GB: language('en', 7) }, default: 'GB' }
    expect(plan(file([card('a')]), { localization: other }).cards[0]?.content).toEqual({
      3: { default: { title: 'a på dansk' } },
      7: { default: { title: 'a' } },
    })
    const none = { languages: { JP: language('ja', 0) }, default: 'JP' }
    const house = { ...nothing, localization: none }
    expect(planImport(file([card('a')]), house, { mode: 'replace', newId })).toBeNull()
  })

  it('that appends has new ids everywhere, no second header and leaves the tab bar', () => {
    const group = card('group', { type: 'Group' })
    const product = card('product', { type: 'Product', form: { id: id('form'), productIds: [] } })
    const tile = card('tile', { type: 'FixedSizeBox', options: { link: { type: 'box', value: product.id } } })
    const brought = file(
      [card('header', { type: 'Header' }), group, card('held', { parentId: group.id }), product, tile],
      {
        tabBar: EMPTY_TAB_BAR,
      },
    )
    const { cards, tabBar, report } = plan(brought, { cards: [card('mine', { type: 'Header' })] }, 'append')
    expect(report).toMatchObject({ added: 4, replaced: 0, removed: 0, skipped: 1, hasTabBar: false })
    const known = new Set(brought.cards.map((each) => each.id))
    expect(cards.some((each) => known.has(each.id))).toBe(false)
    expect(cards[1]?.parentId).toBe(cards[0]?.id)
    expect(cards[2]?.form?.id).not.toBe(id('form'))
    expect(cards[3]?.options.link?.value).toBe(cards[2]?.id)
    expect(tabBar).toBeNull()
  })

  it('of a tab bar keeps the tabs that lead somewhere', () => {
    const tab = (target: object, index: number) => ({
      id: id(`tab-${index}`),
      index,
      icon: 'phone' as const,
      label: { 0: 'Go', 1: 'Gå' },
      target,
    })
    const items = [
      tab({ kind: 'content', contents: [{ kind: 'page', pageId: id('page'), label: {} }] }, 0),
      tab({ kind: 'box', cardId: id('a') }, 1),
      tab({ kind: 'link', href: 'https://innkeeper.example' }, 2),
      tab(
        {
          kind: 'content',
          contents: [
            { kind: 'pdf', mediaId: id('gone'), label: {} },
            { kind: 'page', pageId: id('walks'), label: { 0: 'Walks', 1: 'Ture', 9: 'Retket' } },
          ],
        },
        3,
      ),
    ]
    const { allGuestPhases } = EMPTY_TAB_BAR.guestPhases
    const phases = { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases: { ...allGuestPhases, items } }
    const tabBar = { ...EMPTY_TAB_BAR, guestPhases: phases } as typeof EMPTY_TAB_BAR
    const pages = [{ id: id('walks-here'), name: 'Walks' }]
    const names = {
      units: [],
      unitCategories: [],
      targetGroups: [],
      pages: [{ id: id('walks'), name: 'Walks' }],
    }
    const planned = plan(file([card('a')], { tabBar, names }), { pages })
    expect(
      planned.tabBar?.guestPhases.allGuestPhases.items.map(({ index, target }) => [index, target.kind]),
    ).toEqual([
      [0, 'box'],
      [1, 'link'],
      [2, 'content'],
    ])
    expect(planned.tabBar?.guestPhases.allGuestPhases.items[2]?.target).toEqual({
      kind: 'content',
      contents: [{ kind: 'page', pageId: id('walks-here'), label: { 0: 'Walks', 1: 'Ture' } }],
    })
  })

  it('of the first version is read: what a tab led to is its only content', () => {
    const item = {
      id: id('tab'),
      index: 0,
      icon: 'walk',
      label: { 0: 'Walks' },
      target: { kind: 'page', pageId: id('walks') },
    }
    const phase = { ...EMPTY_TAB_BAR.guestPhases.inStay, items: [item] }
    const tabBar = {
      ...EMPTY_TAB_BAR,
      version: 1,
      guestPhases: { ...EMPTY_TAB_BAR.guestPhases, inStay: phase },
    }
    const read = readGuestbookFile(JSON.stringify({ ...file([card('a')]), version: 1, tabBar }))
    expect('file' in read && read.file.tabBar?.guestPhases.inStay.items[0]?.target).toEqual({
      kind: 'content',
      contents: [{ kind: 'page', pageId: id('walks'), label: { 0: 'Walks' } }],
    })
  })
})
