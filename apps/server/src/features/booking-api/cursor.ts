import { AppError } from '../../platform/http/app-error.ts'

/** A place in the order of changes: the transaction of a change, then the booking. */
export type Cursor = { changedIn: bigint; id: string }

export const BEGINNING: Cursor = { changedIn: 0n, id: '' }

export function formatCursor({ changedIn, id }: Cursor): string {
  return Buffer.from(`${changedIn}.${id}`).toString('base64url')
}

/** Throws for what is none of ours. */
export function parseCursor(text: string): Cursor {
  const plain = Buffer.from(text, 'base64url').toString()
  const [, changedIn, id = ''] = /^(\d{1,19})\.([\w-]{0,22})$/.exec(plain) ?? []
  if (changedIn === undefined) throw unknownCursor()
  return { changedIn: BigInt(changedIn), id }
}

export function unknownCursor(): AppError {
  return new AppError('booking/cursor-unknown', 'This cursor is none of ours: begin again without one.')
}
