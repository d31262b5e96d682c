import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Place } from './segment-sql.ts'

/** A place in the list: in which of its stretches, and behind whom. */
export type ListPlace = Place & { segment: number }

const cursorSchema = z.tuple([z.int().check(z.gte(0)), z.string(), z.string(), z.string()])

export function writeCursor({ segment, key, name, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([segment, key, name, id])).toString('base64url')
}

export function readCursor(text: string): ListPlace {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw new AppError('request/invalid', 'No such place in the list.')
  const [segment, key, name, id] = parsed.data
  return { segment, key, name, id }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
