import { describe, expect, test } from 'vitest'
import { formRules } from './form-rules.ts'
import { roomForm, sampleRoom } from './sample-form.ts'

const { opened, typed, heard, saved, merged, chosen, discarded, isDirty } = formRules(roomForm)
const fresh = opened(sampleRoom(), null)
const mine = typed(fresh, { name: 'Mine', note: '' })
const theirs = (change: Parameters<typeof sampleRoom>[0] = {}) =>
  sampleRoom({ revision: 2, changedBy: 'Anna', ...change })

describe('typing', () => {
  test('makes the form unsaved, and back to what is saved it is not', () => {
    expect([mine.saveState, isDirty(mine)]).toEqual(['unsaved', true])
    const back = typed(mine, { name: 'Lake ', note: '' })
    expect([back.saveState, isDirty(back)]).toEqual(['unchanged', false])
  })
})

describe('a version from the server', () => {
  test('comes in while nothing is typed', () => {
    expect(heard(fresh, theirs({ name: 'Theirs' }))).toMatchObject({
      draft: { name: 'Theirs' },
      base: { revision: 2 },
    })
  })

  test('waits while something is typed, and is what discarding goes back to', () => {
    const state = heard(mine, theirs({ name: 'Theirs' }))
    expect(state).toMatchObject({ draft: { name: 'Mine' }, base: { revision: 1 } })
    expect(discarded(state)).toMatchObject({ draft: { name: 'Theirs' }, saveState: 'unchanged' })
  })

  test('that is older changes nothing', () => {
    const state = heard(fresh, theirs())
    expect(heard(state, sampleRoom({ name: 'Old' }))).toBe(state)
  })
})

describe('a save that was taken', () => {
  const answer = theirs({ name: 'Mine', changedBy: 'me' })

  test('leaves the form with what the server has', () => {
    const state = saved(mine, { sent: mine.draft, answer: { ...answer, name: 'MINE' }, at: 5 })
    expect(state).toMatchObject({ draft: { name: 'MINE' }, saveState: 'saved', savedAt: 5 })
  })

  test('leaves what was typed meanwhile unsaved', () => {
    const meanwhile = typed({ ...mine, saveState: 'saving' }, { name: 'Mine', note: 'Typed meanwhile' })
    const state = saved(meanwhile, { sent: mine.draft, answer, at: 5 })
    expect(state).toMatchObject({ draft: { name: 'Mine', note: 'Typed meanwhile' }, saveState: 'unsaved' })
  })

  test('takes in what a colleague saved right after it', () => {
    const state = heard({ ...mine, saveState: 'saving' }, theirs({ revision: 3, note: 'Right after' }))
    expect(saved(state, { sent: mine.draft, answer, at: 5 })).toMatchObject({
      base: { revision: 3 },
      draft: { note: 'Right after' },
    })
  })
})

describe('somebody saved before', () => {
  test('other fields: both changes are kept and the person is told', () => {
    expect(merged(mine, theirs({ note: 'Theirs' }))).toMatchObject({
      draft: { name: 'Mine', note: 'Theirs' },
      base: { revision: 2 },
      conflict: null,
      mergedWith: { name: 'Anna' },
    })
  })

  test('without a change to what is edited: nobody is told of anything', () => {
    expect(merged(mine, theirs()).mergedWith).toBe(null)
  })

  test('the same field: nothing is given up before somebody chose, also of what was typed meanwhile', () => {
    const state = typed(merged(mine, theirs({ name: 'Theirs' })), { name: 'Mine', note: 'Typed meanwhile' })
    expect(state).toMatchObject({ saveState: 'conflict', draft: { name: 'Mine' } })
    expect(chosen(state, () => 'theirs')).toMatchObject({
      draft: { name: 'Theirs', note: 'Typed meanwhile' },
      conflict: null,
      saveState: 'unsaved',
    })
    expect(chosen(state, () => 'mine').draft).toEqual({ name: 'Mine', note: 'Typed meanwhile' })
  })

  test('my version chosen leaves what only they changed', () => {
    const state = merged(mine, theirs({ name: 'Theirs', note: 'Theirs' }))
    expect(chosen(state, () => 'mine').draft).toEqual({ name: 'Mine', note: 'Theirs' })
  })
})

describe('what was typed before a crash', () => {
  const before = { name: 'Lake', note: '' }

  test('is on screen again, merged with what was saved since', () => {
    const state = opened(theirs({ note: 'Theirs' }), { draft: { ...before, name: 'Mine' }, before })
    expect(state).toMatchObject({ draft: { name: 'Mine', note: 'Theirs' }, isRestored: true })
  })

  test('is asked about where somebody changed the same since', () => {
    const state = opened(theirs({ name: 'Theirs' }), { draft: { ...before, name: 'Mine' }, before })
    expect(state).toMatchObject({ saveState: 'conflict', isRestored: true })
  })

  test('is nothing where it was saved after all', () => {
    const state = opened(theirs({ name: 'Mine' }), { draft: { ...before, name: 'Mine' }, before })
    expect(state).toMatchObject({ saveState: 'unchanged', isRestored: false })
  })
})
