import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, quietLogger } from '../../testing/database.ts'
import { addProperty } from '../../testing/nodes.ts'
import { parseFrame, type RecordedFrame } from '../../testing/recording-sink.ts'
import type { Database } from '../db/port.ts'
import { AppError } from '../http/app-error.ts'
import { endWithRight } from './end-with-right.ts'
import { createEventHub } from './hub.ts'
import { emit } from './outbox.ts'
import type { EventHub } from './port.ts'
import { openLiveStream } from './stream.ts'

let db: Database
let hub: EventHub
let server: FastifyInstance
let hotel: string
const sockets: Socket[] = []

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

beforeEach(async () => {
  hotel = await addProperty(db)
  hub = createEventHub({ db, log: quietLogger, limits: { perNetwork: 2, heartbeatMs: 20 } })
  await hub.start()
  server = Fastify()
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('server/error', String(error))
    return reply.code(known.status).send(known.toBody())
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  server.get<{ Querystring: { as?: 'staff' } }>('/live', (request, reply) =>
    openLiveStream(hub, request, reply, {
      propertyId: hotel,
      ...(request.query.as ? { audience: request.query.as, memberId: 'anna' } : { audience: 'guest' }),
    }),
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await hub.stop()
  await server.close()
})

const publish = (version: number) =>
  db.tenant(hotel, (tx) => emit(tx, hotel, 'guestbook.published', { version }))

/** A raw client, so that a test can stop reading. */
async function request(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  await vi.waitFor(() => expect(text).toContain('\r\n\r\n'), { timeout: 10_000, interval: 5 })
  return {
    socket,
    head: () => text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase(),
    text: () => text,
    frames: (): RecordedFrame[] =>
      text
        .split('\n\n')
        .map((part) => parseFrame(part))
        .filter(({ event }) => event !== undefined),
  }
}

const hears = (client: Awaited<ReturnType<typeof request>>, events: string[]) =>
  vi.waitFor(() => expect(client.frames().map(({ event }) => event)).toEqual(events), {
    timeout: 10_000,
    interval: 5,
  })

test('a live stream is never cached, compressed or held back, and keeps the headers of the server', async () => {
  const { head } = await request('/live', { 'accept-encoding': 'gzip' })
  expect(head()).toContain('200 ok')
  expect(head()).toContain('content-type: text/event-stream')
  expect(head()).toMatch(/cache-control: no-store/)
  expect(head()).toContain('x-accel-buffering: no')
  expect(head()).toContain('x-content-type-options: nosniff')
  expect(head()).not.toContain('content-encoding')
})

test('a live stream says hello, then what happens', async () => {
  const client = await request('/live')
  await hears(client, ['hello'])
  expect(client.text()).toMatch(/retry: \d{4}\n/)
  await publish(1)
  await hears(client, ['hello', 'guestbook.published'])
})

test.each(['header', 'query'])('a cut stream goes on from the id in the %s', async (where) => {
  const cut = await request('/live')
  await hears(cut, ['hello'])
  cut.socket.destroy()
  const id = cut.frames()[0]?.id ?? ''
  await publish(1)
  const resumed =
    where === 'header'
      ? await request('/live?after=0-0', { 'last-event-id': id })
      : await request(`/live?after=${id}`)
  await hears(resumed, ['hello', 'guestbook.published'])
})

test('a quiet stream carries heartbeats', async () => {
  const client = await request('/live')
  await vi.waitFor(() => expect(client.text()).toMatch(/:\n\n/), { timeout: 10_000 })
})

test('a client that closes is no longer counted', async () => {
  const client = await request('/live')
  expect(hub.openStreams()).toBe(1)
  client.socket.destroy()
  await vi.waitFor(() => expect(hub.openStreams()).toBe(0), { timeout: 10_000 })
})

test('too many streams of strangers behind one address are refused; whoever is signed in there is not', async () => {
  await request('/live')
  await request('/live')
  const { head, text } = await request('/live')
  expect(head()).toContain('429')
  expect(text()).toContain('request/too-many')
  const staff = await request('/live?as=staff')
  await hears(staff, ['hello'])
})

test('a client that does not read is dropped, the others are not', async () => {
  const idle = await request('/live?as=staff')
  const reading = await request('/live?as=staff')
  idle.socket.pause()
  // The system's own buffers take several megabytes before ours fill.
  const bulky = { cardId: 'x'.repeat(100_000), revision: 1, by: 'anna' }
  for (let sent = 0; sent < 300 && hub.openStreams() === 2; sent++) {
    await db.tenant(hotel, (tx) => emit(tx, hotel, 'card.changed', bulky))
    const expected = (sent + 1) * bulky.cardId.length
    await vi.waitFor(() => expect(reading.text().length).toBeGreaterThan(expected), {
      timeout: 10_000,
      interval: 1,
    })
  }
  expect(hub.openStreams()).toBe(1)
  expect(reading.socket.destroyed).toBe(false)
  const written = reading.text().length
  await publish(1)
  await vi.waitFor(() => expect(reading.text().slice(written)).toContain('guestbook.published'), {
    timeout: 10_000,
  })
})

test('a stopping hub ends its streams and refuses new ones', async () => {
  const client = await request('/live')
  const ended = once(client.socket, 'end')
  await hub.stop()
  await server.close()
  await ended
  expect(hub.refusal({ propertyId: hotel, address: '192.0.2.1' })).toBe('stopped')
})

test('a client that leaves while its right is looked up leaves nothing behind', async () => {
  const [asked, answered, opened] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  let listening = 0
  const counting: EventHub = {
    ...hub,
    on: (...listener) => {
      listening++
      const stop = hub.on(...listener)
      return () => {
        listening--
        stop()
      }
    },
  }
  const late = Fastify()
  onTestFinished(() => late.close())
  late.get('/live', async (request, reply) => {
    const isGone = once(reply.raw, 'close')
    asked?.resolve()
    await Promise.all([answered?.promise, isGone])
    openLiveStream(counting, request, reply, { propertyId: hotel, audience: 'guest' })
    endWithRight(counting, reply, { userIds: ['anna'], hasRight: async () => true })
    opened?.resolve()
  })
  await late.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((late.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await asked?.promise
  socket.destroy()
  answered?.resolve()
  await opened?.promise
  expect([listening, hub.openStreams()]).toEqual([0, 0])
})

test('asking for the head of a stream does not open one', async () => {
  const { head } = await request('/live', {}, 'HEAD')
  expect(head()).toContain('200 ok')
  expect(hub.openStreams()).toBe(0)
})
