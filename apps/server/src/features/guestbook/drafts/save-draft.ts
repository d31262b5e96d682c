import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { saveCard } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { presentStaffCard } from '../presenter.ts'
import { type CardRow, findCard, updateDraft } from '../repository.ts'
import { tracked } from '../translation/track.ts'
import { unknownCard } from './refusals.ts'
import { saysSame } from './replace-drafts.ts'

export type CardChange = BodyOf<typeof saveCard> & { now: Date }

/** Throws `guestbook/card-unknown`. */
export async function requireCard(tx: Tx, propertyId: string, cardId: string): Promise<CardRow> {
  const row = await findCard(tx, propertyId, cardId)
  if (!row) throw unknownCard()
  return row
}

/** Throws `guestbook/stale-revision` with the card as it is now. */
export async function saveDraft(
  tx: Tx,
  staff: Staff,
  cardId: string,
  { revision, now, ...change }: CardChange,
): Promise<CardRow> {
  const { propertyId } = staff
  const before = await requireCard(tx, propertyId, cardId)
  const draft = await tracked(tx, propertyId, before.draft, changed(before.draft, change))
  // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
  if (saysSame(before.draft, draft)) return before
  const saved = await updateDraft(tx, propertyId, {
    draft,
    revision,
    changedBy: staff.name,
    changedAt: now,
  })
  if (!saved) {
    const current = await requireCard(tx, propertyId, cardId)
    throw new AppError('guestbook/stale-revision', 'Somebody saved this card meanwhile.', {
      current: presentStaffCard(current, false),
    })
  }
  await emit(tx, propertyId, 'card.changed', { cardId, revision: saved.revision, by: staff.userId })
  return saved
}

/** The draft with what a save names; a form belongs to a Product alone. */
function changed(
  draft: Card,
  { form, serviceCharge, ...change }: Omit<CardChange, 'revision' | 'now'>,
): Card {
  const named = Object.entries({
    ...change,
    ...(CARD_KINDS[draft.type].hasForm ? { form, serviceCharge } : {}),
  })
  return { ...draft, ...Object.fromEntries(named.filter(([, value]) => value !== undefined)) }
}
