import { fontsLiveUpdates } from '../components/font-picker/api.ts'
import { mediaLiveUpdates } from '../components/media/api.ts'
import { automationsLiveUpdates } from '../features/automations/api.ts'
import { bookingApiLiveUpdates } from '../features/booking-api/api.ts'
import { cleaningLiveUpdates } from '../features/cleaning/api.ts'
import { guestbookLiveUpdates } from '../features/guestbook/api.ts'
import { tabBarLiveUpdates } from '../features/guestbook/tab-bar/api.ts'
import { guestsLiveUpdates } from '../features/guests/api.ts'
import { guestPageLiveUpdates } from '../features/guests/page/api.ts'
import { templatesLiveUpdates } from '../features/html-builder/api.ts'
import { integrationsLiveUpdates } from '../features/integrations/api.ts'
import { mailingsLiveUpdates } from '../features/messaging/compose/api.ts'
import { threadsLiveUpdates } from '../features/messaging/inbox/api.ts'
import { messagesLiveUpdates } from '../features/messaging/outbox/api.ts'
import { messageSettingsLiveUpdates } from '../features/messaging/settings/api.ts'
import { modulesLiveUpdates } from '../features/modules/api.ts'
import { productsLiveUpdates } from '../features/orders/products/api.ts'
import { requestsLiveUpdates } from '../features/orders/requests/api.ts'
import { soldOutLiveUpdates } from '../features/orders/sold-out/api.ts'
import { paymentsLiveUpdates } from '../features/payments/api.ts'
import { privacyLiveUpdates } from '../features/privacy/api.ts'
import { propertiesLiveUpdates } from '../features/properties/api.ts'
import { registrationFormsLiveUpdates } from '../features/registration/forms/api.ts'
import { registrationsLiveUpdates } from '../features/registration/submissions/api.ts'
import { roomUpgradesLiveUpdates } from '../features/room-upgrades/api.ts'
import { statisticsLiveUpdates } from '../features/statistics/api.ts'
import { surveyLiveUpdates } from '../features/survey/api.ts'
import { teamLiveUpdates } from '../features/team/api.ts'
import { todayLiveUpdates } from '../features/today/api.ts'
import { unitsLiveUpdates } from '../features/units/api.ts'
import { dealsLiveUpdates } from '../features/upselling/api.ts'
import { webhooksLiveUpdates } from '../features/webhooks/api.ts'
import type { LiveUpdates } from '../platform/live.tsx'
import { sessionQuery } from '../platform/session.ts'

/** Name, languages and modules of the property travel with the session. */
const sessionLiveUpdates: LiveUpdates = { 'property.changed': () => [sessionQuery.queryKey] }

export const liveUpdates: readonly LiveUpdates[] = [
  sessionLiveUpdates,
  automationsLiveUpdates,
  bookingApiLiveUpdates,
  cleaningLiveUpdates,
  dealsLiveUpdates,
  guestsLiveUpdates,
  guestPageLiveUpdates,
  fontsLiveUpdates,
  guestbookLiveUpdates,
  tabBarLiveUpdates,
  integrationsLiveUpdates,
  templatesLiveUpdates,
  mailingsLiveUpdates,
  mediaLiveUpdates,
  messageSettingsLiveUpdates,
  messagesLiveUpdates,
  modulesLiveUpdates,
  paymentsLiveUpdates,
  productsLiveUpdates,
  privacyLiveUpdates,
  propertiesLiveUpdates,
  registrationFormsLiveUpdates,
  registrationsLiveUpdates,
  requestsLiveUpdates,
  roomUpgradesLiveUpdates,
  soldOutLiveUpdates,
  statisticsLiveUpdates,
  surveyLiveUpdates,
  teamLiveUpdates,
  threadsLiveUpdates,
  todayLiveUpdates,
  unitsLiveUpdates,
  webhooksLiveUpdates,
]
