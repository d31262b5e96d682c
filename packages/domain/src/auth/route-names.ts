/** Names of the staff app's routes (spec 2); addresses are below /admin. */
export const ROUTE_PATHS = {
  LOGIN: '/login',
  USER_CREATE: '/create-account',
  RESET_PASSWORD: '/reset-password',
  VERIFY_EMAIL: '/verify-email',
  TWO_FACTOR: '/two-factor',
  ACCOUNT: '/account',
  TODAY: '/',
  REQUESTS: '/requests',
  REQUESTS_ARCHIVE: '/requests/archive',
  GUESTS: '/guests',
  GUESTBOOK: '/guestbook',
  GUESTBOOK_CARD: '/guestbook/cards/$cardId',
  TAB_BAR: '/guestbook/tab-bar',
  TRANSLATE: '/guestbook/translate',
  PRODUCTS: '/products',
  PRODUCT: '/products/$productId',
  MEDIA: '/media',
  FONTS: '/fonts',
  UNITS: '/units',
  TARGET_GROUPS: '/units/target-groups',
  STATISTICS: '/statistics',
  TEAM: '/team',
  AUDIT: '/audit',
  MODULES: '/modules',
  PROPERTY_SETTINGS: '/settings/property',
  LANGUAGES: '/settings/languages',
  PAYMENTS: '/settings/payments',
  NOTIFICATIONS: '/settings/notifications',
} as const

/** The staff app's base address. */
export const ADMIN_BASE = '/admin'
