import { AppError } from '../../../platform/http/app-error.ts'

/** A place in the list: behind this message. */
export type OutboxPlace = { createdAt: Date; id: string }

export function writeCursor({ createdAt, id }: OutboxPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Throws for what is none of ours. */
export function readCursor(text: string): OutboxPlace {
  const plain = Buffer.from(text, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(plain) ?? []
  if (time === undefined || id === undefined) {
    throw new AppError('request/invalid', 'No such place in the list.')
  }
  return { createdAt: new Date(Number(time)), id }
}
