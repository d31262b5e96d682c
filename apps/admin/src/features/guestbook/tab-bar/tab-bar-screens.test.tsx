import {
  EMPTY_TAB_BAR,
  type TabBarItem,
  type TabBarPhase,
} from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { draw as drawWith, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { tabTargetsQuery } from './api.ts'
import { PreviewBox } from './preview-box.tsx'
import { TabList } from './tab-list.tsx'

// What carries rows asks the browser's document, which there is none of here.
vi.mock('../../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../../components/drag/use-drag-row.ts', () => ({
  useDragRow: () => ({ rowProps: {}, handleRef: null, isCarried: false }),
}))

function draw(part: ReactNode): string {
  const languages = [
    { code: 'en', index: 0, title: 'English', isDefault: true },
    { code: 'no', index: 4, title: 'Norsk', isDefault: false },
  ]
  const queryClient = loadedFor(sampleSession({ property: { languages } }))
  queryClient.setQueryData(tabTargetsQuery.queryKey, {
    pages: [],
    documents: [],
    boxes: [{ id: 'c'.repeat(22), name: 'Breakfast', isPublished: false }],
  })
  return drawWith(part, queryClient)
}

const tab = (letter: string, label: string, target: TabBarItem['target']): TabBarItem => ({
  id: letter.repeat(22),
  index: 0,
  icon: 'home',
  label: { 0: label },
  target,
})
const phaseOf = (...items: TabBarItem[]): TabBarPhase => ({
  ...EMPTY_TAB_BAR.guestPhases.inStay,
  items: items.map((item, index) => ({ ...item, index })),
})
const list = (phase: TabBarPhase) => draw(<TabList phase={phase} onChange={() => undefined} />)
const home = tab('h', 'Home', { kind: 'link', href: '/return/fjellheim' })

test('tabs say where they lead, and what is wrong with it', () => {
  const markup = list(
    phaseOf(
      home,
      tab('b', 'Breakfast', { kind: 'box', cardId: 'c'.repeat(22) }),
      tab('g', 'Menu', { kind: 'page', pageId: 'x'.repeat(22) }),
    ),
  )
  expect(markup).toContain('Start of the guestbook')
  expect(markup).toContain('Card: Breakfast')
  expect(markup).toContain('Guests get this card with the next publishing')
  expect(markup).toContain('What it leads to no longer exists')
  expect(markup).toContain('aria-label="Move Menu up"')
  expect(markup).toContain('3 of 5')
})

test('a bar without tabs says what they are for, a full one that it is full', () => {
  expect(list(phaseOf())).toContain('Begin with the way back to its start')
  const full = list(
    phaseOf(...['a', 'b', 'c', 'd', 'e'].map((letter) => ({ ...home, id: letter.repeat(22) }))),
  )
  expect(full).toContain('as many as fit side by side')
  expect(full).toMatch(/<button[^>]*disabled[^>]*>.*Add a tab/s)
})

test('the preview shows labels or leaves them out, and tells when phones have no bar', () => {
  const phase = phaseOf(home)
  expect(draw(<PreviewBox phase={phase} />)).toMatch(/<span[^>]*>Home<\/span>/)
  const quiet = { ...phase, options: { areLabelsDisplayed: false, isMobileNavigationEnabled: false } }
  const markup = draw(<PreviewBox phase={quiet} />)
  expect(markup).not.toMatch(/<span[^>]*>Home<\/span>/)
  expect(markup).toContain('Phones show no tab bar.')
})
