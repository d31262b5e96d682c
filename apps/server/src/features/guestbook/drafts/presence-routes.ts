import * as api from '@innkeeper/api/guestbook/presence.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, write } from '../../../platform/http/handlers.ts'
import { endEditing, findEditors, keepEditing } from './presence.ts'
import { requireCard } from './save-draft.ts'

type Services = { db: Database; clock: Clock }

/** Who else edits. */
export function presenceHandlers({ db, clock }: Services): Handler[] {
  return [
    read(api.listEditors, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => findEditors(tx, propertyId, clock.now()), { readOnly: true }),
    ),
    write(api.keepEditing, async ({ staff, propertyId, params }, tx) => {
      await requireCard(tx, propertyId, params.cardId)
      return keepEditing(tx, staff, params.cardId, clock.now())
    }),
    write(api.endEditing, ({ staff, params }, tx) => endEditing(tx, staff, params.cardId, clock.now())),
  ]
}
