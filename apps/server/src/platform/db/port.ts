// The database port: one PostgreSQL dialect on two engines, the embedded PGlite and a PostgreSQL server.
// Every statement of the product runs in a transaction that carries its role, so row level security binds it.
import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** What `tx.execute` answers on both engines; nothing else of the drivers' results is shared. */
export type Rows<Row> = { rows: Row[] }

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** A transaction, or anything that queries like one; the same type on both engines. */
export type Tx = PgDatabase<RowsResult, Record<string, never>>

export type TransactionOptions = {
  /** Reads go on when the disk is nearly full; a write in such a transaction is refused by the database. */
  readonly readOnly?: boolean
}

/** An event as a transaction wrote it, before it has its place among all others. */
export type WrittenEvent = { readonly propertyId: string; readonly name: string; readonly payload: unknown }

/** Runs right after a commit, before whoever asked for the transaction goes on; must be quick. */
export type CommitListener = (events: readonly WrittenEvent[]) => void

export type RawHandle =
  | { readonly kind: 'pglite'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly connectionString: string }

export type Database = {
  readonly engine: 'pglite' | 'postgres'
  /** One transaction as the tenant role with row level security bound to this property. */
  tenant<T>(propertyId: string, fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * One call of a database function as the tenant role, behind the same walls, in one round trip: for what many do at
   * once. The call is its own transaction; a function that raises leaves nothing behind.
   */
  tenantCall<T>(propertyId: string, call: SQL): Promise<T>
  /** One transaction over the installation-wide tables (users, memberships, outbox reading). */
  installation<T>(fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Plain SQL for the job queue's own schema; several statements only without values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls back for each notification on the channel, in commit order, until the answered function is called.
   * `onReconnect` tells that notifications may have been lost and the listener has to catch up.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>
  /** Calls back after each transaction of this process that wrote events, with those that it wrote itself. */
  onCommit(listener: CommitListener): () => void
  ping(): Promise<void>
  close(): Promise<void>
  /** For the job queue and the migrations, which bring their own transactions. */
  readonly raw: RawHandle
}

/** The part of the application's logger (pino) that the database uses. */
export type DatabaseLogger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
