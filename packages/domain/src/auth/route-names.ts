/** Names of the staff app's routes (spec 2); addresses are below /admin. */
export const ROUTE_PATHS = {
  LOGIN: '/login',
  USER_CREATE: '/create-account',
  TODAY: '/',
  GUESTS: '/guests',
  GUESTBOOK: '/guestbook',
  GUESTBOOK_CARD: '/guestbook/cards/$cardId',
} as const
export type RouteName = keyof typeof ROUTE_PATHS

/** The staff app's base address. */
export const ADMIN_BASE = '/admin'
