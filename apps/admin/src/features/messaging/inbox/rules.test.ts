import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerChannel, fallbackChannel } from './answer-channel.ts'
import { matching, typedAfterStroke, withAnswer, wordsFor } from './canned-words.ts'
import { sampleEntry, sampleThread } from './sample-thread.ts'
import { daysOf } from './timeline.ts'

const sent: MessageItem = {
  id: 'm1',
  channel: 'email',
  purpose: 'service',
  state: 'delivered',
  reason: null,
  mayBeDouble: false,
  to: 'astrid.nilsen@fjordpost.example',
  booking: { id: 'b1', name: 'Astrid Nilsen' },
  cause: { kind: 'automation', id: 'a1', name: 'Before you arrive' },
  subject: 'Before you arrive',
  createdAt: '2026-11-10T08:00:00Z',
  nextTryAt: null,
  sentAt: '2026-11-10T09:00:00Z',
  deliveredAt: null,
  tries: 1,
  parts: 0,
}

test('a conversation is told by the property’s days, with what else was sent at its place', () => {
  const entries = [
    sampleEntry({ id: 'e1', at: '2026-11-12T22:30:00Z' }),
    sampleEntry({ id: 'e2', at: '2026-11-12T23:30:00Z' }),
  ]
  const days = daysOf(entries, [sent], 'Europe/Oslo')
  expect(days.map(({ date, lines }) => [date, lines.map(({ id }) => id)])).toEqual([
    ['2026-11-10', ['m1']],
    ['2026-11-12', ['e1']],
    ['2026-11-13', ['e2']],
  ])
})

test('an answer stands there once, and what nobody got not at all', () => {
  const none = [
    { ...sent, cause: { ...sent.cause, kind: 'thread' } },
    { ...sent, state: 'skipped' as const },
    { ...sent, state: 'cancelled' as const },
  ]
  expect(daysOf([], none, 'Europe/Oslo')).toEqual([])
})

test('every entry is told once and in order', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 })
  fc.assert(
    fc.property(moments, (hours) => {
      const entries = hours.map((hour, index) =>
        sampleEntry({ id: `e${index}`, at: new Date(Date.UTC(2026, 0, 1, hour)).toISOString() }),
      )
      const told = daysOf(entries, [], 'Europe/Oslo').flatMap(({ lines }) => lines)
      expect(told).toHaveLength(hours.length)
      expect(told.every(({ at }, place) => place === 0 || (told[place - 1]?.at ?? '') <= at)).toBe(true)
    }),
  )
})

test('an answer goes the way that was chosen, else the way the guest wrote, else any that leads there', () => {
  const bySms = sampleThread({ entries: [sampleEntry({ channel: 'sms' })] })
  expect(answerChannel(bySms, null)).toBe('sms')
  expect(answerChannel(bySms, 'email')).toBe('email')
  const only = (channel: 'guestbook' | 'email') => ({
    ...bySms,
    channels: bySms.channels.map((one) => ({ ...one, why: one.channel === channel ? null : 'no-phone' })),
  })
  expect(answerChannel(only('email'), 'sms')).toBe('email')
  expect(fallbackChannel(only('guestbook'))).toBeNull()
  expect(fallbackChannel(only('email'))).toBe('email')
  expect(answerChannel({ ...bySms, channels: [] }, 'sms')).toBe('note')
})

const english = { index: 0, code: 'en', title: 'English', isDefault: true }
const danish = { index: 1, code: 'da', title: 'Dansk', isDefault: false }

test('a canned answer is in the guest’s language, else in the property’s own', () => {
  const answer = { languages: { 0: 'Hello', 1: 'Hej' } }
  expect(wordsFor(answer, 1, [english, danish])).toEqual({ text: 'Hej', language: danish })
  expect(wordsFor(answer, 5, [english, danish])).toEqual({ text: 'Hello', language: english })
  expect(wordsFor({ languages: { 1: 'Hej' } }, 5, [english, danish]).text).toBe('Hej')
  expect(wordsFor({ languages: {} }, 5, [english, danish])).toEqual({ text: '', language: undefined })
})

test('a stroke at the beginning asks for an answer, by name before by words', () => {
  expect(typedAfterStroke('/pa')).toBe('pa')
  expect(typedAfterStroke('8/9 pa')).toBeNull()
  const answers = [
    { name: 'Lunch', text: 'We pack it' },
    { name: 'Path', text: 'All gravel' },
  ]
  expect(matching(answers, 'PA').map(({ name }) => name)).toEqual(['Path', 'Lunch'])
  expect(matching(answers, '')).toHaveLength(2)
})

test('an answer takes the place of what asked for it and leaves other words', () => {
  expect(withAnswer('/pa', 'All gravel.')).toBe('All gravel.')
  expect(withAnswer('Hi! ', 'All gravel.')).toBe('Hi! All gravel.')
})
