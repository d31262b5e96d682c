import type { Thread, ThreadEntry } from '@innkeeper/api/messaging/threads.ts'

export function sampleEntry(change: Partial<ThreadEntry> = {}): ThreadEntry {
  return {
    id: 'e1',
    writtenBy: 'guest',
    channel: 'guestbook',
    text: 'Could we borrow a cot for Ella?',
    picture: null,
    author: null,
    from: null,
    at: '2026-11-15T15:02:00.000Z',
    readAt: null,
    state: null,
    reason: null,
    goesOutAt: null,
    ...change,
  }
}

/** Astrid in 204, who wrote from the guestbook; a test says what is different. */
export function sampleThread(change: Partial<Thread> = {}): Thread {
  return {
    id: 't1',
    bookingId: 'b1',
    name: 'Astrid Nilsen',
    unit: '204',
    language: 'en',
    languageIndex: 0,
    last: 'Could we borrow a cot for Ella?',
    lastAt: '2026-11-15T15:02:00.000Z',
    lastBy: 'guest',
    channel: 'guestbook',
    isUnread: false,
    waitsSince: '2026-11-15T15:02:00.000Z',
    assignedTo: null,
    isDone: false,
    entries: [sampleEntry()],
    readByGuestAt: null,
    channels: [
      { channel: 'guestbook', to: null, why: null },
      { channel: 'sms', to: '+47 412 55 018', why: null },
      { channel: 'email', to: 'astrid.nilsen@fjordpost.example', why: null },
    ],
    arrival: '2026-11-13',
    departure: '2026-11-18',
    placeholders: { firstName: 'Astrid', lastName: 'Nilsen', roomNumber: '204', propertyName: 'Fjellheim' },
    ...change,
  }
}
