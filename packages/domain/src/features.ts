/** Every feature's slug; the same word names it on every floor of the house. */
export const FEATURES = [
  'auth',
  'properties',
  'modules',
  'team',
  'units',
  'guests',
  'guestbook',
  'media',
  'fonts',
  'orders',
  'payments',
  'upselling',
  'room-upgrades',
  'html-builder',
  'messaging',
  'automations',
  'registration',
  'survey',
  'cleaning',
  'statistics',
  'today',
  'audit',
  'search',
] as const

export type Feature = (typeof FEATURES)[number]
