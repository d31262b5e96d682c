import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '../../properties/defaults.ts'
import type { Card } from '../card-schema.ts'
import { DEFAULT_VISIBILITY } from '../constants.ts'
import { EMPTY_TAB_BAR, type TabBar } from '../tab-bar-schema.ts'
import { asksFirst } from './asks-first.ts'
import type { PublishFacts } from './facts.ts'
import { publishProblems } from './publish-problems.ts'
import { aDraft, anId, linkTo, someFacts } from './sample-checks.ts'

/** Each problem in a few words: what, where, in which language, and whether it blocks. */
function found(cards: Card[], facts: Partial<PublishFacts> = {}): string[] {
  return publishProblems(cards, someFacts(facts)).map(({ kind, field, language, target, blocks }) =>
    [kind, field, ...(language === null ? [] : [language]), target ?? '', blocks ? 'blocks' : '']
      .filter((part) => part !== '')
      .join(' '),
  )
}

const ENDED = {
  ...DEFAULT_VISIBILITY,
  dateRange: { enabled: true, from: '2026-06-01', to: '2026-11-15' },
}
const tabTo = (target: TabBar['guestPhases']['preStay']['items'][number]['target']): TabBar => ({
  ...EMPTY_TAB_BAR,
  guestPhases: {
    ...EMPTY_TAB_BAR.guestPhases,
    allGuestPhases: {
      ...EMPTY_TAB_BAR.guestPhases.allGuestPhases,
      items: [{ id: anId('tab'), index: 0, icon: 'home', label: { 0: 'Home' }, target }],
    },
  },
})

describe('required fields', () => {
  it('a card without a problem has none', () => {
    expect(found([aDraft('Sauna')])).toEqual([])
  })

  it('a title that the form asks for blocks while it is missing in the default language', () => {
    expect(found([aDraft('a', { content: { 0: { default: { title: ' ' } } } })])).toEqual([
      'required title 0 blocks',
    ])
    expect(found([aDraft('a', { type: 'FixedSizeBox', words: { subtitle: 'x' } })])).toEqual([])
  })

  it('a section that was begun needs its title, a card with products a product', () => {
    const words = { title: 'Sauna', section: { title: '', note: '' } }
    expect(found([aDraft('a', { words })])[0]).toBe('required section 0 blocks')
    const form = { id: anId('form'), productIds: [] }
    expect(found([aDraft('a', { type: 'Product', form })])).toEqual(['required product blocks'])
    const withDeal = { ...form, dealIds: [anId('deal')] }
    expect(found([aDraft('a', { type: 'Product', form: withDeal })])).toEqual([])
  })
})

describe('empty cards', () => {
  it('warn when they say nothing, hold nothing, or say it in one language only', () => {
    expect(found([aDraft('a', { type: 'Voucher', content: {} })])).toEqual(['empty title'])
    expect(found([aDraft('a', { type: 'Group' })])).toEqual(['empty held'])
    expect(found([aDraft('a', { content: { 0: { default: { title: 'Sauna' } } } })])).toEqual([
      'empty title 1',
    ])
    const content = {
      0: { default: { title: 'Sauna', subtitle: 'Warm' } },
      1: { default: { title: 'Sauna' } },
    }
    expect(found([aDraft('a', { content })])).toEqual(['empty subtitle 1'])
  })

  it('warn where what they offer about cleaning has no words, whatever is written for another action', () => {
    const skip = { title: 'Skip it' }
    const content = { 0: { skip }, 1: { skip } }
    const card = (options: Card['options']) => aDraft('a', { type: 'RoomCleaningBox', content, options })
    expect(found([card({ cleaningAction: 'skip' })])).toEqual([])
    expect(publishProblems([card({ cleaningAction: 'either' })], someFacts())).toMatchObject([
      { kind: 'empty', field: 'title', variant: 'either', blocks: false },
    ])
  })

  it('a language that guests cannot choose is nobody’s gap', () => {
    expect(
      found([aDraft('a', { content: { 0: { default: { title: 'Sauna' } } } })], { languages: [0] }),
    ).toEqual([])
  })
})

describe('links', () => {
  it('to another card block when it is gone, hidden or over', () => {
    const leads = aDraft('a', {
      type: 'FixedSizeBox',
      options: { link: { type: 'box', value: anId('b') } },
    })
    expect(found([leads, aDraft('b')])).toEqual([])
    expect(found([leads])).toEqual(['brokenLink link card blocks'])
    expect(found([leads, aDraft('b', { isHidden: true })])).toEqual(['brokenLink link card blocks'])
    expect(found([leads, aDraft('b', { visibility: ENDED })])[0]).toBe('brokenLink link card blocks')
  })

  it('to a page, a document or an address block when there is none', () => {
    const leads = (link: NonNullable<Card['options']['link']>) =>
      aDraft('a', { type: 'FixedSizeBox', options: { link } })
    const page = leads({ type: 'page', value: anId('page') })
    expect(found([page], { pages: [anId('page')] })).toEqual([])
    expect(found([page])).toEqual(['brokenLink link page blocks'])
    expect(found([page], { pages: [anId('page')], modules: ['guestbook'] })).toEqual([
      'brokenLink link feature blocks',
    ])
    expect(found([leads({ type: 'pdf', value: anId('menu') })])).toEqual(['brokenLink link file blocks'])
    expect(found([leads({ type: 'url', value: 'https://nowhere' })])).toEqual([
      'brokenLink link address blocks',
    ])
    expect(found([leads({ type: 'url', value: 'https://visit.example' })])).toEqual([])
  })

  it('in texts are looked at in each language, also those to our own pages', () => {
    const linked = (href: string) =>
      aDraft('a', {
        content: {
          0: { default: { title: 'Sauna', body: linkTo('https://visit.example') } },
          1: { default: { title: 'Sauna', body: linkTo(href) } },
        },
      })
    expect(found([linked('/guestbook/fjellheim')])).toEqual([])
    expect(found([linked('/pages/elsewhere/whatever')])).toEqual([])
    expect(found([linked(`/pages/fjellheim/${anId('page')}`)])).toEqual(['brokenLink body 1 page blocks'])
    expect(found([linked(`/return/fjellheim?box=${anId('gone')}#top`)])).toEqual([
      'brokenLink body 1 card blocks',
    ])
    expect(found([linked(`/return/fjellheim?box=${anId('a')}`)])).toEqual([])
    expect(found([linked(`/media/fjellheim/${anId('menu')}/document.pdf`)])).toEqual([
      'brokenLink body 1 file blocks',
    ])
    expect(found([linked('/survey/fjellheim')], { modules: ['guestbook'] })).toEqual([
      'brokenLink body 1 feature blocks',
    ])
    expect(found([linked('/no-such-page')])).toEqual(['brokenLink body 1 address blocks'])
    expect(found([linked('/\\evil.example')])).toEqual(['brokenLink body 1 address blocks'])
  })

  it('to products block when all are gone, and warn when one is switched off or the module is closed', () => {
    const card = aDraft('a', { type: 'Product', form: { id: anId('f'), productIds: [anId('p'), anId('q')] } })
    const both = [anId('p'), anId('q')]
    expect(found([card], { products: { kept: both, offered: both } })).toEqual([])
    const one = [anId('q')]
    expect(found([card], { products: { kept: one, offered: one } })).toEqual(['brokenLink product product'])
    expect(found([card], { products: { kept: one, offered: [] } })).toEqual(['brokenLink product product'])
    expect(found([card])).toEqual(['brokenLink product product blocks'])
    expect(found([card], { modules: ['guestbook'] })).toEqual(['brokenLink product feature'])
  })

  it('to one of the guest’s own hold nothing up: they are left out where there is none', () => {
    const link = { type: 'feature', value: 'store' } as const
    const closed = { modules: [] }
    expect(found([aDraft('a', { options: { link } })], closed)).toEqual([])
    expect(found([], { ...closed, tabBar: tabTo({ kind: 'feature', feature: 'store' }) })).toEqual([])
  })

  it('of tabs are looked at with the cards that will be there', () => {
    const tabBar = tabTo({ kind: 'box', cardId: anId('a') })
    expect(found([aDraft('a')], { tabBar })).toEqual([])
    expect(found([], { tabBar })).toEqual(['brokenLink tabBar card blocks'])
    expect(publishProblems([], someFacts({ tabBar }))[0]?.tab).toEqual({ id: anId('tab'), label: 'Home' })
    expect(found([], { tabBar: tabTo({ kind: 'link', href: '/nowhere' }) })).toEqual([
      'brokenLink tabBar address blocks',
    ])
    const page = { kind: 'page', pageId: anId('p'), label: {} } as const
    expect(found([], { tabBar: tabTo({ kind: 'content', contents: [page] }) })).toEqual([
      'brokenLink tabBar page blocks',
    ])
  })
})

describe('pictures', () => {
  const shown = aDraft('a', { words: { title: 'Sauna', pictures: [{ mediaId: anId('m'), alt: '' }] } })
  const file = { alt: {}, isDecorative: false }

  it('warn in each language without words, unless they are for decoration', () => {
    expect(found([shown], { pictures: { [anId('m')]: file } })).toEqual([
      'noAlt pictures 0',
      'noAlt pictures 1',
    ])
    expect(found([shown], { pictures: { [anId('m')]: { ...file, alt: { 0: 'Steam' } } } })).toEqual([
      'noAlt pictures 1',
    ])
    expect(found([shown], { pictures: { [anId('m')]: { ...file, isDecorative: true } } })).toEqual([])
  })

  it('block when their file is gone', () => {
    expect(found([shown])).toEqual(['brokenLink pictures file blocks'])
  })
})

describe('what guests cannot read or meet', () => {
  it('colours of the brand and white words on a bright picture warn', () => {
    expect(found([], { brand: { ...DEFAULT_BRAND, inkColour: '#cccccc' } })).toEqual(['contrast brand'])
    const box = (backgroundOpacity: number) =>
      aDraft('a', {
        type: 'FixedSizeBox',
        styles: { layout: 'plain', backgroundPicture: anId('m'), backgroundOpacity },
      })
    const pictures = { [anId('m')]: { alt: {}, isDecorative: true } }
    expect(found([box(0.4)], { pictures })).toEqual([])
    expect(found([box(0.1)], { pictures })).toEqual(['contrast look'])
  })

  it('a card that no guest will meet warns, and blocks nothing', () => {
    expect(found([aDraft('a', { visibility: ENDED, content: {} })])).toEqual([
      'ended visibility',
      'required title 0',
    ])
    expect(found([aDraft('a', { visibility: null, content: {} })])).toEqual([
      'nobody visibility',
      'required title 0',
    ])
  })

  it('a card that is hidden, with what it holds, is left alone', () => {
    const group = aDraft('g', { type: 'Group', isHidden: true })
    expect(found([group, aDraft('a', { parentId: group.id, content: {} })])).toEqual([])
  })
})

it('a warning asks first where this publishing brings it, and not for a gap in a translation', () => {
  const [warning] = publishProblems([aDraft('a', { visibility: ENDED })], someFacts())
  if (!warning) throw new Error('an ended card is a problem')
  const changed = new Set([anId('a')])
  expect(asksFirst(warning, changed, 0)).toBe(true)
  expect(asksFirst(warning, new Set(), 0)).toBe(false)
  expect(asksFirst({ ...warning, language: 1 }, changed, 0)).toBe(false)
  expect(asksFirst({ ...warning, blocks: true, cardId: null }, new Set(), 0)).toBe(true)
})
