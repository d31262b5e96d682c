/** Where an event stands in the order of all events: its transaction, then its number. */
export type EventPosition = { readonly transactionId: bigint; readonly seq: bigint }

const MAX_TRANSACTION_ID = 2n ** 64n - 1n
const MAX_SEQ = 2n ** 63n - 1n

export function formatPosition({ transactionId, seq }: EventPosition): string {
  return `${transactionId}-${seq}`
}

/** Null for anything that is not an event id; ids come from clients. */
export function parsePosition(id: string): EventPosition | null {
  const [, transaction, number] = /^(\d{1,20})-(\d{1,19})$/.exec(id) ?? []
  if (transaction === undefined || number === undefined) return null
  const position = { transactionId: BigInt(transaction), seq: BigInt(number) }
  return position.transactionId <= MAX_TRANSACTION_ID && position.seq <= MAX_SEQ ? position : null
}

/** Whether `a` comes after `b`. Ids are numbers beyond 2^53, so neither strings nor floats compare right. */
export function isAfter(a: EventPosition, b: EventPosition): boolean {
  return a.transactionId === b.transactionId ? a.seq > b.seq : a.transactionId > b.transactionId
}
