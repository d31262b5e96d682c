import type { Event, NodeClient } from '@sentry/node'
import type { Clock } from '../clock/port.ts'
import { StartupError } from '../db/errors.ts'
import { describeError } from './described-error.ts'
import { createLoggedErrorReports } from './log-only.ts'
import type { ErrorContext, ErrorLog, ErrorReports } from './port.ts'
import { scrubbedContext } from './scrubbed-context.ts'

/** A loop that fails must not become a flood at the other end. */
const MAX_REPORTS_PER_MINUTE = 60

export type SentryOptions = { dsn: string; release?: string; log: ErrorLog; clock: Clock }

/** Logs each error and sends it to a Sentry-compatible address. */
export async function createSentryErrorReports(options: SentryOptions): Promise<ErrorReports> {
  const { dsn, release, log, clock } = options
  requireDsn(dsn)
  // Only here: the library takes tens of megabytes, and most installations never set an address.
  const { NodeClient, defaultStackParser, makeNodeTransport } = await import('@sentry/node')
  const client = new NodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    // Nothing is collected on its own: an event holds what is built below and no more.
    integrations: [],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    beforeSend: withoutSurroundings,
    ...(release !== undefined && { release }),
  })
  const logged = createLoggedErrorReports(log)
  const mayReport = createMinuteLimit(clock)

  return {
    report: (error, context = {}) => {
      logged.report(error, context)
      if (mayReport()) client.captureEvent(toEvent(error, context, client))
    },
    flush: async (limitMs) => {
      await client.flush(limitMs)
    },
  }
}

function requireDsn(dsn: string): void {
  const url = URL.canParse(dsn) ? new URL(dsn) : undefined
  const valid = url && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\d+$/.test(url.pathname)
  if (valid) return
  throw new StartupError(
    'ERROR_REPORTS_DSN is not the address of an error service.',
    'Write https://key@host/1',
  )
}

function toEvent(error: unknown, context: ErrorContext, client: NodeClient): Event {
  const { extra, ...tags } = scrubbedContext(context)
  const { stackParser } = client.getOptions()
  const values = describeError(error).map(({ type, message, stack }) => ({
    type,
    value: message,
    stacktrace: { frames: stackParser(stack).map(withoutHome) },
  }))
  // Sentry reads a chain from its root.
  return { level: 'error', exception: { values: values.reverse() }, tags, ...(extra && { extra }) }
}

type Frame = { filename?: string }

// Where the installation lies may tell its owner's name; the path inside it is what helps.
function withoutHome({ filename = '', ...frame }: Frame): Frame {
  const inside = /(?:^|\/)((?:apps|packages|node_modules|scripts)\/.*)$/.exec(filename)?.[1]
  const short = filename.startsWith('node:') ? filename : (inside ?? filename.split(/[\\/]/).at(-1) ?? '')
  return { ...frame, filename: short }
}

function withoutSurroundings<E extends Event>(event: E): E {
  const { user: _user, request: _request, breadcrumbs: _breadcrumbs, server_name: _server, ...rest } = event
  return { ...rest, contexts: {} } as E
}

function createMinuteLimit(clock: Clock): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(clock.now().getTime() / 60_000)
    if (now !== minute) {
      minute = now
      count = 0
    }
    count += 1
    return count <= MAX_REPORTS_PER_MINUTE
  }
}
