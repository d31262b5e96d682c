import { expect, test } from 'vitest'
import { openTestApp } from '../testing/app.ts'
import { withinLimit } from './within-limit.ts'

test('work is waited for up to its limit, and what it throws is told', async () => {
  const { promise: never } = Promise.withResolvers<void>()
  expect(await withinLimit(60_000, Promise.resolve())).toBe(true)
  expect(await withinLimit(1, never)).toBe(false)
  await expect(withinLimit(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('a server that does not close well says so, and the rest is stopped all the same', async () => {
  const app = await openTestApp()
  const close = app.http.close.bind(app.http)
  const closeBadly = async () => {
    await close()
    throw new Error('the door is stuck')
  }
  Object.assign(app.http, { close: closeBadly })
  await app.close()
  const told = app.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(told).toMatchObject([{ msg: 'something did not stop well', err: { message: 'the door is stuck' } }])
})
