import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../clock/test-clock.ts'
import { DatabaseAwayError } from '../db/errors.ts'
import { createErrorReports } from './create.ts'

const linkKey = 'Ab3dEf6hIj9lMn2pQr5tUv'
const personal = /kari|nordmann|4791234567|912 34 567|Ab3dEf6hIj9lMn2pQr5tUv|hush/i

function failure(): Error {
  const cause = new Error('Failed query: select 1\nparams: Kari,Nordmann')
  return new TypeError(
    `no room for kari@nordmann.no, +47 912 34 567, /guestbook/fjellheim/${linkKey}?k=hush`,
    { cause },
  )
}
const context = {
  requestId: 'req-1f',
  method: 'POST',
  route: '/api/guest/:hotel/bookings/:bookingId/submittedRegistrationFormsV2',
  status: 500,
  propertyId: 'fjellheim',
  extra: { firstName: 'Kari', attempt: 2, cookies: { visit: 'hush' }, body: 'hush' },
}

describe('error reports', () => {
  const cleanups: (() => void)[] = []
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  })

  const clock = createTestClock('2026-11-15T12:00:00Z')
  const recordedLog = () => {
    const lines: { fields: object; message: string }[] = []
    return { lines, error: (fields: object, message: string) => void lines.push({ fields, message }) }
  }

  async function envelopeServer(status = 200) {
    const envelopes: string[] = []
    const server = createServer(async (request, response) => {
      const chunks =
        request.headers['content-encoding'] === 'gzip' ? await gunzipped(request) : await text(request)
      envelopes.push(`${request.method} ${request.url}\n${chunks}`)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanups.push(() => {
      server.close()
      server.closeAllConnections()
    })
    const { port } = server.address() as AddressInfo
    return { envelopes, dsn: `http://publickey@127.0.0.1:${port}/42` }
  }

  it('are written to the log alone by default, without personal data', async () => {
    const log = recordedLog()
    const reports = await createErrorReports({ log, clock })
    reports.report(failure(), context)
    await reports.flush(10)
    expect(log.lines).toHaveLength(1)
    expect(JSON.stringify(log.lines)).not.toMatch(personal)
    expect(log.lines[0]?.fields).toMatchObject({
      error: { type: 'TypeError', message: expect.stringContaining('no room for [e-mail]') },
      causes: [{ type: 'Error', message: 'Failed query: select 1\nparams: [removed]' }],
      requestId: 'req-1f',
      route: context.route,
      propertyId: 'fjellheim',
      extra: { firstName: '[removed]', attempt: 2 },
    })
    expect(JSON.stringify(log.lines)).toContain('error-reports.test.ts')
  })

  it('reach a Sentry-compatible address when one is set, without personal data', async () => {
    const { envelopes, dsn } = await envelopeServer()
    const log = recordedLog()
    const reports = await createErrorReports({ dsn, log, clock, release: '1.2.3' })
    reports.report(failure(), context)
    await reports.flush(5000)
    expect(envelopes).toHaveLength(1)
    expect(envelopes[0]).toMatch(/^POST \/api\/42\/envelope\//)
    expect(envelopes[0]).not.toMatch(personal)
    expect(envelopes[0]).not.toContain(process.cwd())
    expect(log.lines).toHaveLength(1)
    const event: unknown = JSON.parse(envelopes[0]?.split('\n')[3] ?? '')
    expect(event).toMatchObject({
      level: 'error',
      release: '1.2.3',
      tags: { requestId: 'req-1f', method: 'POST', route: context.route, propertyId: 'fjellheim' },
      extra: { attempt: 2 },
      exception: {
        values: [
          { type: 'Error', value: 'Failed query: select 1\nparams: [removed]' },
          { type: 'TypeError', value: expect.stringContaining('no room for [e-mail]') },
        ],
      },
    })
    for (const key of ['user', 'request', 'server_name', 'breadcrumbs']) expect(event).not.toHaveProperty(key)
    expect(envelopes[0]).toContain(
      '"filename":"apps/server/src/platform/error-reports/error-reports.test.ts"',
    )
  })

  it('never disturb the product when the address answers badly or not at all', async () => {
    const { dsn } = await envelopeServer(500)
    for (const address of [dsn, 'http://publickey@127.0.0.1:1/42']) {
      const reports = await createErrorReports({ dsn: address, log: recordedLog(), clock })
      reports.report(failure())
      reports.report('not even an error')
      reports.report(undefined)
      reports.report(null)
      reports.report(Object.create(null))
      reports.report(Object.assign(new Error('odd'), { message: { kari: true }, stack: undefined }))
      await reports.flush(2000)
    }
  })

  it('are limited per minute, so that a loop does not become a flood', async () => {
    const { envelopes, dsn } = await envelopeServer()
    const reports = await createErrorReports({ dsn, log: recordedLog(), clock })
    for (let count = 0; count < 100; count += 1) reports.report(new Error('again'))
    await reports.flush(5000)
    expect(envelopes).toHaveLength(60)
    clock.advance({ minutes: 1 })
    reports.report(new Error('later'))
    await reports.flush(5000)
    expect(envelopes).toHaveLength(61)
  })

  it('say nothing of a database that is away, which is told once for all', async () => {
    const { envelopes, dsn } = await envelopeServer()
    const log = recordedLog()
    for (const reports of [
      await createErrorReports({ dsn, log, clock }),
      await createErrorReports({ log, clock }),
    ]) {
      reports.report(new DatabaseAwayError({ cause: null }), context)
      await reports.flush(5000)
    }
    expect([log.lines, envelopes]).toEqual([[], []])
  })

  it('refuse an address that is none, at start', async () => {
    await expect(createErrorReports({ dsn: 'nonsense', log: recordedLog(), clock })).rejects.toThrow(
      'ERROR_REPORTS_DSN',
    )
  })
})

async function gunzipped(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return gunzipSync(Buffer.concat(chunks)).toString()
}
