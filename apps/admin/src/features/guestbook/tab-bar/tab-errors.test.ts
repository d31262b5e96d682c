import { expect, test } from 'vitest'
import { finishedTab, type TabDraft, tabErrors } from './tab-errors.ts'

const draft: TabDraft = {
  id: 't'.repeat(22),
  index: 0,
  icon: 'home',
  label: { 0: ' Home ', 4: '  ' },
  target: { kind: 'link', href: 'https://fjellheim.example' },
}

test('a tab wants a label in the default language and somewhere to lead', () => {
  expect(tabErrors(draft, 0)).toEqual({})
  expect(tabErrors(draft, 4)).toEqual({ label: 'tabBar.labelMissing' })
  expect(tabErrors({ ...draft, target: null }, 0)).toEqual({ target: 'tabBar.target.missing' })
  expect(tabErrors({ ...draft, target: { kind: 'link', href: '' } }, 0)).toEqual({
    target: 'tabBar.target.missing',
  })
  expect(tabErrors({ ...draft, target: { kind: 'link', href: '//x.example' } }, 0)).toEqual({
    target: 'tabBar.target.wrongLink',
  })
})

test('several contents are told apart by their labels, a single one needs none', () => {
  const content = (letter: string, label: Record<string, string>) => ({
    kind: 'page' as const,
    pageId: letter.repeat(22),
    label,
  })
  const withContents = (...contents: ReturnType<typeof content>[]): TabDraft => ({
    ...draft,
    target: { kind: 'content', contents },
  })
  expect(tabErrors(withContents(content('a', {})), 0)).toEqual({})
  const two = withContents(content('a', { 0: ' Walks ', 4: '' }), content('b', { 0: ' ' }))
  expect(tabErrors(two, 0)).toEqual({ target: 'tabBar.contents.labelMissing' })
  expect(finishedTab(two)?.target).toEqual({
    kind: 'content',
    contents: [content('a', { 0: 'Walks' }), content('b', {})],
  })
})

test('an empty label is no label, and spaces around one are nobody’s', () => {
  expect(finishedTab(draft)?.label).toEqual({ 0: 'Home' })
  expect(finishedTab({ ...draft, target: null })).toBeNull()
})
