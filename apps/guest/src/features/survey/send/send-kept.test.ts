import { type Call, CallError } from '@innkeeper/api/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../platform/stub-browser.ts'
import { draftName } from '../draft/draft-name.ts'
import { type Filled, firstFilled } from '../draft/filled.ts'
import { storedDraft } from '../draft/stored-draft.ts'
import { SAMPLE_PLACE, sampleSurvey } from '../sample-start.ts'
import { responseToSend } from './response-to-send.ts'
import { sendAllKept, sendKept } from './send-kept.ts'

const NAME = draftName(SAMPLE_PLACE)
const ANSWER = { responseId: 'R'.repeat(22), sentAt: '2026-11-19T10:00:00Z' }
const survey = sampleSurvey()

let stored: Map<string, string>
beforeEach(() => {
  stored = stubBrowser()
})

function waiting(): Filled {
  const filled = { ...firstFilled(survey, null), clientKey: 'K', answers: { recommend: 9 }, at: Date.now() }
  return { ...filled, waiting: responseToSend(SAMPLE_PLACE, survey, filled) }
}
const callOf = (answer: () => Promise<unknown>) => {
  const call = vi.fn(answer)
  return {
    call: call as unknown as Call,
    sent: call.mock.calls as unknown as [unknown, { params: unknown; body: unknown }][],
  }
}

test('what waits is sent once, from whichever tab, and nothing of it is left on the device', async () => {
  const { call, sent } = callOf(async () => ANSWER)
  const filled = waiting()
  storedDraft(NAME).write(filled)
  const outcomes = await Promise.all([
    sendKept(call, NAME, storedDraft(NAME)),
    sendKept(call, NAME, storedDraft(NAME)),
  ])
  expect(outcomes).toEqual([{ kind: 'sent', response: filled.waiting, answer: ANSWER }, null])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.[1]).toEqual({ params: { hotel: 'fjellheim' }, body: filled.waiting })
  expect(stored.size).toBe(0)
})

test('without a connection it goes on waiting, under the same key', async () => {
  const { call } = callOf(() => Promise.reject(new CallError('offline', 0, '')))
  storedDraft(NAME).write(waiting())
  expect((await sendKept(call, NAME, storedDraft(NAME)))?.kind).toBe('offline')
  expect(storedDraft(NAME).read()?.waiting?.clientKey).toBe('K')
})

test('refused for good, nothing of what was filled in is lost', async () => {
  const { call } = callOf(() => Promise.reject(new CallError('survey/version-gone', 409, '')))
  storedDraft(NAME).write(waiting())
  expect((await sendKept(call, NAME, storedDraft(NAME)))?.kind).toBe('changed')
  expect(storedDraft(NAME).read()).toMatchObject({ waiting: null, answers: { recommend: 9 } })
})

test('another page sends what waits, leaves what is being filled in, and takes away what is too old', async () => {
  const { call, sent } = callOf(async () => ANSWER)
  const begun = draftName({ ...SAMPLE_PLACE, booking: null })
  const old = draftName({ ...SAMPLE_PLACE, surveyId: 'old' })
  storedDraft(NAME).write(waiting())
  storedDraft(begun).write({ ...waiting(), waiting: null })
  storedDraft(old).write({ ...waiting(), at: 0 })
  // Names are read as the browser lists them.
  vi.stubGlobal('localStorage', Object.assign(localStorage, Object.fromEntries(stored)))
  await sendAllKept(call)
  expect(sent).toHaveLength(1)
  expect([...stored.keys()]).toEqual([begun])
})
