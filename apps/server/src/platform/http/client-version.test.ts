import { OLDEST_CLIENT } from '@innkeeper/api/client-version.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const CLIENT_DATA = '/api/guest/fjellheim/clientData'
const get = (url: string, version?: string) =>
  app.inject({ url, headers: version === undefined ? {} : { 'x-client-version': version } })

describe('the version of a client', () => {
  it('older than the server understands is told so, by header or in the address', async () => {
    for (const answer of [await get(CLIENT_DATA, '0.0.1+a'), await get(`${CLIENT_DATA}?v=0.0.1%2Ba`)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([426, 'client/too-old'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('is asked before anybody signs in, for guests and staff alike', async () => {
    const answer = await get('/api/hotel/guests', '0.0.1')
    expect(answer.json().code).toBe('client/too-old')
  })

  it.each([OLDEST_CLIENT, `${OLDEST_CLIENT}+a`, '99.0.0', 'unknown', ''])('%j passes', async (version) => {
    expect((await get(CLIENT_DATA, version)).json().code).not.toBe('client/too-old')
  })

  it('is none of a token or a tool', async () => {
    expect((await get(CLIENT_DATA)).json().code).not.toBe('client/too-old')
  })

  it('keeps nobody from a page, which is how an app becomes newer', async () => {
    expect((await get('/version.txt', '0.0.1')).statusCode).toBe(200)
    expect((await get('/guestbook/fjellheim?v=0.0.1', '0.0.1')).statusCode).not.toBe(426)
  })
})
