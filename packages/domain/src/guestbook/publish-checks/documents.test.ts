import { expect, test } from 'vitest'
import { EMPTY_TAB_BAR, type TabBarItem } from '../tab-bar-schema.ts'
import { documentsOfCards, documentsOfTabs } from './documents.ts'
import { aDraft, anId, linkTo } from './sample-checks.ts'

test('documents are those a box opens and those its texts link to, in any language, each once', () => {
  const menu = `/media/fjellheim/${anId('menu')}/document.pdf`
  const card = aDraft('a', {
    type: 'FixedSizeBox',
    options: { link: { type: 'pdf', value: anId('wine') } },
    content: {
      0: { default: { title: 'Wine', body: linkTo(`${menu}?page=2#top`) } },
      1: { default: { title: 'Vin', body: linkTo(menu) } },
    },
  })
  expect(documentsOfCards([card, card])).toEqual([anId('wine'), anId('menu')])
  expect(documentsOfCards([aDraft('b', { words: { body: linkTo('https://visit.example') } })])).toEqual([])
})

test('tabs open documents, or link to them, in every phase', () => {
  const tab = (target: TabBarItem['target']): TabBarItem => ({
    id: anId('tab'),
    index: 0,
    icon: 'home',
    label: {},
    target,
  })
  const { guestPhases } = EMPTY_TAB_BAR
  const pdf = { kind: 'pdf', mediaId: anId('menu'), label: {} } as const
  const page = { kind: 'page', pageId: anId('page'), label: {} } as const
  const found = documentsOfTabs({
    ...EMPTY_TAB_BAR,
    guestPhases: {
      ...guestPhases,
      inStay: { ...guestPhases.inStay, items: [tab({ kind: 'content', contents: [page, pdf] })] },
      postStay: {
        ...guestPhases.postStay,
        items: [tab({ kind: 'link', href: `/media/fjellheim/${anId('map')}.pdf` })],
      },
    },
  })
  expect(found).toEqual([anId('menu'), anId('map')])
})
