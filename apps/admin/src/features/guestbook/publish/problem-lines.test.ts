import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { expect, test } from 'vitest'
import { problemGroups } from './problem-lines.ts'

const empty: PublishProblem = {
  kind: 'empty',
  field: 'title',
  cardId: 'sauna',
  language: 1,
  variant: 'default',
  target: null,
  tab: null,
  blocks: false,
}
const brokenTab: PublishProblem = {
  ...empty,
  cardId: null,
  kind: 'brokenLink',
  field: 'tabBar',
  language: null,
  target: 'card',
}

test('problems stand by card; the same gap in several languages is one line, whichever field it begins in', () => {
  const groups = problemGroups([
    empty,
    { ...empty, language: 2, field: 'body' },
    { ...empty, kind: 'ended', field: 'visibility', language: null },
    { ...brokenTab, tab: { id: 'home', label: 'Home' } },
    { ...brokenTab, tab: { id: 'menu', label: 'Menu' } },
  ])
  expect(groups.map(({ cardId, lines }) => [cardId, lines.map(({ problems }) => problems.length)])).toEqual([
    ['sauna', [2, 1]],
    [null, [1, 1]],
  ])
})
