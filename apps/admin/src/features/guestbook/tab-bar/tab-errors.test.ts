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

test('an empty label is no label, and spaces around one are nobody’s', () => {
  expect(finishedTab(draft)?.label).toEqual({ 0: 'Home' })
  expect(finishedTab({ ...draft, target: null })).toBeNull()
})
