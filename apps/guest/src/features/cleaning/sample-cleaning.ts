import type { StayCleaning } from '@innkeeper/api/cleaning/guest.ts'
import type { Box } from '@innkeeper/api/guestbook.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'

/** A stay and its box, for tests. */
export const SAMPLE_PLACE = { hotel: 'fjellheim', booking: 'abc' }
/** A Monday. */
export const MONDAY = '2026-11-16'

export const SAMPLE_CLEANING: StayCleaning = {
  date: MONDAY,
  standing: 'open',
  choice: null,
  note: '',
  isCleaned: true,
  forcedNights: null,
}

export const SAMPLE_CLEANING_BOX: Box = {
  id: 'cleaning',
  type: 'RoomCleaningBox',
  parentId: null,
  isSealed: false,
  language: 'en',
  content: { title: 'Room cleaning tomorrow?', saving: 'You save 40 litres of water.' },
  pictures: [],
  options: { cleaningAction: 'either' },
  styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
  opens: DEFAULT_VISIBILITY,
}
