import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOpenConnections, type OpenConnections } from './open-connections.ts'

let server: Server
let connections: OpenConnections
let sockets: Socket[] = []
/** Answers what is asked for at `/slow` once it is called. */
let answerSlow = () => {}

async function listen(halfSentLimitMs = 50): Promise<void> {
  connections = createOpenConnections(halfSentLimitMs)
  server = createServer((request, response) =>
    connections.begin(request, response, () => answer(request, response)),
  )
  connections.follow(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const end = () => response.end('whole')
  if (request.url === '/slow') answerSlow = end
  else if (request.url === '/begun') {
    response.write('begun ')
    answerSlow = end
  } else request.resume().on('end', end)
}

async function aClient() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(socket, 'connect')
  // Also one that was cut.
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  return {
    send: (line: string, body = '') => socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${body}`),
    got: async (part: string | RegExp) => {
      while (!text.match(part)) await once(socket, 'data')
      return text
    },
    ended: async () => {
      await ended
      return text
    },
  }
}

const closed = () => new Promise((resolve) => server.close(resolve))

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.close()
})

test('an answer under way when the server stops is the last on its connection and comes whole', async () => {
  await listen()
  const client = await aClient()
  client.send('GET /slow', '\r\n')
  await once(server, 'request')
  await connections.letGo()
  connections.closeWhenIdle()
  answerSlow()
  const text = await client.ended()
  expect(text).toMatch(/Connection: close/i)
  expect(text).toContain('whole')
})

test('a request on an open connection is answered while stopping, and ends it', async () => {
  await listen()
  const client = await aClient()
  client.send('GET /', '\r\n')
  expect(await client.got('whole')).toMatch(/Connection: keep-alive/i)
  await connections.letGo()
  client.send('GET /', '\r\n')
  const text = await client.ended()
  expect(text.match(/whole/g)).toHaveLength(2)
  expect(text).toMatch(/Connection: close/i)
})

test('whoever waits to be taken when the server stops is still answered', async () => {
  await listen()
  const clients = await Promise.all(Array.from({ length: 50 }, aClient))
  for (const client of clients) client.send('GET /', '\r\n')
  await connections.letGo()
  const texts = await Promise.all(clients.map((client) => client.ended()))
  expect(texts.filter((text) => text.includes('whole') && /Connection: close/i.test(text))).toHaveLength(50)
})

test('an answer that promised to keep its connection gives it up when it is sent', async () => {
  await listen()
  const client = await aClient()
  client.send('GET /begun', '\r\n')
  await client.got('begun')
  connections.closeWhenIdle()
  answerSlow()
  expect(await client.ended()).toContain('whole')
})

test('half a head, half a body and a silent connection do not hold the server up', async () => {
  await listen()
  const [head, body, silent] = [await aClient(), await aClient(), await aClient()]
  head.send('GET /')
  body.send('POST /', 'Content-Length: 100\r\n\r\nhalf of it')
  await once(server, 'request')
  connections.closeWhenIdle()
  const done = closed()
  expect(await head.ended()).toContain('408')
  expect(await body.ended()).toContain('408')
  expect(await silent.ended()).toBe('')
  await done
})

test('what comes in whole in time is still answered', async () => {
  await listen(60_000)
  const client = await aClient()
  client.send('POST /', 'Content-Length: 4\r\n\r\nha')
  await once(server, 'request')
  connections.closeWhenIdle()
  sockets[0]?.write('lf')
  expect(await client.ended()).toContain('whole')
})

test('a few requests sent ahead on one connection are all answered; a crowd of them ends it', async () => {
  await listen()
  const few = await aClient()
  for (let sent = 0; sent < 8; sent++) few.send('GET /', '\r\n')
  await few.got(/(whole[\s\S]*){8}/)
  const crowd = await aClient()
  for (let sent = 0; sent < 200; sent++) crowd.send('GET /slow', '\r\n')
  expect(await crowd.ended()).toBe('')
  await expect.poll(() => connections.count()).toBe(1)
})
