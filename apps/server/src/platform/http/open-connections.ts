import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { answerClientError } from './client-error.ts'

/** A request that is half sent gets this long to come in whole once the server is closing. */
const HALF_SENT_LIMIT_MS = 1000
/** Where new connections never stop coming, the last of them are lost. */
const TAKING_LIMIT_MS = 1000
/** Browsers and proxies wait for an answer before they ask again; whoever sends so many ahead means no good. */
const MOST_AT_ONCE = 16

export type OpenConnections = {
  follow(server: Server): void
  /** Is handed every request; has it answered unless its connection can carry no answer any more, or too many. */
  begin(request: IncomingMessage, response: ServerResponse, answer: () => void): void
  count(): number
  /** Takes no more connections than those that wait already; then every answer says that it is the last on its own. */
  letGo(): Promise<void>
  /** Closes each connection once its answers are sent, and soon those on which the rest of a request never comes. */
  closeWhenIdle(): void
  /** Closes all, whatever is under way. */
  closeAll(): void
}

/** Follows what is open, so that a server stops without losing an answer and without waiting for nobody. */
export function createOpenConnections(halfSentLimitMs = HALF_SENT_LIMIT_MS): OpenConnections {
  const servers = new Set<Server>()
  const open = new Map<Socket, Set<ServerResponse>>()
  let taken = 0
  let held: (() => void)[] | null = null
  let isLettingGo = false
  let isClosing = false

  /**
   * One is taken in each turn: a turn without one has left nobody waiting, whose request would be lost. What came
   * meanwhile is answered after it, since on a busy machine turns take long.
   */
  async function takeThoseWaiting() {
    const giveUpAt = performance.now() + TAKING_LIMIT_MS
    await nextTurn()
    for (let before = -1; before !== taken && performance.now() < giveUpAt; ) {
      before = taken
      await nextTurn()
    }
  }

  function answerHeld() {
    const answers = held ?? []
    held = null
    for (const answer of answers) answer()
  }

  /** Only now, or clients would come again on connections that wait behind the others. */
  function announce() {
    isLettingGo = true
    for (const answers of open.values()) for (const answer of answers) answer.shouldKeepAlive = false
  }

  function endHalfSent() {
    for (const [socket, answers] of open) {
      const isMissingMore = [...answers].every(({ req, headersSent }) => !req.complete && !headersSent)
      if (!isMissingMore) continue
      if (socket.bytesRead === 0) socket.destroy()
      else
        answerClientError(Object.assign(new Error('half sent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }
  }

  return {
    follow(server) {
      servers.add(server)
      server.on('connection', (socket: Socket) => {
        taken += 1
        open.set(socket, new Set())
        socket.once('close', () => open.delete(socket))
      })
    },
    begin(request, response, answer) {
      const { socket } = request
      const answers = open.get(socket)
      // What tests inject has no connection.
      if (!answers) return answer()
      if (!socket.writable) return
      if (answers.size >= MOST_AT_ONCE) return void socket.destroy()
      answers.add(response)
      if (isLettingGo) response.shouldKeepAlive = false
      response.once('close', () => {
        answers.delete(response)
        // One that began before has told its client to come again.
        if (isClosing && answers.size === 0) socket.destroySoon()
      })
      if (held) held.push(answer)
      else answer()
    },
    count: () => open.size,
    async letGo() {
      held ??= []
      await takeThoseWaiting()
      servers.forEach(stopListening)
      announce()
      answerHeld()
    },
    closeWhenIdle() {
      announce()
      isClosing = true
      setTimeout(endHalfSent, halfSentLimitMs).unref()
    },
    closeAll() {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}

/** As `server.close()`, which would also cut connections that a request may be on its way on. */
function stopListening(server: Server): void {
  if (server.listening) NetServer.prototype.close.call(server)
}
