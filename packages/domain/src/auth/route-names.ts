/**
 * Addresses of the pages in front of the staff app (spec 2), below /admin; mails lead to them. Those behind the sign-in
 * are declared in the staff app, each beside its feature.
 */
export const ROUTE_PATHS = {
  LOGIN: '/login',
  USER_CREATE: '/create-account',
  SET_UP: '/set-up',
  RESET_PASSWORD: '/reset-password',
  VERIFY_EMAIL: '/verify-email',
  TWO_FACTOR: '/two-factor',
} as const

/** The staff app's base address. */
export const ADMIN_BASE = '/admin'
