import { CallError } from '@innkeeper/api/client.ts'
import { describe, expect, test } from 'vitest'
import { bothNotes, conflictIn, draftOf, isChanged, withNews } from './panel/handle/handle-draft.ts'
import { isGone } from './panel/response-panel.tsx'
import { keptTags } from './panel/tags-part.tsx'
import { isNarrowed, responsesAsked, UNFILTERED } from './responses-search.ts'
import { sampleResponse } from './sample-response.ts'

describe('what the list asks for', () => {
  test('everything the address says', () => {
    const search = {
      from: '2026-11-01',
      tag: 'breakfast',
      search: 'cold',
      language: 'sv',
      show: 'low',
    } as const
    expect(responsesAsked('v', search, true)).toEqual({ survey: 'v', ...search })
  })

  test('whoever reads no results asks for those that want contact, whatever the address says', () => {
    expect(responsesAsked('v', { show: 'all' }, false).show).toBe('asks for contact')
    expect(responsesAsked('v', { show: 'low' }, false).show).toBe('asks for contact')
    expect(responsesAsked('v', { show: 'to handle' }, false).show).toBe('to handle')
  })

  test('clearing leaves nothing that narrows it', () => {
    expect(isNarrowed({ tag: 'breakfast', show: 'low' })).toBe(true)
    expect(isNarrowed({ tag: 'breakfast', show: 'low', ...UNFILTERED })).toBe(false)
    expect(isNarrowed({ view: 'responses', period: 'year' })).toBe(false)
  })
})

describe('two colleagues at one response', () => {
  const before = sampleResponse()
  const theirs = sampleResponse({ revision: 2, note: 'I called her.', owner: { id: 'anna', name: 'Anna' } })

  test('while nothing is typed, the colleague’s version comes in', () => {
    expect(withNews(draftOf(before), before, theirs)).toEqual({
      ...{ revision: 2, note: 'I called her.', ownerId: 'anna' },
    })
  })

  test('what was typed stays, and is still based on what it was based on', () => {
    const typed = { ...draftOf(before), note: 'Voucher sent' }
    expect(isChanged(typed, before)).toBe(true)
    expect(withNews(typed, before, theirs)).toEqual(typed)
  })

  test('the refusal names who was first; a note alone has no name, and other failures are none', () => {
    const refused = (details: unknown) => conflictIn(new CallError('survey/handled', 409, '', details))
    expect(refused({ by: 'Anna', at: '2026-11-15T13:02:00Z' })).toEqual({
      ...{ by: 'Anna', at: '2026-11-15T13:02:00Z' },
    })
    expect(refused({ by: null, at: null })).toEqual({ by: '', at: null })
    expect(conflictIn(new CallError('offline', 0, ''))).toBeNull()
  })

  test('the own note goes below theirs, and is not written twice', () => {
    expect(bothNotes('I called her.', ' Voucher sent ')).toBe('I called her.\n\nVoucher sent')
    expect(bothNotes('', 'Voucher sent')).toBe('Voucher sent')
    expect(bothNotes('I called her.\n\nVoucher sent', 'Voucher sent')).toBe('I called her.\n\nVoucher sent')
  })
})

test('tags are kept as the server keeps them', () => {
  expect(keptTags(['Breakfast', ' breakfast ', '', 'x'.repeat(60)])).toEqual(['breakfast', 'x'.repeat(40)])
})

test('a response that is not there any more is another matter than no connection', () => {
  expect(isGone(new CallError('survey/response-unknown', 404, ''))).toBe(true)
  expect(isGone(new CallError('offline', 0, ''))).toBe(false)
})
