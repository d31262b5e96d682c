import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import { emitSessionEnded, recordInEveryProperty } from '../features/auth/in-every-property.ts'
import { deleteSecondFactor } from '../features/auth/second-factor-repository.ts'
import { findProperty } from '../features/properties/repository.ts'
import { endInvitationsOfClosed, endInvitationsOfProvider } from '../features/team/end-invitations.ts'
import { addInternalRole, removeInternalRole } from '../features/team/repository.ts'
import { type AccountRow, findAccountByEmail, updateAccount } from '../platform/auth/accounts.ts'
import { endAllSessions } from '../platform/auth/session-repository.ts'
import { systemClock } from '../platform/clock/system.ts'
import { StartupError } from '../platform/db/errors.ts'
import type { Tx } from '../platform/db/port.ts'
import { OPERATOR } from './operator.ts'
import { withInstallation } from './with-installation.ts'

/** For somebody who lost their phone and their recovery codes. */
export async function resetSecondFactor(email: string): Promise<void> {
  await withAccount(email, async (tx, account) => {
    const { id, name } = account
    if (!(await deleteSecondFactor(tx, id))) {
      throw new StartupError(`${email} has no second factor.`, 'There is nothing to reset.')
    }
    await endEverywhere(tx, id)
    await note(tx, account, 'second-factor.removed')
    return `${name} signs in with the password alone now, and sets a second factor up anew.`
  })
}

export const disableUser = (email: string) => withAccount(email, closeAccount)

/** Closes an account: it is signed out everywhere and cannot sign in, and no invitation of or to it is left. */
export async function closeAccount(tx: Tx, account: AccountRow): Promise<string> {
  const { id, name } = account
  await updateAccount(tx, id, { disabledAt: systemClock.now() })
  await endEverywhere(tx, id)
  await note(tx, account, 'account.disabled')
  const ended = await endInvitationsOfClosed(tx, account, BY_OPERATOR)
  return `${name} is signed out everywhere and cannot sign in.${inWords(ended)}`
}

export async function enableUser(email: string): Promise<void> {
  await withAccount(email, async (tx, account) => {
    const { id, name } = account
    await updateAccount(tx, id, { disabledAt: null })
    await note(tx, account, 'account.enabled')
    return `${name} can sign in again.`
  })
}

/** Makes somebody the provider's staff, who may enter every property. */
export async function grantInternal(email: string, { property }: { property: string }): Promise<void> {
  await withAccount(email, async (tx, account) => {
    const { id, name } = account
    if (!(await findProperty(tx, property)))
      throw new StartupError(`There is no property ${property}.`, 'See list-properties.')
    await addInternalRole(tx, id, property)
    await note(tx, account, 'role.changed', { after: 'internal' })
    return `${name} may enter every property; each entry is written to its audit log.`
  })
}

export const revokeInternal = (email: string) => withAccount(email, takeInternalRole)

/** Ends what somebody may do as the provider's staff, and the invitations they sent as such. */
export async function takeInternalRole(tx: Tx, account: AccountRow): Promise<string> {
  const { id, name, email } = account
  // Before a membership of nothing else ends, and with it the property that hears of all this.
  await note(tx, account, 'role.changed', { before: 'internal' })
  await endEverywhere(tx, id)
  if (!(await removeInternalRole(tx, id)))
    throw new StartupError(`${email} is not internal staff.`, 'There is nothing to revoke.')
  const ended = await endInvitationsOfProvider(tx, account, BY_OPERATOR)
  return `${name} may enter their own properties only.${inWords(ended)}`
}

function inWords(invitations: number): string {
  if (invitations === 0) return ''
  return invitations === 1 ? ' One open invitation ended.' : ` ${invitations} open invitations ended.`
}

const BY_OPERATOR = { actorId: null, actorName: OPERATOR }

/** Whoever operates the installation is nobody of the property; its log still says what they did. */
async function note(
  tx: Tx,
  { id, name, email }: AccountRow,
  action: AuditAction,
  details: Record<string, string> = {},
): Promise<void> {
  await recordInEveryProperty(tx, {
    userId: id,
    ...BY_OPERATOR,
    action,
    subject: name,
    details: { email, ...details },
  })
}

async function endEverywhere(tx: Tx, userId: string): Promise<void> {
  await endAllSessions(tx, { userId, reason: 'revoked', now: systemClock.now() })
  await emitSessionEnded(tx, userId)
}

async function withAccount(
  email: string,
  work: (tx: Tx, account: AccountRow) => Promise<string>,
): Promise<void> {
  await withInstallation(async ({ db }) => {
    const told = await db.installation(async (tx) => {
      const account = await findAccountByEmail(tx, email)
      if (!account) throw new StartupError(`${email} has no account.`, 'Look at the address again.')
      return work(tx, account)
    })
    console.log(told)
  })
}
