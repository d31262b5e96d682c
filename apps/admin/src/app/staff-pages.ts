import { auditPages } from '../features/audit/pages.ts'
import { authPages } from '../features/auth/pages.ts'
import { automationsPages } from '../features/automations/pages.ts'
import { bookingApiPages } from '../features/booking-api/pages.ts'
import { cleaningPages } from '../features/cleaning/pages.ts'
import { fontsPages } from '../features/fonts/pages.ts'
import { guestbookPages } from '../features/guestbook/pages.ts'
import { guestsPages } from '../features/guests/pages.ts'
import { htmlBuilderPages } from '../features/html-builder/pages.ts'
import { integrationsPages } from '../features/integrations/pages.ts'
import { mediaPages } from '../features/media/pages.ts'
import { messagingPages } from '../features/messaging/pages.ts'
import { modulesPages } from '../features/modules/pages.ts'
import { ordersPages } from '../features/orders/pages.ts'
import { paymentsPages } from '../features/payments/pages.ts'
import { privacyPages } from '../features/privacy/pages.ts'
import { propertiesPages } from '../features/properties/pages.ts'
import { registrationPages } from '../features/registration/pages.ts'
import { roomUpgradesPages } from '../features/room-upgrades/pages.ts'
import { statisticsPages } from '../features/statistics/pages.ts'
import { surveyPages } from '../features/survey/pages.ts'
import { teamPages } from '../features/team/pages.ts'
import { unitsPages } from '../features/units/pages.ts'
import { upsellingPages } from '../features/upselling/pages.ts'
import { webhooksPages } from '../features/webhooks/pages.ts'
import { guestPages } from './guest/pages.ts'
import { inboxPages } from './inbox/pages.ts'
import { settingsPages } from './settings/pages.ts'
import { todayPages } from './today/pages.ts'

/** Every page of signed-in staff; where each one stands in the navigation is its own word. */
export const staffPages = [
  ...todayPages,
  ...settingsPages,
  ...auditPages,
  ...authPages,
  ...automationsPages,
  ...bookingApiPages,
  ...cleaningPages,
  ...fontsPages,
  ...guestbookPages,
  ...guestsPages,
  ...guestPages,
  ...htmlBuilderPages,
  ...integrationsPages,
  ...inboxPages,
  ...mediaPages,
  ...messagingPages,
  ...modulesPages,
  ...ordersPages,
  ...paymentsPages,
  ...privacyPages,
  ...propertiesPages,
  ...registrationPages,
  ...roomUpgradesPages,
  ...statisticsPages,
  ...surveyPages,
  ...teamPages,
  ...unitsPages,
  ...upsellingPages,
  ...webhooksPages,
] as const
