import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import type { AdminTranslate } from '../../platform/texts.ts'
import { responseNotice, ringsFor } from './response-notice.ts'

const rings = (role: Role, answered: { isLow: boolean; asksForContact: boolean }) =>
  ringsFor(answered, (capability) => can({ roles: [role] }, capability))

test('a low answer rings for those who handle answers, and a good one for nobody', () => {
  expect(rings('manager', { isLow: true, asksForContact: false })).toBe(true)
  expect(rings('manager', { isLow: false, asksForContact: true })).toBe(false)
  expect(rings('analyst', { isLow: true, asksForContact: true })).toBe(false)
})

test('the reception hears of those that it may read', () => {
  expect(rings('reception', { isLow: true, asksForContact: true })).toBe(true)
  expect(rings('reception', { isLow: true, asksForContact: false })).toBe(false)
})

const said = ((id: string, values?: object) =>
  `${id} ${JSON.stringify(values ?? {})}`) as unknown as AdminTranslate

test('the notification says how low, and the beginning of why', () => {
  const notice = responseNotice(said, { score: 3, words: 'x'.repeat(500) })
  expect(notice.title).toBe('surveyResponses.bell.title {"score":3}')
  expect(notice.body).toBe(`${'x'.repeat(140)}…`)
})

test('an answer without a score or words still says what it is', () => {
  const notice = responseNotice(said, { score: null, words: '' })
  expect(notice.title).toContain('surveyResponses.bell.titleNoScore')
  expect(notice.body).toContain('surveyResponses.bell.text')
})
