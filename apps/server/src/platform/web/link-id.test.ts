import type { FastifyReply } from 'fastify'
import { expect, test, vi } from 'vitest'
import { keepLinkId } from './link-id.ts'

function ask(url: string) {
  const header = vi.fn()
  const goTo = keepLinkId(url, { header } as unknown as FastifyReply)
  return { goTo, cookie: header.mock.calls[0]?.[1] as string | undefined }
}

test('l is kept for the visit and leaves the address; the rest of the query stays', () => {
  const { goTo, cookie } = ask('/no/such?box=x&l=%20room%20204-abcdefghijk&box=y')
  expect(goTo).toBe('/no/such?box=x&box=y')
  expect(cookie).toMatch(/^link-id=room204-abcd; Path=\/; Max-Age=300; SameSite=Lax$/)
  expect(ask('/welcome?l=lobby').goTo).toBe('/welcome')
})

test('linkId is kept as well, and stays in the address', () => {
  expect(ask('/welcome?linkId=lobby')).toEqual({
    goTo: null,
    cookie: expect.stringContaining('link-id=lobby;'),
  })
})

test.each(['/welcome', '/welcome?x=1', '/welcome?'])('%s has none', (url) => {
  expect(ask(url)).toEqual({ goTo: null, cookie: undefined })
})

test('an l with nothing in it leaves all the same, and nothing is kept', () => {
  expect(ask('/welcome?l=%20&x=1')).toEqual({ goTo: '/welcome?x=1', cookie: undefined })
})

test('of an absurdly long query nothing stays', () => {
  expect(ask(`/welcome?l=lobby&x=${'x'.repeat(10_000)}`).goTo).toBe('/welcome')
})

test('nobody is led to another host', () => {
  for (const url of ['//evil.example?l=x', '/\\evil.example?l=x', '///evil.example/a?l=x'])
    expect(ask(url).goTo).toMatch(/^\/evil\.example/)
  expect(ask('http://evil.example/welcome?l=x').goTo).toBe('/welcome')
})

test('what is kept cannot end the cookie', () => {
  expect(ask('/welcome?l=a%3Bb%0D%0Ac').cookie).toMatch(/^link-id=a%3Bbc; Path/)
})
