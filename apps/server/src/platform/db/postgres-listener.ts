import pg from 'pg'
import type { DatabaseLogger } from './port.ts'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5000
/** A connection can be dead without a sign; a question now and then finds out. */
const HEARTBEAT_MS = 30_000
const ANSWER_LIMIT_MS = 10_000

type Listener = {
  channel: string
  onPayload: (payload: string) => void
  onReconnect: (() => void) | undefined
}

export type PostgresListener = {
  add(listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** One connection of its own for notifications: a pooled one would forget its channels. */
export function createPostgresListener(connectionString: string, logger: DatabaseLogger): PostgresListener {
  const listeners = new Set<Listener>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let closed = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      application_name: 'innkeeper notifications',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''))
      for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      }
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', lost)
    heartbeat = setInterval(() => client.query('select 1').catch(() => client.end()), HEARTBEAT_MS)
    heartbeat.unref()
    retryMs = FIRST_RETRY_MS
    return client
  }

  function deliver(channel: string, payload: string) {
    for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload)
  }

  function lost() {
    clearInterval(heartbeat)
    if (!closed) logger.warn({ retryMs }, 'the connection for database notifications was lost')
    reconnectLater()
  }

  function reconnectLater() {
    connection = undefined
    if (closed) return
    retry = setTimeout(reconnect, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  async function reconnect() {
    connection = connect()
    try {
      await connection
    } catch {
      logger.debug({ retryMs }, 'the connection for database notifications is still away')
      reconnectLater()
      return
    }
    logger.info({}, 'the connection for database notifications is back')
    for (const listener of listeners) listener.onReconnect?.()
  }

  async function remove(listener: Listener) {
    listeners.delete(listener)
    if ([...listeners].some(({ channel }) => channel === listener.channel)) return
    const client = await connection?.catch(() => undefined)
    await client?.query(`unlisten ${client.escapeIdentifier(listener.channel)}`).catch(() => {})
  }

  return {
    async add(listener) {
      listeners.add(listener)
      // While the connection is away, coming back picks the new channel up with the others.
      if (!connection && listeners.size > 1) return () => remove(listener)
      try {
        connection ??= connect()
        const client = await connection
        await client.query(`listen ${client.escapeIdentifier(listener.channel)}`)
      } catch (error) {
        listeners.delete(listener)
        if (listeners.size === 0) connection = undefined
        throw error
      }
      return () => remove(listener)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      const client = await connection?.catch(() => undefined)
      await client?.end().catch(() => {})
    },
  }
}
