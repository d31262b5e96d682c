import {
  EMPTY_TAB_BAR,
  type TabBarItem,
  type TabBarPhase,
} from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type StaffSession, sessionQuery } from '../../../platform/session.ts'
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

const i18n = createI18n('en', await loadAdminMessages('en'))

function draw(part: ReactNode): string {
  const queryClient = new QueryClient()
  const languages = [
    { code: 'en', index: 0, title: 'English', isDefault: true },
    { code: 'no', index: 4, title: 'Norsk', isDefault: false },
  ]
  const session = { claims: { roles: ['editor'] }, property: { id: 'fjellheim', languages } }
  queryClient.setQueryData(sessionQuery.queryKey, session as unknown as StaffSession)
  queryClient.setQueryData(tabTargetsQuery.queryKey, {
    pages: [],
    documents: [],
    boxes: [{ id: 'c'.repeat(22), name: 'Breakfast', isPublished: false }],
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <MantineProvider>{part}</MantineProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
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
