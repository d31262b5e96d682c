import pg from 'pg'
import type { Database } from './port.ts'

/**
 * Long work that one process at a time does, however long it takes; whoever comes meanwhile waits. An embedded database
 * has one process anyway.
 */
export async function whileAlone<T>(
  { raw }: Pick<Database, 'raw'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (raw.kind === 'pglite') return work()
  // Not from the pool: it holds the lock between transactions and without a limit, and gives it up when it is killed.
  const client = new pg.Client({
    connectionString: raw.connectionString,
    application_name: `innkeeper ${name}`,
  })
  const lost: Error[] = []
  client.on('error', (error) => lost.push(error))
  try {
    await client.connect()
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const done = await work()
    if (lost[0]) throw lost[0]
    return done
  } finally {
    await client.end().catch(() => undefined)
  }
}
