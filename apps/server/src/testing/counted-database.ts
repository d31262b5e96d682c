import type { Database, Tx } from '../platform/db/port.ts'

/** What begins a statement. */
const STATEMENTS = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', 'query'])

/** A database that counts the statements of tenants, for tests about how often something asks. */
export function countedDatabase(database: Database): { db: Database; statements: () => number } {
  let statements = 0
  const counting = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        if (STATEMENTS.has(String(name))) statements += 1
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const db: Database = {
    ...database,
    tenant: (propertyId, work, options) => database.tenant(propertyId, (tx) => work(counting(tx)), options),
  }
  return { db, statements: () => statements }
}
