import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import { InvalidPropertyIdError, NestedTransactionError } from './errors.ts'
import type { TransactionOptions, WrittenEvent } from './port.ts'

/** Goes into SQL as text, since a parameter would cost a round trip of its own: nothing else may pass. */
const propertyIdPattern = /^[a-z0-9-]{3,40}$/

/** `open` tells whether the transaction is still there: work that was started in one may outlive it. */
type Scope = { open: boolean; readonly events: WrittenEvent[] }

const scope = new AsyncLocalStorage<Scope>()

export function assertOutsideTransaction(): void {
  if (scope.getStore()?.open) throw new NestedTransactionError()
}

/** Answers with the events that were written meanwhile; they are true once the transaction is committed. */
export async function runInTransactionScope<T>(
  run: () => Promise<T>,
): Promise<{ result: T; events: readonly WrittenEvent[] }> {
  assertOutsideTransaction()
  const store: Scope = { open: true, events: [] }
  try {
    return { result: await scope.run(store, run), events: store.events }
  } finally {
    store.open = false
  }
}

/** For whoever writes an event in the transaction at hand. */
export function noteWritten(event: WrittenEvent): void {
  scope.getStore()?.events.push(event)
}

/** Binds the role, and with it row level security, to the transaction it is sent in. */
export function tenantRoleSql(propertyId: string): string {
  if (!propertyIdPattern.test(propertyId)) throw new InvalidPropertyIdError()
  return `set local role innkeeper_tenant; set local app.property_id = '${propertyId}'`
}

/**
 * The same for a statement that is its own transaction: what stands in `from` is done before the call is made. Only for
 * functions: the tables of a statement itself would be checked for the role it began with.
 */
export function tenantCallSql(propertyId: string, call: SQL): SQL {
  if (!propertyIdPattern.test(propertyId)) throw new InvalidPropertyIdError()
  return sql`select ${call} as answer
    from set_config('role', 'innkeeper_tenant', true) as role,
      set_config('app.property_id', ${propertyId}, true) as property`
}

export const installationRoleSql = 'set local role innkeeper_installation'

export function accessModeSql(options: TransactionOptions | undefined): string {
  return options?.readOnly ? 'set transaction read only; ' : ''
}
