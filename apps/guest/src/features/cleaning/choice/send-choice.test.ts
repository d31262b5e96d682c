import { type Call, CallError } from '@innkeeper/api/client.ts'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAnswerStore } from '../../../platform/answer-store.ts'
import { stubBrowser } from '../../../platform/stub-browser.ts'
import { cleaningQuery, type StayCleaning } from '../api.ts'
import { MONDAY, SAMPLE_CLEANING, SAMPLE_PLACE } from '../sample-cleaning.ts'
import { choiceName } from './choice-name.ts'
import { choiceNames } from './choice-names.ts'
import { sendAllKept, sendKept, sendPressed } from './send-choice.ts'
import { keepChoice, storedChoice, type WaitingChoice } from './stored-choice.ts'

const SKIPPED: StayCleaning = { ...SAMPLE_CLEANING, choice: 'skip', isCleaned: false }
const NAME = choiceName(SAMPLE_PLACE)

const waiting = (part: Partial<WaitingChoice> = {}): WaitingChoice => ({
  ...{ cardId: 'cleaning', date: MONDAY, choice: 'skip', note: '', closes: '22:00' },
  ...{ wasCleaned: null, at: Date.now() },
  ...part,
})

let stored: Map<string, string>
beforeEach(() => {
  stored = stubBrowser()
})
const kept = () => storedChoice(NAME).read()
const keep = (choice: WaitingChoice) => keepChoice(storedChoice(NAME), { waiting: choice, lost: null })
const refused = (code: CallError['code'], status: number) => () =>
  Promise.reject(new CallError(code, status, ''))

/** A house that answers this to a choice, and that to the question how things stand. */
function house(answer: () => Promise<unknown>, known: () => Promise<unknown> = async () => SAMPLE_CLEANING) {
  const sent: unknown[] = []
  const call = async ({ method }: Endpoint, { body }: { body?: unknown }) => {
    if (method === 'GET') return known()
    sent.push(body)
    return answer()
  }
  return { answers: createAnswerStore(call as Call, () => () => undefined), sent }
}

test('a choice is sent once, from whichever tab, and is known on the page at once', async () => {
  const { answers, sent } = house(async () => SKIPPED)
  answers.put(cleaningQuery(SAMPLE_PLACE), SAMPLE_CLEANING)
  keep(waiting())
  const outcomes = await Promise.all([sendPressed(answers, SAMPLE_PLACE), sendKept(answers, SAMPLE_PLACE)])
  expect(outcomes).toEqual([{ kind: 'sent', answer: SKIPPED }, null])
  expect(sent).toEqual([
    { cardId: 'cleaning', date: MONDAY, choice: 'skip', note: '', agoMs: expect.any(Number) },
  ])
  expect(answers.read(cleaningQuery(SAMPLE_PLACE)).data).toEqual(SKIPPED)
  expect(stored.size).toBe(0)
})

test('without a connection it waits on the device, and a reload loses nothing', async () => {
  const { answers } = house(refused('offline', 0))
  keep(waiting({ note: 'Two towels', choice: 'request' }))
  expect((await sendPressed(answers, SAMPLE_PLACE))?.kind).toBe('offline')
  expect(kept().waiting).toMatchObject({ note: 'Two towels', choice: 'request' })
})

test.each([
  ['cleaning/window-closed', 409],
  ['server/error', 500],
] as const)('whoever pressed is told of %s, and nothing of it is sent later', async (code, status) => {
  const { answers } = house(refused(code, status))
  keep(waiting())
  expect(await sendPressed(answers, SAMPLE_PLACE)).toMatchObject({ error: { code } })
  expect(stored.size).toBe(0)
})

test('one that arrives when the hours are over is taken back, with what the house does instead', async () => {
  const { answers } = house(refused('cleaning/window-closed', 409))
  keep(waiting({ wasCleaned: false }))
  await sendKept(answers, SAMPLE_PLACE)
  expect(kept()).toMatchObject({
    waiting: null,
    lost: { date: MONDAY, closes: '22:00', code: 'cleaning/window-closed', isCleaned: true },
  })
})

test('one that arrives when its day has begun is taken back by what was known before', async () => {
  const tuesday = { ...SKIPPED, date: '2026-11-17' }
  const { answers } = house(refused('cleaning/other-day', 409), async () => tuesday)
  keep(waiting({ wasCleaned: true }))
  await sendKept(answers, SAMPLE_PLACE)
  expect(kept().lost?.isCleaned).toBe(true)
})

test('where the house cannot be asked any more nothing is claimed', async () => {
  const { answers } = house(refused('cleaning/window-closed', 409), refused('offline', 0))
  keep(waiting())
  await sendKept(answers, SAMPLE_PLACE)
  expect(kept().lost?.isCleaned).toBeNull()
})

test.each([
  ['server/error', 500],
  ['request/too-many', 429],
  ['client/too-old', 426],
] as const)('what waited goes on waiting after %s', async (code, status) => {
  const { answers } = house(refused(code, status))
  keep(waiting())
  expect((await sendKept(answers, SAMPLE_PLACE))?.kind).toBe('failed')
  expect(kept().waiting).not.toBeNull()
})

test('a change of mind on the way is sent as well, and is not lost with the first', async () => {
  const first = Promise.withResolvers<StayCleaning>()
  const { answers, sent } = house(() =>
    sent.length === 1 ? first.promise : Promise.resolve(SAMPLE_CLEANING),
  )
  keep(waiting())
  const sending = sendPressed(answers, SAMPLE_PLACE)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  keep(waiting({ choice: 'request', at: Date.now() + 1 }))
  first.resolve(SKIPPED)
  await sending
  expect(kept().waiting?.choice).toBe('request')
  await sendPressed(answers, SAMPLE_PLACE)
  expect(sent).toMatchObject([{ choice: 'skip' }, { choice: 'request' }])
  expect(stored.size).toBe(0)
})

test('another page sends what waits, and takes away what is too old or not ours', async () => {
  const { answers, sent } = house(async () => SKIPPED)
  const old = choiceName({ ...SAMPLE_PLACE, booking: 'old' })
  const strange = choiceName({ ...SAMPLE_PLACE, booking: 'strange' })
  keep(waiting())
  keepChoice(storedChoice(old), { waiting: waiting({ at: 0 }), lost: null })
  localStorage.setItem(strange, '{"waiting":{"choice":"dust"},"lost":7}')
  // Names are read as the browser lists them.
  vi.stubGlobal('localStorage', Object.assign(localStorage, Object.fromEntries(stored)))
  expect(choiceNames('elsewhere')).toEqual([])
  await sendAllKept(answers)
  expect(sent).toHaveLength(1)
  expect([...stored.keys()]).toEqual([])
})
