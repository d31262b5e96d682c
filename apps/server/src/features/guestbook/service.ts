import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { saveCard } from '@innkeeper/api/guestbook.ts'
import { KEPT_VERSIONS } from '@innkeeper/domain/guestbook/constants.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { presentStaffCard } from './presenter.ts'
import {
  type CardRow,
  deleteVersionsUpTo,
  findCard,
  findCards,
  insertVersion,
  takeNextVersion,
  updateDraft,
} from './repository.ts'
import { keepVoucherRecords } from './voucher-repository.ts'

export type CardChange = BodyOf<typeof saveCard>

export type GuestbookService = {
  requireCard(tx: Tx, propertyId: string, cardId: string): Promise<CardRow>
  saveDraft(tx: Tx, staff: Staff, cardId: string, change: CardChange): Promise<CardRow>
  publish(tx: Tx, staff: Staff): Promise<{ version: number; publishedAt: string }>
}

export function createGuestbookService(clock: Clock): GuestbookService {
  async function requireCard(tx: Tx, propertyId: string, cardId: string): Promise<CardRow> {
    const row = await findCard(tx, propertyId, cardId)
    if (!row) throw new AppError('guestbook/card-unknown', 'No such card.')
    return row
  }

  return {
    requireCard,

    async saveDraft(tx, staff, cardId, { revision, ...change }) {
      const { propertyId } = staff
      const before = await requireCard(tx, propertyId, cardId)
      const saved = await updateDraft(tx, propertyId, {
        draft: { ...before.draft, ...change },
        revision,
        changedBy: staff.name,
        changedAt: clock.now(),
      })
      if (!saved) {
        const current = await requireCard(tx, propertyId, cardId)
        throw new AppError('guestbook/stale-revision', 'Somebody saved this card meanwhile.', {
          current: presentStaffCard(current),
        })
      }
      await emit(tx, propertyId, 'card.changed', { cardId, revision: saved.revision, by: staff.userId })
      return saved
    },

    async publish(tx, staff) {
      const { propertyId } = staff
      const version = await takeNextVersion(tx, propertyId)
      const rows = await findCards(tx, propertyId)
      if (rows.every((row) => row.revision === row.publishedRevision)) {
        throw new AppError('guestbook/nothing-to-publish', 'Guests see the latest cards already.')
      }
      const publishedAt = clock.now()
      await insertVersion(tx, propertyId, {
        version,
        cards: rows.map((row) => row.draft),
        publishedBy: staff.userId,
        publishedAt,
      })
      const vouchers = rows.filter((row) => row.draft.type === 'Voucher')
      await keepVoucherRecords(
        tx,
        propertyId,
        vouchers.map((row) => row.id),
      )
      await deleteVersionsUpTo(tx, propertyId, version - KEPT_VERSIONS)
      await emit(tx, propertyId, 'guestbook.published', { version })
      return { version, publishedAt: publishedAt.toISOString() }
    },
  }
}
