import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import { isStaffed, nextStaffed } from '@innkeeper/domain/messaging/staffed-hours.ts'
import { maskedEmail, maskedPhone } from '@innkeeper/domain/messaging/thread-reading.ts'
import type { ThreadChannel } from './channels.ts'
import type { ThreadHouse } from './house.ts'
import type { ThreadEntryRow, ThreadRow } from './tables.ts'

type Shown = {
  house: ThreadHouse
  thread: ThreadRow | null
  /** Of those that are the guest's and the house's, those this device may read. */
  entries: readonly ThreadEntryRow[]
  isLocked: boolean
  /** The link key, where the visitor has a booking. */
  booking: string | null
  watchId: string | null
  asksForName: boolean
  channels: readonly ThreadChannel[]
  now: Date
}

export function presentGuestThread(shown: Shown): GuestThread {
  const { house, thread, entries, isLocked, booking, watchId, asksForName, channels, now } = shown
  const { settings, property } = house
  const { staffed } = settings.chat
  const next = nextStaffed(staffed, now.getTime(), property.timeZone)
  return {
    access: isLocked ? 'locked' : entries.length > 0 ? 'open' : 'none',
    entries: entries.map((entry) => presentEntry(entry, house.propertyId, booking)),
    unread: entries.filter(({ writtenBy, readAt }) => writtenBy === 'staff' && readAt === null).length,
    readByStaffAt: (entries.length > 0 && thread?.readByStaffAt?.toISOString()) || null,
    watchId,
    mayPicture: booking !== null,
    asksForName,
    staffed: {
      isNow: isStaffed(staffed, now.getTime(), property.timeZone),
      next: next === null ? null : new Date(next).toISOString(),
    },
    codeTo: isLocked ? channels.flatMap(codeAddress) : [],
  }
}

function presentEntry(
  { id, writtenBy, text, picture, at }: ThreadEntryRow,
  propertyId: string,
  booking: string | null,
): GuestThread['entries'][number] {
  return {
    id,
    isOwn: writtenBy === 'guest',
    text,
    picture:
      picture && booking !== null
        ? {
            src: `/api/guest/${propertyId}/thread/pictures/${id}?booking=${booking}`,
            width: picture.width,
            height: picture.height,
          }
        : null,
    at: at.toISOString(),
  }
}

function codeAddress({ channel, to }: ThreadChannel): GuestThread['codeTo'] {
  if (to === null || channel === 'guestbook') return []
  return [{ by: channel, to: channel === 'email' ? maskedEmail(to) : maskedPhone(to) }]
}
