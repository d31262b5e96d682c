import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { StartupError } from '../db/errors.ts'
import { removeChannelFile, writeChannelFile } from './channel-file.ts'

const LOOPBACK = '127.0.0.1'
/** A command is a few words. */
const MOST_BYTES = 64 * 1024

/** While it works it says so this often. */
const SIGN_OF_LIFE_MS = 5000

/** What the channel ends with: what to tell the operator, or why it could not be done. */
type ChannelAnswer = { told: string } | { refused: { message: string; hint: string } }
/** One line each: how far it is, null for a sign of life, and at last the answer. */
export type ChannelLine = { progress: string | null } | ChannelAnswer

type Options = {
  dataDir: string
  log: Logger
  /** Does what a command asks; throws a StartupError that says what to do instead. */
  run(wish: unknown, tell: (progress: string) => void): Promise<string>
  signOfLifeMs?: number
}

/** Takes commands of operators while the server runs. */
export async function openOperatorChannel({
  dataDir,
  log,
  run,
  signOfLifeMs = SIGN_OF_LIFE_MS,
}: Options): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer(async (request, reply) => {
    if (!hasToken(request, token)) {
      reply.writeHead(403).end()
      return
    }
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const write = (line: ChannelLine) => reply.write(`${JSON.stringify(line)}\n`)
    const alive = setInterval(() => write({ progress: null }), signOfLifeMs)
    write(await answerTo(request, (progress) => write({ progress })))
    clearInterval(alive)
    reply.end()
  })

  async function answerTo(
    request: IncomingMessage,
    tell: (progress: string) => void,
  ): Promise<ChannelAnswer> {
    try {
      if (Number(request.headers['content-length'] ?? MOST_BYTES + 1) > MOST_BYTES)
        throw new StartupError('The command is too long.', 'Use shorter words.')
      return { told: await run(JSON.parse(await text(request)), tell) }
    } catch (error) {
      if (error instanceof StartupError) return { refused: { message: error.message, hint: error.hint } }
      log.error({ err: error }, 'a command of an operator failed')
      return { refused: { message: 'The server could not do this.', hint: 'Its log says why.' } }
    }
  }

  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  writeChannelFile(dataDir, { port: (server.address() as AddressInfo).port, token })
  return {
    async close() {
      removeChannelFile(dataDir)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function hasToken(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return request.method === 'POST' && given.length === right.length && timingSafeEqual(given, right)
}
