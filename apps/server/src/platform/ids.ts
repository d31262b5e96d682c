import { randomBytes } from 'node:crypto'

/** A new public id: 128 random bits as base64url. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
