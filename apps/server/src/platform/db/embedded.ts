import { AsyncResource } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite'
import { createCommits } from './commits.ts'
import { diskFull, type EmbeddedClient } from './embedded-client.ts'
import type { FreeSpace } from './free-space.ts'
import type { Database, TransactionOptions, Tx } from './port.ts'
import {
  accessModeSql,
  assertOutsideTransaction,
  installationRoleSql,
  runInTransactionScope,
  tenantCallSql,
  tenantRoleSql,
} from './transaction-scope.ts'

type EmbeddedParts = {
  readonly client: EmbeddedClient
  readonly freeSpace?: FreeSpace | undefined
  readonly onClosed?: () => Promise<void>
}

/** The database port on PGlite, which has one connection and a login user that row level security never binds. */
export function createEmbeddedDatabase({ client, freeSpace, onClosed }: EmbeddedParts): Database {
  const dialect = new PgDialect()
  const commits = createCommits()

  async function transact<T>(
    role: string,
    fn: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> {
    assertOutsideTransaction()
    if (!options?.readOnly && (await freeSpace?.isLow())) throw diskFull()
    const { result, events } = await client.transactionForDrizzle((pglite) =>
      runInTransactionScope(async () => {
        await pglite.exec(accessModeSql(options) + role)
        const session = new PgliteSession(pglite, dialect, undefined)
        return fn(new PgliteTransaction(dialect, session, undefined))
      }),
    )
    commits.tell(events)
    return result
  }

  let closing: Promise<void> | undefined

  return {
    engine: 'pglite',
    raw: { kind: 'pglite', client },
    tenant: async (propertyId, fn, options) => transact(tenantRoleSql(propertyId), fn, options),
    installation: (fn, options) => transact(installationRoleSql, fn, options),
    async tenantCall<T>(propertyId: string, call: SQL) {
      assertOutsideTransaction()
      if (await freeSpace?.isLow()) throw diskFull()
      const { sql: text, params } = dialect.sqlToQuery(tenantCallSql(propertyId, call))
      const { rows } = await client.query<{ answer: T }>(text, params)
      return rows[0]?.answer as T
    },
    async executeSql(text, values) {
      if (values) return client.query(text, values)
      return { rows: (await client.exec(text)).at(-1)?.rows ?? [] }
    },
    async listen(channel, onPayload) {
      // PGlite calls back from inside the commit that notifies; the listener must not take that scope over.
      const deliver = AsyncResource.bind((payload: string) => void setImmediate(onPayload, payload))
      const stop = await client.listen(channel, deliver)
      return () => stop()
    },
    onCommit: commits.on,
    async ping() {
      await client.query('select 1')
    },
    close() {
      closing ??= client.close().finally(onClosed)
      return closing
    },
  }
}
