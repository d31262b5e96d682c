import type { Audience, AudiencePart } from '@innkeeper/domain/messaging/audience.ts'
import type { AdminMessages, ErrorMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, it } from 'vitest'
import { audienceSentence, type NameOfId } from './audience-words.ts'

const t = translateWith<AdminMessages & ErrorMessages>(createI18n('en', await loadAdminMessages('en')))
const NAMES: Record<string, string> = {
  f: 'Fjord suite',
  d: 'Double',
  204: '204',
  a: 'Astrid Nilsen',
  v: 'Families',
}
const nameOf: NameOfId = (_kind, id) => NAMES[id]
const audience = (...groups: AudiencePart[][]): Audience => ({ groups: groups.map((parts) => ({ parts })) })
const said = (...groups: AudiencePart[][]) => audienceSentence(t, audience(...groups), nameOf)

it('says an audience as a sentence', () => {
  expect(said([{ who: 'arrivals today' }])).toBe('Guests who arrive today')
  expect(
    said(
      [{ who: 'arrivals today' }, { who: 'unit categories', ids: ['f', 'd'] }],
      [{ who: 'units', ids: ['204'] }],
    ),
  ).toBe(
    'Guests who arrive today and stay in Fjord suite or Double, or guests who are here now and stay in room 204',
  )
})

it('names guests, and counts them where they are many', () => {
  expect(said([{ who: 'specific guests', ids: ['a'] }])).toBe('Astrid Nilsen')
  expect(said([{ who: 'specific guests', ids: ['a', 'x'] }])).toBe('Astrid Nilsen or a chosen guest')
  expect(said([{ who: 'specific guests', ids: ['a', 'a', 'a', 'a', 'a', 'a'] }])).toMatch(/or 3 more$/)
})

it('says the day and the group', () => {
  expect(
    said([
      { who: 'departures on date', date: '2026-11-19' },
      { who: 'target groups', ids: ['v'] },
    ]),
  ).toMatch(/^Guests who leave on .*2026 and belong to Families$/)
})
