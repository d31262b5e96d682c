import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { findMembers } from '../../team/service.ts'
import type { ResponseRow } from '../tables.ts'
import { type ReadableBy, requireReadable } from './readable.ts'
import { keptTag, lockResponse, updateResponse } from './responses.ts'

type Wanted = {
  responseId: string
  revision: number
  isHandled: boolean
  note: string
  ownerId: string | null
}

async function locked(tx: Tx, staff: Staff, id: string, readableBy: ReadableBy): Promise<ResponseRow> {
  const row = await lockResponse(tx, staff.propertyId, id)
  requireReadable(row, readableBy)
  return row
}

export type Owner = { id: string; name: string }

/** Who can take a response over: everybody of the property who handles them. */
export async function findOwners(db: Database, propertyId: string): Promise<Owner[]> {
  const members = await db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
  return members
    .filter((member) => can(member, 'responses:handle'))
    .map(({ userId, name }) => ({ id: userId, name }))
}

/** What staff do with a response; each in the transaction of its call. */
export function createResponseCommands({ clock }: { clock: Clock }) {
  return {
    /** Of two at once the second learns who was faster, with the note they wrote. */
    async handle(
      tx: Tx,
      staff: Staff,
      { responseId, revision, isHandled, note, ownerId }: Wanted,
      { readableBy, owners }: { readableBy: ReadableBy; owners: readonly Owner[] },
    ): Promise<void> {
      const row = await locked(tx, staff, responseId, readableBy)
      const wasHandled = row.handledAt !== null
      const isThere = wasHandled === isHandled && row.note === note.trim() && row.ownerId === ownerId
      // A press whose answer was lost comes again: what they wanted is there, and of their own making.
      if (isThere && (!isHandled || row.handledBy === staff.name)) return
      if (row.revision !== revision)
        throw new AppError('survey/handled', 'Somebody else was faster.', {
          by: row.handledBy,
          at: row.handledAt?.toISOString() ?? null,
        })
      const owner = ownerId === null ? null : ownerIn(owners, row, ownerId)
      await updateResponse(tx, row, {
        ...{ note: note.trim(), ownerId: owner?.id ?? null, ownerName: owner?.name ?? null },
        ...(isHandled !== wasHandled && {
          handledAt: isHandled ? clock.now() : null,
          handledBy: isHandled ? staff.name : null,
        }),
        revision: row.revision + 1,
      })
      if (isHandled !== wasHandled)
        await recordBy(tx, staff, {
          action: isHandled ? 'survey-response.handled' : 'survey-response.reopened',
          subject: null,
        })
      await emit(tx, staff.propertyId, 'survey-response.changed', { responseId })
    },

    async tag(
      tx: Tx,
      staff: Staff,
      { responseId, tags }: { responseId: string; tags: readonly string[] },
      readableBy: ReadableBy,
    ): Promise<void> {
      const row = await locked(tx, staff, responseId, readableBy)
      await updateResponse(tx, row, { tags: [...new Set(tags.map(keptTag))] })
      await emit(tx, staff.propertyId, 'survey-response.changed', { responseId })
    },
  }
}

/** Whoever took it over before stays with it, also where they left the team since. */
function ownerIn(owners: readonly Owner[], { ownerId, ownerName }: ResponseRow, id: string): Owner {
  const owner = owners.find((each) => each.id === id)
  if (owner) return owner
  if (id === ownerId) return { id, name: ownerName ?? '' }
  throw new AppError('team/member-unknown', 'Nobody of the team.')
}
