import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'

const TOKEN = 'a-token-nobody-guesses'
let app: TestApp
afterEach(() => app.close())

const open = async (environment: Record<string, string>) => {
  app = await openTestApp({ environment })
}
const ask = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  const answer = await app.inject({ url: '/metrics', headers, remoteAddress })
  expect(answer.body.includes('innkeeper_live_streams')).toBe(answer.statusCode === 200)
  return answer.statusCode
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the metrics', () => {
  it('are answered to this machine alone when nothing is set', async () => {
    await open({})
    expect([await ask(), await ask({}, '::1'), await ask({}, '::ffff:127.0.0.1')]).toEqual([200, 200, 200])
    expect(await ask({}, '10.0.0.9')).toBe(404)
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await ask({ forwarded: 'for=10.0.0.9' })).toBe(404)
  })

  it('are answered to nobody behind a proxy that may not say for whom it asks', async () => {
    await open({ PUBLIC_URL: 'https://stay.example' })
    expect([await ask(), await ask({}, '10.0.0.9')]).toEqual([404, 404])
  })

  it('are answered to this machine beside a proxy that says for whom it asks', async () => {
    await open({ PUBLIC_URL: 'https://stay.example', TRUST_PROXY: '1' })
    expect(await ask()).toBe(200)
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  })

  it('are answered to whoever has the token, from anywhere', async () => {
    await open({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://stay.example' })
    expect(await ask(bearer(TOKEN), '203.0.113.9')).toBe(200)
    expect(await ask({ authorization: `bearer ${TOKEN}` })).toBe(200)
    const others = [{}, bearer(''), bearer(`${TOKEN}x`), bearer(TOKEN.slice(1)), { authorization: TOKEN }]
    for (const headers of others) expect(await ask(headers)).toBe(401)
    const { body } = await app.inject({ url: '/metrics' })
    expect(JSON.parse(body).code).toBe('auth/required')
    expect(app.logged.join()).not.toContain(TOKEN)
  })

  it('on an address of their own are nowhere else, and nothing else is there', async () => {
    await open({ METRICS_ADDRESS: '127.0.0.1:0', METRICS_TOKEN: TOKEN })
    expect(await ask(bearer(TOKEN))).toBe(404)
    const told = () => app.logged.find((line) => line.includes('metrics are answered on their own address'))
    await eventually('the listener', () => told() !== undefined)
    const origin = `http://${JSON.parse(told() ?? '{}').address}`
    const read = (path: string, headers = {}) => fetch(origin + path, { headers })
    expect((await read('/metrics')).status).toBe(401)
    const answer = await read('/metrics', bearer(TOKEN))
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('innkeeper_live_streams'),
    ])
    for (const path of ['/', '/healthz', '/api/guest/x/clientData', '/metrics/x'])
      expect((await read(path, bearer(TOKEN))).status).toBe(404)
  })

  it('on an address that is taken stop the start with a line', async () => {
    await open({})
    const taken = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 })).host
    const second = await openTestApp({ environment: { METRICS_ADDRESS: taken } })
    await expect(second.http.ready()).rejects.toThrow(`Nothing can listen on ${taken}.`)
    await second.close()
  })
})
