import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import { secondsLeft } from '../../../components/states/undo-countdown.tsx'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { bulkWords } from './bulk-words.ts'
import { commentsOf } from './comments-of.ts'
import { keepLastChoice, nearestChannel, possibleChannels, readLastChoice } from './last-choice.ts'
import { followedNotice, handledNotice, isWaiting } from './notice.ts'
import { isPaymentTrouble, paymentState } from './payment-words.ts'
import { isFiltered } from './requests-search.ts'
import { sampleRequest } from './sample-request.ts'
import { neighbourOf } from './use-request-keys.ts'
import { summaryWords } from './use-summary.ts'
import { momentWords, sinceWords } from './use-when.ts'

const t = translateWith(createI18n('en', await loadAdminMessages('en'))) as AdminTranslate
const OSLO = 'Europe/Oslo'
const place = { locale: 'en-GB', timeZone: OSLO }
const now = Date.parse('2026-11-15T11:00:00Z')
const minutes = (count: number) => count * 60_000

test('guests are told only in ways they can be reached', () => {
  expect(possibleChannels({ hasPhone: false, hasEmail: true })).toEqual(['email', 'none'])
  expect(possibleChannels({ hasPhone: true, hasEmail: true })).toEqual(['sms', 'email', 'both', 'none'])
  expect(nearestChannel('both', { hasPhone: true, hasEmail: false })).toBe('sms')
  expect(nearestChannel('none', { hasPhone: true, hasEmail: true })).toBe('none')
  expect(nearestChannel('sms', { hasPhone: false, hasEmail: false })).toBe('none')
})

test('the last choice is each person’s own, and a broken one is forgotten', () => {
  const kept = new Map<string, string>()
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  keepLastChoice('ola', { confirmation: 'sms', includesTime: false }, store)
  expect(readLastChoice('ola', store)).toEqual({ confirmation: 'sms', includesTime: false })
  expect(readLastChoice('anna', store)).toEqual({ confirmation: 'email', includesTime: true })
  for (const key of kept.keys()) kept.set(key, '{"confirmation":"pigeon"}')
  expect(readLastChoice('ola', store).confirmation).toBe('email')
})

test('who comes second reads what was done, by whom and when', () => {
  const when = () => '14:02'
  const decided = { decidedBy: 'Anna', decidedAt: '2026-11-15T13:02:00Z' }
  const notice = (change: object) => handledNotice(t, sampleRequest(change), when)
  expect(notice({})).toBeNull()
  expect(notice({ ...decided, status: 'accepted' })).toBe('Already accepted by Anna, 14:02.')
  expect(notice({ ...decided, status: 'declined' })).toBe('Already declined by Anna, 14:02.')
  expect(notice({ ...decided, status: 'declined', decidedBy: null })).toContain('nobody answered in time')
  expect(notice({ ...decided, status: 'auto accepted', decidedBy: null })).toContain('automatically')
  expect(notice({ ...decided, status: 'accepted', archivedAt: decided.decidedAt })).toBe(
    'Already archived, 14:02.',
  )
  expect(isWaiting(sampleRequest())).toBe(true)
  expect(isWaiting(sampleRequest({ status: 'auto accepted' }))).toBe(false)
})

test('who finishes second is told who was faster, and nothing where nobody was', () => {
  const accepted = { status: 'accepted', decidedBy: 'Anna', decidedAt: '2026-11-15T13:02:00.000Z' } as const
  const said = (change: Parameters<typeof sampleRequest>[0]) =>
    followedNotice(t, sampleRequest({ ...accepted, ...change }), () => '14:02')
  expect(said({})).toBeNull()
  expect(said({ doneAt: accepted.decidedAt, doneBy: 'Ola' })).toBe('Already marked as done by Ola, 14:02.')
  const cancelled = {
    status: 'declined',
    cancelledAt: accepted.decidedAt,
    doneAt: accepted.decidedAt,
  } as const
  expect(said({ ...cancelled, doneBy: 'Ola' })).toBe('Cancelled by Anna, 14:02.')
})

test('the money is told in a word, and a hold in its last day stands out', () => {
  expect(paymentState(sampleRequest(), now)).toBe('held')
  const lapsing = sampleRequest({ holdLapsesAt: '2026-11-16T10:59:00.000Z' })
  expect(paymentState(lapsing, now)).toBe('lapses')
  expect(isPaymentTrouble(paymentState(lapsing, now))).toBe(true)
  const unpaid = { payment: 'none', holdLapsesAt: null } as const
  expect(paymentState(sampleRequest({ ...unpaid, service: 'Put on bill' }), now)).toBe('bill')
  expect(paymentState(sampleRequest({ ...unpaid, service: 'Pay on delivery' }), now)).toBe('delivery')
  const ofTheStay = { kind: 'part of the stay' as const, quantity: 1, title: '', comment: '', days: [] }
  const late = sampleRequest({
    ...unpaid,
    service: 'Pay on delivery',
    deliveryMethod: null,
    summary: [{ ...ofTheStay, time: null }],
  })
  expect(paymentState(late, now)).toBe('desk')
  expect(paymentState(sampleRequest({ ...unpaid, total: 0 }), now)).toBe('none')
  expect(paymentState(sampleRequest({ payment: 'captured' }), now)).toBe('captured')
})

test('a refund that does not go through stands out', () => {
  const cancelled = sampleRequest({
    status: 'declined',
    payment: 'captured',
    decidedAt: '2026-11-14T10:00:00.000Z',
    cancelledAt: new Date(now - 60_000).toISOString(),
  })
  expect(paymentState(cancelled, now)).toBe('refunding')
  const later = paymentState(cancelled, now + 3_600_000)
  expect([later, isPaymentTrouble(later)]).toEqual(['overdue', true])
  expect(paymentState({ ...cancelled, payment: 'refunded' }, now + 3_600_000)).toBe('refunded')
})

test('a bulk action says how many were done and why the others were not', () => {
  const refused = [
    { id: 'a', code: 'order/already-accepted' },
    { id: 'b', code: 'order/already-accepted' },
    { id: 'c', code: 'order/never-heard-of' },
  ]
  expect(bulkWords(t, 'accept', { done: ['d', 'e'], refused: [] })).toBe('2 requests accepted.')
  const words = bulkWords(t, 'archive', { done: ['d'], refused })
  expect(words).toMatch(/^1 request archived\. 3 requests could not be changed: /)
  expect(words).toContain('(2)')
})

test('moments are told by the property’s clock', () => {
  const at = (iso: string) => momentWords(t, Date.parse(iso), now, place)
  expect(at('2026-11-15T17:30:00Z')).toBe('today 18:30')
  expect(at('2026-11-15T23:30:00Z')).toBe('tomorrow 00:30')
  expect(at('2026-11-19T06:30:00Z')).toBe('Thu 19 Nov 07:30')
  expect(sinceWords(t, now - 20_000, now, place)).toBe('just now')
  expect(sinceWords(t, now + 20_000, now, place)).toBe('just now')
  expect(sinceWords(t, now - minutes(6), now, place)).toBe('6 minutes ago')
})

test('a long order is cut, and says so', () => {
  const summary = ['Breakfast', 'Wine', 'Towel', 'Bike', 'Sauna'].map((title) => ({
    quantity: 1,
    title,
    kind: 'brought' as const,
    comment: '',
    days: [],
    time: null,
  }))
  expect(summaryWords(t, { summary, source: 'guestbook' }, '2026-11-15')).toBe(
    '1 × Breakfast, 1 × Wine, 1 × Towel and 2 more',
  )
})

test('what was written to a single line is seen like what was written to the whole', () => {
  const line = {
    quantity: 1,
    title: 'Breakfast',
    kind: 'brought' as const,
    comment: 'No nuts',
    days: [],
    time: null,
  }
  expect(commentsOf({ comment: 'Knock softly', summary: [line, line] })).toEqual(['Knock softly', 'No nuts'])
  expect(commentsOf({ comment: '', summary: [{ ...line, comment: '' }] })).toEqual([])
})

test('an order of rows or an open request is no filter', () => {
  expect(isFiltered({ sort: 'total', order: 'asc', open: 'x', page: 2, view: 'preview', search: '' })).toBe(
    false,
  )
  expect(isFiltered({ status: 'accepted' })).toBe(true)
  expect(isFiltered({ from: '2026-11-15' })).toBe(true)
})

test('keys go from row to row and stay at the ends', () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  expect(neighbourOf(rows, undefined, 1)).toBe(rows[0])
  expect(neighbourOf(rows, 'a', 1)).toBe(rows[1])
  expect(neighbourOf(rows, 'b', 1)).toBeUndefined()
  expect(neighbourOf(rows, 'a', -1)).toBeUndefined()
})

test('the time to take an archiving back counts down and ends', () => {
  expect(secondsLeft(10_000, 0)).toBe(10)
  expect(secondsLeft(10_000, 9001)).toBe(1)
  expect(secondsLeft(10_000, 12_000)).toBe(0)
})
