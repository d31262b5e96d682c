import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { FieldChoices } from './field-choices.tsx'
import { FormBar } from './form-bar.tsx'
import { FormNotices } from './form-notices.tsx'
import type { SaveState } from './form-state.ts'
import { Loaded } from './loaded.tsx'

const nothing = () => undefined
const quiet = { error: null, isRestored: false, mergedWith: null, isDirty: true, discard: nothing }
const notices = (change: Partial<Parameters<typeof FormNotices>[0]['form']>) =>
  draw(<FormNotices form={{ ...quiet, ...change }} />)

test('a refusal is told with what became of the text', () => {
  const error = new CallError('offline', 0, 'offline')
  expect(notices({ error })).toContain('Your changes are still here.')
  expect(notices({})).not.toContain('Your changes are still here.')
})

test('a session that ended and a proof that was not given are told elsewhere', () => {
  for (const code of ['auth/required', 'auth/reauthentication-required'] as const) {
    expect(notices({ error: new CallError(code, 403, code) })).not.toContain('role="alert"')
  }
})

test('what was typed earlier is offered with a way to give it up, until nothing of it is left', () => {
  expect(notices({ isRestored: true })).toMatch(/have been restored.*Discard/s)
  expect(notices({ isRestored: true, isDirty: false })).not.toContain('have been restored')
})

test('whoever changed other fields meanwhile is named where the name is known', () => {
  expect(notices({ mergedWith: { name: 'Anna' } })).toContain('Anna changed other fields in the meantime')
  expect(notices({ mergedWith: { name: null } })).toContain(
    'A colleague changed other fields in the meantime',
  )
})

test.each<[SaveState, string]>([
  ['unchanged', 'No changes'],
  ['unsaved', 'Not saved yet'],
  ['saving', 'Saving'],
  ['saved', 'Saved 12:00'],
  ['refused', 'Not saved. See why above.'],
  ['conflict', 'Somebody else saved changes'],
])('the bar says in words that a form is %s', (saveState, words) => {
  const savedAt = Date.parse('2026-11-15T11:00:00Z')
  const form = { saveState, savedAt, isDirty: true, isSaving: false, discard: nothing }
  expect(draw(<FormBar form={form} onSave={nothing} />)).toContain(`>${words}<`)
})

test('a field both changed shows both versions, mine chosen at first, and says where one is empty', () => {
  const found = [
    { path: ['name'], mine: 'Lake', theirs: '', isConflict: true, suggested: 'mine' as const },
    { path: ['note'], mine: 'a', theirs: 'b', isConflict: true, suggested: 'mine' as const },
  ]
  const words = {
    nameOf: ([name = '']: readonly string[]) => name,
    wordsOf: (_: unknown, value: unknown) => String(value),
  }
  const markup = draw(
    <FieldChoices found={found} words={words} choices={{ note: 'theirs' }} onChoose={nothing} />,
  )
  expect(markup).toContain('Lake')
  expect(markup).toContain('(empty)')
  expect(markup.match(/aria-checked="true"/g)).toHaveLength(2)
})

test('what does not exist is told apart from what could not be loaded', () => {
  const failing = (error: Error) =>
    draw(
      <Loaded query={{ data: undefined, error, refetch: nothing as never }} missing="No products found">
        {() => 'the form'}
      </Loaded>,
    )
  expect(failing(new CallError('product/unknown', 404, 'unknown'))).toContain('No products found')
  expect(failing(new CallError('server/error', 500, 'error'))).toContain('Try again')
})
