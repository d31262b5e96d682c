import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import {
  SET_UP_CODE_LENGTH,
  SET_UP_CODE_LETTERS,
  typedSetUpCode,
} from '@innkeeper/domain/auth/set-up-code.ts'
import { installation } from '../../platform/auth/tables.ts'
import type { Database } from '../../platform/db/port.ts'

type Dependencies = { db: Database; secret: string }

/**
 * What the terminal shows to whoever may become the first owner. Derived from the secret key, which all nodes share
 * and which outlives a restart, and from when the installation was made; so it is stored nowhere, and another database
 * with the same key has another one.
 */
export function createSetUpCode({ db, secret }: Dependencies) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'innkeeper set-up code', 32))

  async function current(): Promise<string> {
    const [row] = await db.installation(
      (tx) => tx.select({ createdAt: installation.createdAt }).from(installation),
      { readOnly: true },
    )
    const bytes = createHmac('sha256', key)
      .update(row?.createdAt.toISOString() ?? '')
      .digest()
    return [...bytes.subarray(0, SET_UP_CODE_LENGTH)]
      .map((byte) => SET_UP_CODE_LETTERS[byte % SET_UP_CODE_LETTERS.length])
      .join('')
  }

  return {
    current,
    async isRight(typed: string): Promise<boolean> {
      const right = Buffer.from(await current())
      const given = Buffer.from(typedSetUpCode(typed))
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
