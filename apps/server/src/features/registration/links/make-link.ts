import { fillPath } from '@innkeeper/api/address.ts'
import { hashToken } from '../../../platform/auth/secrets.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { type LinkRow, registrationLinks } from '../tables.ts'

type NewLink = Pick<LinkRow, 'propertyId' | 'bookingId' | 'person' | 'name' | 'madeAt' | 'expiresAt'> & {
  /** Who turned the tablet round at the desk, or the guest: by which key of the booking, on which device. */
  by: { author: { id: string; name: string } } | { linkKey: string; deviceHash: string }
}

/** A link that opens one person's form once; its address is answered and nowhere stored. */
export async function makeLink(tx: Tx, { by, ...link }: NewLink): Promise<{ id: string; path: string }> {
  const token = newId()
  const id = newId()
  await tx.insert(registrationLinks).values({
    ...link,
    id,
    tokenHash: hashToken(token),
    ...('author' in by
      ? { authorId: by.author.id, authorName: by.author.name }
      : { linkKeyHash: hashToken(by.linkKey), deviceHash: by.deviceHash }),
  })
  const path = fillPath('/registration-form/:hotel/:bookingId', { hotel: link.propertyId, bookingId: token })
  return { id, path }
}
