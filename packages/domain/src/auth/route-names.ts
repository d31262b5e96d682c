/** Names of the staff app's routes (spec 2); addresses are below /admin. */
export const ROUTE_PATHS = {
  LOGIN: '/login',
  USER_CREATE: '/create-account',
  RESET_PASSWORD: '/reset-password',
  VERIFY_EMAIL: '/verify-email',
  TWO_FACTOR: '/two-factor',
  ACCOUNT: '/account',
  TODAY: '/',
  GUESTS: '/guests',
  GUESTBOOK: '/guestbook',
  GUESTBOOK_CARD: '/guestbook/cards/$cardId',
  TAB_BAR: '/guestbook/tab-bar',
  TRANSLATE: '/guestbook/translate',
  MEDIA: '/media',
  FONTS: '/fonts',
  UNITS: '/units',
  TARGET_GROUPS: '/units/target-groups',
  TEAM: '/team',
  AUDIT: '/audit',
  MODULES: '/modules',
  PROPERTY_SETTINGS: '/settings/property',
  LANGUAGES: '/settings/languages',
  NOTIFICATIONS: '/settings/notifications',
} as const
export type RouteName = keyof typeof ROUTE_PATHS

/** The staff app's base address. */
export const ADMIN_BASE = '/admin'
