import { lockAccount, updateAccount } from '../../platform/auth/accounts.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { recordInEveryProperty } from './in-every-property.ts'

/** Entries of the log keep the name they were written with, so the log also says who was called what. */
export async function rename(db: Database, { userId }: Staff, after: string): Promise<void> {
  await db.installation(async (tx) => {
    const before = (await lockAccount(tx, userId))?.name
    if (before === undefined || before === after) return
    await updateAccount(tx, userId, { name: after })
    const action = 'account.renamed'
    await recordInEveryProperty(tx, { userId, actorName: before, action, details: { before, after } })
  })
}
