import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import {
  LINK_TARGETS,
  PROBLEM_FIELDS,
  PROBLEM_KINDS,
} from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { expect, test } from 'vitest'
import { problemWords } from './problem-words.ts'

const t = ((key: string) => key) as never
const base: PublishProblem = {
  kind: 'required',
  field: 'title',
  cardId: 'a',
  language: null,
  variant: null,
  target: null,
  tab: null,
  blocks: true,
}

test('every problem that the rules can find has words of its own', () => {
  const words = new Set(
    PROBLEM_KINDS.flatMap((kind) =>
      PROBLEM_FIELDS.flatMap((field) =>
        [null, ...LINK_TARGETS].map((target) => problemWords(t, { ...base, kind, field, target })),
      ),
    ),
  )
  expect(words).not.toContain(undefined)
  expect(problemWords(t, { ...base, kind: 'empty', language: 1 })).toBe('checks.empty.language')
  expect(problemWords(t, { ...base, kind: 'empty', field: 'held' })).toBe('checks.empty.held')
  expect(problemWords(t, { ...base, kind: 'brokenLink', target: 'page' })).toBe('checks.link.page')
  const ofTab = { ...base, kind: 'brokenLink', field: 'tabBar', target: 'page' } as const
  expect(problemWords(t, { ...ofTab, tab: { id: 'home', label: 'Home' } })).toBe('checks.tabNamed')
  expect(problemWords(t, { ...ofTab, tab: { id: 'home', label: '' } })).toBe('checks.tab')
})
