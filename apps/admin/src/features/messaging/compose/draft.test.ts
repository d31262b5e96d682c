import { describe, expect, it } from 'vitest'
import {
  audienceOf,
  type ComposeDraft,
  composeDraftSchema,
  contentOf,
  countedContent,
  isTouched,
  missingIn,
  newDraft,
  newPart,
  sendAtOf,
  writtenLanguages,
} from './draft.ts'

const ZONE = 'Europe/Oslo'
const NOW = Date.parse('2026-11-15T11:00:00Z')
const A = 'A'.repeat(22)
const draft = (change: Partial<ComposeDraft> = {}): ComposeDraft => ({ ...newDraft('key'), ...change })
const words = { subject: 'Hello', text: 'Welcome' }

describe('a new message', () => {
  it('is to tomorrow’s arrivals, or to the guest it was begun at', () => {
    expect(audienceOf(newDraft('key'))).toEqual({ groups: [{ parts: [{ who: 'arrivals tomorrow' }] }] })
    expect(audienceOf(newDraft('key', A))).toEqual({
      groups: [{ parts: [{ who: 'specific guests', ids: [A] }] }],
    })
  })

  it('can be read again by the tab, and is worth keeping once something is written', () => {
    expect(composeDraftSchema.safeParse(JSON.parse(JSON.stringify(newDraft('key')))).success).toBe(true)
    expect(isTouched(newDraft('another key'))).toBe(false)
    expect(isTouched(draft({ letter: { 0: words } }))).toBe(true)
  })
})

describe('the audience of a message', () => {
  it('leaves out a group that waits for a choice, which would mean more people than are wanted', () => {
    const groups = [[newPart('in-house guests')], [newPart('arrivals today'), newPart('units')]]
    expect(audienceOf({ groups })).toEqual({ groups: [{ parts: [{ who: 'in-house guests' }] }] })
    expect(missingIn(draft({ groups }), { timeZone: ZONE, now: NOW })).toContain('part')
  })

  it('asks for a day where one is meant', () => {
    const onDay = { ...newPart('arrivals on date'), date: '2026-11-20' }
    expect(audienceOf({ groups: [[newPart('arrivals on date')]] })).toBeNull()
    expect(audienceOf({ groups: [[onDay]] })?.groups[0]?.parts).toEqual([
      { who: 'arrivals on date', date: '2026-11-20' },
    ])
  })
})

describe('the content of a message', () => {
  it('has the languages that are written in full', () => {
    const letter = { 0: words, 1: { subject: 'Hei', text: ' ' } }
    expect(contentOf(draft({ letter }))).toEqual({
      email: { from: 'letter', languages: { 0: words } },
      sms: null,
    })
    expect(writtenLanguages(draft({ letter }), 'email', [])).toEqual([0])
  })

  it('waits for every channel that was chosen', () => {
    expect(contentOf(draft({ letter: { 0: words }, bySms: true }))).toBeNull()
    expect(contentOf(draft({ byEmail: false }))).toBeNull()
    const both = draft({ letter: { 0: words }, bySms: true, sms: { 0: 'Hi' } })
    expect(contentOf(both)?.sms).toEqual({ languages: { 0: 'Hi' } })
  })

  it('is counted by its SMS alone', () => {
    expect(countedContent(draft({ letter: { 0: words } }))).toBeUndefined()
    expect(countedContent(draft({ bySms: true, sms: { 0: 'Hi' } }))).toEqual({
      email: null,
      sms: { languages: { 0: 'Hi' } },
    })
  })

  it('refuses an SMS of more than ten parts', () => {
    expect(contentOf(draft({ byEmail: false, bySms: true, sms: { 0: 'x'.repeat(5000) } }))).toBeNull()
  })

  it('of a template has its languages', () => {
    const email = { id: A, name: 'Spa', isMarketing: true, languages: [0, 2] }
    const chosen = draft({ from: 'template', templateId: A })
    expect(contentOf(chosen)?.email).toEqual({ from: 'template', templateId: A })
    expect(writtenLanguages(chosen, 'email', [email])).toEqual([0, 2])
  })
})

describe('the time of a message', () => {
  it('is by the property’s clock', () => {
    expect(sendAtOf(draft(), ZONE)).toBeNull()
    expect(sendAtOf(draft({ when: 'later', at: '2026-11-16T' }), ZONE)).toBeUndefined()
    expect(sendAtOf(draft({ when: 'later', at: '2026-11-16T09:30' }), ZONE)).toBe('2026-11-16T08:30:00.000Z')
  })

  it('has not passed', () => {
    const asked = { timeZone: ZONE, now: NOW }
    const written = { letter: { 0: words } }
    expect(missingIn(draft({ ...written, when: 'later', at: '2026-11-15T11:59' }), asked)).toEqual(['passed'])
    expect(missingIn(draft({ ...written, when: 'later', at: '2026-11-15T12:01' }), asked)).toEqual([])
    expect(missingIn(draft(), asked)).toEqual(['letter'])
  })
})
