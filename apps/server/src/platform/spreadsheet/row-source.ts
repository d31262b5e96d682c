import type { SheetRow } from './port.ts'

/** Rows one by one, knowing whether there is one more. */
export type RowSource = {
  /** Null after the last. */
  readonly row: SheetRow | null
  advance(): Promise<void>
  /** Tells whoever makes the rows that no more are wanted. */
  close(): Promise<void>
}

export async function openRows(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): Promise<RowSource> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  let row: SheetRow | null = null
  async function advance(): Promise<void> {
    const next = await iterator.next()
    row = next.done ? null : next.value
  }
  await advance()
  return {
    get row() {
      return row
    },
    advance,
    async close() {
      await iterator.return?.()
    },
  }
}
