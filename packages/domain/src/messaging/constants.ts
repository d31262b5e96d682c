/** Whom a message can go to; audiences combine (spec 9). */
export const AUDIENCES = [
  'arrivals today',
  'arrivals tomorrow',
  'departures today',
  'departures tomorrow',
  'arrivals on date',
  'departures on date',
  'in-house guests',
  'unit categories',
  'units',
  'target groups',
  'specific guests',
] as const
/** SMS wait until morning, property time. */
export const QUIET_HOURS = { start: '21:00', end: '08:00' } as const
