import { expect, test } from 'vitest'
import { copyInTrouble, isInTrouble } from './server-in-trouble.ts'

const request = new Request('https://hotel.example/guestbook/fjord')
const event = {} as ExtendableEvent

function asked(response: Response | null, otherwise?: Response) {
  const plugin = copyInTrouble(async () => otherwise)
  const state = {}
  const fetched = response && plugin.fetchDidSucceed?.({ request, response, event, state })
  return {
    fetched,
    withoutCopy: async () => {
      await Promise.resolve(fetched).catch(() => undefined)
      return plugin.handlerDidError?.({ request, event, error: new Error('no copy'), state })
    },
  }
}

test.each([503, 500, 502, 429])(
  'an answer of %i makes way for a copy, and stands where there is none',
  async (status) => {
    const refusal = new Response('We’ll be right back', { status })
    const { fetched, withoutCopy } = asked(refusal, new Response('never saved'))
    await expect(fetched).rejects.toThrow(String(status))
    expect(await withoutCopy()).toBe(refusal)
  },
)

test.each([200, 304, 404, 410])('an answer of %i is the answer', async (status) => {
  const answer = status === 304 ? new Response(null, { status }) : new Response('', { status })
  expect(await asked(answer).fetched).toBe(answer)
})

test('without any answer it is said that nothing was saved', async () => {
  const page = new Response('never saved')
  expect(await asked(null, page).withoutCopy()).toBe(page)
})

test('what passes by a redirect is no trouble', () => {
  expect(isInTrouble({ status: 0 })).toBe(false)
})
