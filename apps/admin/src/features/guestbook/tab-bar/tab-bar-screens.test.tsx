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
import { ContentsField } from './contents-field.tsx'
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
    pages: [
      { id: 'p'.repeat(22), name: 'Round the lake' },
      { id: 'q'.repeat(22), name: 'Up the hill' },
    ],
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
const page = (letter: string, label: Record<string, string> = {}) => ({
  kind: 'page' as const,
  pageId: letter.repeat(22),
  label,
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
      tab('g', 'Menu', { kind: 'content', contents: [page('x')] }),
      tab('l', 'Read', { kind: 'content', contents: [page('p'), page('q')] }),
    ),
  )
  expect(markup).toContain('Guestbook home')
  expect(markup).toContain('Card: Breakfast')
  expect(markup).toContain('This card is not published yet')
  expect(markup).toContain('Where it leads no longer exists')
  expect(markup).toContain('aria-label="Move Menu up"')
  expect(markup).toContain('List of 2')
  expect(markup).toContain('4 of 5')
})

test('a bar without tabs says what they are for, a full one that it is full', () => {
  expect(list(phaseOf())).toContain('Start with a tab for the guestbook home')
  const full = list(
    phaseOf(...['a', 'b', 'c', 'd', 'e'].map((letter) => ({ ...home, id: letter.repeat(22) }))),
  )
  expect(full).toContain('space for five tabs at most')
  expect(full).toMatch(/<button[^>]*disabled[^>]*>.*Add a tab/s)
})

test('contents are listed by name; labels are asked for once there are several to tell apart', () => {
  const targets = { pages: [{ id: 'p'.repeat(22), name: 'Round the lake' }], documents: [], boxes: [] }
  const field = (...letters: string[]) =>
    draw(
      <ContentsField
        contents={letters.map((letter) => page(letter))}
        targets={targets}
        error={undefined}
        onChange={() => undefined}
      />,
    )
  const one = field('p')
  expect(one).toContain('A single one opens directly; several open as a short list.')
  expect(one).toContain('Round the lake')
  expect(one).toContain('aria-label="Remove Round the lake"')
  expect(one).not.toContain('Label of Round the lake')
  const two = field('p', 'x')
  expect(two).toContain('Label of Round the lake in English')
  expect(two).toContain('This no longer exists')
  expect(two).toMatch(/Norsk/)
})

test('the preview shows labels or leaves them out, and tells when phones have no bar', () => {
  const phase = phaseOf(home)
  expect(draw(<PreviewBox phase={phase} />)).toMatch(/<span[^>]*>Home<\/span>/)
  const quiet = { ...phase, options: { areLabelsDisplayed: false, isMobileNavigationEnabled: false } }
  const markup = draw(<PreviewBox phase={quiet} />)
  expect(markup).not.toMatch(/<span[^>]*>Home<\/span>/)
  expect(markup).toContain('The tab bar is hidden on phones.')
})
