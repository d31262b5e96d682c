import type { Thread, ThreadEntry, ThreadItem } from '@innkeeper/api/messaging/threads.ts'
import type { ThreadChannel } from './channels.ts'
import type { ThreadHouse } from './house.ts'
import type { ListedThread, MessageStateOf } from './repository.ts'
import type { ThreadEntryRow } from './tables.ts'

/** A thread as the inbox lists it. */
export function presentItem({ thread, stay, last, isUnread }: ListedThread, house: ThreadHouse): ThreadItem {
  const { index, code } = house.languageOf(stay?.language ?? thread.language)
  return {
    id: thread.id,
    bookingId: stay?.id ?? null,
    name: stay ? `${stay.firstName} ${stay.lastName}`.trim() : (thread.visitorName ?? thread.sender ?? ''),
    unit: stay ? stay.unitCode : thread.visitorRoom,
    language: code,
    languageIndex: index,
    last: last?.text ?? '',
    lastAt: thread.lastAt.toISOString(),
    lastBy: last?.writtenBy ?? 'staff',
    channel: last?.channel ?? 'guestbook',
    isUnread,
    waitsSince: thread.waitsSince?.toISOString() ?? null,
    assignedTo: thread.assignedTo ? { id: thread.assignedTo, name: thread.assignedName ?? '' } : null,
    isDone: thread.doneAt !== null,
  }
}

type Around = {
  entries: readonly ThreadEntryRow[]
  states: ReadonlyMap<string, MessageStateOf>
  channels: ThreadChannel[]
  house: ThreadHouse
}

export function presentThread(found: ListedThread, { entries, states, channels, house }: Around): Thread {
  const { thread, stay } = found
  const { values } = stay ? house.factsOf(stay) : { values: { propertyName: house.property.name } }
  return {
    ...presentItem(found, house),
    entries: entries.map((entry) => presentEntry(entry, states)),
    readByGuestAt: thread.readByGuestAt?.toISOString() ?? null,
    channels,
    arrival: stay?.arrival ?? null,
    departure: stay?.departure ?? null,
    placeholders: values,
  }
}

function presentEntry(entry: ThreadEntryRow, states: ReadonlyMap<string, MessageStateOf>): ThreadEntry {
  const {
    id,
    threadId,
    writtenBy,
    channel,
    text,
    picture,
    authorName,
    at,
    readAt,
    goesOutAt,
    messageId,
    sentFrom,
  } = entry
  const message = messageId === null ? undefined : states.get(messageId)
  return {
    id,
    writtenBy,
    channel,
    text,
    picture: picture && {
      src: `/api/hotel/threads/${threadId}/pictures/${id}`,
      width: picture.width,
      height: picture.height,
    },
    author: authorName,
    from: sentFrom,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    state: message?.state ?? null,
    reason: message?.failure ?? null,
    goesOutAt: goesOutAt?.toISOString() ?? null,
  }
}
