import * as auth from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import * as guestbook from './guestbook.ts'
import * as guests from './guests.ts'
import * as htmlBuilder from './html-builder.ts'
import * as modules from './modules.ts'
import * as properties from './properties.ts'
import * as statistics from './statistics.ts'

/** Every endpoint there is, by name. The server refuses to start when one has no handler, or a handler no endpoint. */
export const ENDPOINTS: Record<string, Endpoint> = {
  getClientData: properties.getClientData,
  getModulesConfig: modules.getModulesConfig,
  getBooking: guests.getBooking,
  listGuests: guests.listGuests,
  getToday: guests.getToday,
  getGuestbook: guestbook.getGuestbook,
  redeemVoucher: guestbook.redeemVoucher,
  getGuestLive: guestbook.getGuestLive,
  postPlatformStatistics: statistics.postPlatformStatistics,
  getGuestTemplate: htmlBuilder.getGuestTemplate,
  listCards: guestbook.listCards,
  getCard: guestbook.getCard,
  saveCard: guestbook.saveCard,
  publishGuestbook: guestbook.publishGuestbook,
  getSession: auth.getSession,
  getStaffLive: auth.getStaffLive,
}
