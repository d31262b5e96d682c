import type { TabContent } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { expect, test } from 'vitest'
import { moveContent, plainName, withContent } from './content-edits.ts'

const page = (id: string): TabContent => ({ kind: 'page', pageId: id, label: {} })
const idsOf = (contents: readonly TabContent[]) =>
  contents.map((content) => (content.kind === 'page' ? content.pageId : content.mediaId)).join('')

test('a page is added once, and no more than a list holds', () => {
  expect(idsOf(withContent([page('a')], page('b')))).toBe('ab')
  expect(idsOf(withContent([page('a')], page('a')))).toBe('a')
  const full = [...'abcdefghijkl'].map(page)
  expect(withContent(full, page('m'))).toHaveLength(12)
})

test('contents change places with their neighbours and stay inside the list', () => {
  const contents = [...'abc'].map(page)
  expect(idsOf(moveContent(contents, 0, 1))).toBe('bac')
  expect(idsOf(moveContent(contents, 2, -1))).toBe('acb')
  expect(idsOf(moveContent(contents, 0, -1))).toBe('abc')
  expect(idsOf(moveContent(contents, 2, 1))).toBe('abc')
})

test('a document is called as people say it', () => {
  expect(plainName('Winter menu.PDF')).toBe('Winter menu')
})
