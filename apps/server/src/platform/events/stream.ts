import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { NoRoomError } from '../http/no-room-error.ts'
import type { EventHub, StreamRefusal, StreamRequest, StreamSink } from './port.ts'

/** A client with this much unread is dropped; it comes back and gets what it missed. */
export const MAX_UNREAD_BYTES = 256 * 1024
const END_LIMIT_MS = 1000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform keeps proxies from compressing, which would hold frames back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Answers a request with a stream of live events; throws AppError when there is no room. */
export function openLiveStream(
  hub: EventHub,
  request: FastifyRequest,
  reply: FastifyReply,
  listener: Pick<StreamRequest, 'propertyId' | 'audience' | 'isFor'> & { memberId?: string },
): void {
  refuseWithoutRoom(hub.refusal({ ...listener, address: request.ip }))
  reply.hijack()
  const { raw } = reply
  // Headers that hooks have set, such as those for security, would be lost with the hijacked answer.
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS })
  if (request.method === 'HEAD') {
    raw.end()
    return
  }
  raw.flushHeaders()
  // Registered first: subscribing may already drop a client that is gone.
  let subscription: { close(): void } | undefined
  raw.on('close', () => subscription?.close())
  raw.on('error', () => subscription?.close())
  subscription = hub.subscribe({
    ...listener,
    after: placeAskedFor(request),
    address: request.ip,
    sink: sinkInto(raw),
  })
  if (raw.destroyed) subscription.close()
}

/** Whoever holds many already is one too many themselves; the others meet a server that is full. */
function refuseWithoutRoom(refusal: StreamRefusal | null): void {
  if (refusal === null) return
  if (refusal === 'too-many-from-network' || refusal === 'too-many-of-member')
    throw new AppError('request/too-many', 'Too many live streams are open here; close some.')
  throw new NoRoomError('There is no room for another live stream.')
}

/** A browser repeats the first address when it reconnects, so the header knows better than the query. */
function placeAskedFor(request: FastifyRequest): string | null {
  const header = request.headers['last-event-id']
  if (typeof header === 'string' && header !== '') return header
  const { after } = request.query as { after?: unknown }
  return typeof after === 'string' && after !== '' ? after : null
}

function sinkInto(raw: FastifyReply['raw']): StreamSink {
  return {
    write: (frame) => {
      if (raw.destroyed || raw.writableEnded) return false
      raw.write(frame)
      if (raw.writableLength <= MAX_UNREAD_BYTES) return true
      raw.destroy()
      return false
    },
    end: () => {
      raw.end()
      // A client that does not read would never take the rest and hold a stopping server up.
      setTimeout(() => raw.destroy(), END_LIMIT_MS).unref()
    },
  }
}
