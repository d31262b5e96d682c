import { getSession } from '@innkeeper/api/auth.ts'
import { type Call, CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { createReauthentication, withReauthentication } from './reauthentication.ts'

const refusal = new CallError('auth/reauthentication-required', 403, '')

/** Refuses the first `times` calls, then answers. */
function server(times: number, error: CallError = refusal) {
  let calls = 0
  const call = (async () => {
    calls += 1
    if (calls <= times) throw error
    return 'done'
  }) as unknown as Call
  return { call, calls: () => calls }
}

test('a call that needs proof waits for it and goes out again', async () => {
  const { call, calls } = server(1)
  const reauthentication = createReauthentication()
  const answer = withReauthentication(call, reauthentication.ask)(getSession, {})
  await expect.poll(reauthentication.isAsking).toBe(true)
  reauthentication.settle(true)
  expect(await answer).toBe('done')
  expect(calls()).toBe(2)
  expect(reauthentication.isAsking()).toBe(false)
})

test('who gives up gets the refusal, and nothing is sent again', async () => {
  const { call, calls } = server(1)
  const answer = withReauthentication(call, async () => false)(getSession, {})
  await expect(answer).rejects.toBe(refusal)
  expect(calls()).toBe(1)
})

test('a second refusal is not asked about again', async () => {
  const { call, calls } = server(2)
  await expect(withReauthentication(call, async () => true)(getSession, {})).rejects.toBe(refusal)
  expect(calls()).toBe(2)
})

test('other refusals pass at once', async () => {
  const other = new CallError('auth/not-allowed', 403, '')
  const { call } = server(1, other)
  const ask = async () => expect.unreachable()
  await expect(withReauthentication(call, ask)(getSession, {})).rejects.toBe(other)
})

test('calls that wait at the same time share one question', async () => {
  const reauthentication = createReauthentication()
  let told = 0
  reauthentication.subscribe(() => {
    told += 1
  })
  const both = Promise.all([reauthentication.ask(), reauthentication.ask()])
  reauthentication.settle(true)
  expect(await both).toEqual([true, true])
  expect(told).toBe(3)
})
