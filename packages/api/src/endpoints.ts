import * as audit from './audit.ts'
import * as ownAccount from './auth/own-account.ts'
import * as auth from './auth.ts'
import * as automations from './automations.ts'
import * as bookingCalls from './booking-api/bookings.ts'
import * as bookingApi from './booking-api.ts'
import * as guestCleaning from './cleaning/guest.ts'
import * as cleaningList from './cleaning/list.ts'
import type { Endpoint } from './endpoint.ts'
import * as fonts from './fonts.ts'
import * as cards from './guestbook/cards.ts'
import * as guestbookFiles from './guestbook/files.ts'
import * as presence from './guestbook/presence.ts'
import * as preview from './guestbook/preview.ts'
import * as publishFacts from './guestbook/publish-facts.ts'
import * as tabBar from './guestbook/tab-bar.ts'
import * as translation from './guestbook/translation.ts'
import * as versions from './guestbook/versions.ts'
import * as guestbook from './guestbook.ts'
import * as guestPage from './guests/guest-page.ts'
import * as bookingImports from './guests/import.ts'
import * as guestList from './guests/list.ts'
import * as stayCommands from './guests/stay-commands.ts'
import * as guests from './guests.ts'
import * as emails from './html-builder/emails.ts'
import * as templates from './html-builder/templates.ts'
import * as htmlBuilder from './html-builder.ts'
import * as integrations from './integrations.ts'
import * as media from './media.ts'
import * as addresses from './messaging/addresses.ts'
import * as guestThread from './messaging/guest-thread.ts'
import * as inbox from './messaging/inbox.ts'
import * as mailings from './messaging/mailings.ts'
import * as messages from './messaging/messages.ts'
import * as offers from './messaging/offers.ts'
import * as messageSettings from './messaging/settings.ts'
import * as threads from './messaging/threads.ts'
import * as modules from './modules.ts'
import * as checkout from './orders/checkout.ts'
import * as products from './orders/products.ts'
import * as requests from './orders/requests.ts'
import * as payments from './payments.ts'
import * as privacy from './privacy.ts'
import * as properties from './properties.ts'
import * as registrationForms from './registration/forms.ts'
import * as guestRegistration from './registration/guest.ts'
import * as submissions from './registration/submissions.ts'
import * as roomUpgrades from './room-upgrades.ts'
import * as search from './search.ts'
import * as subjectStatistics from './statistics/subjects.ts'
import * as statistics from './statistics.ts'
import * as guestSurvey from './survey/guest.ts'
import * as surveyResponses from './survey/responses.ts'
import * as surveys from './survey/surveys.ts'
import * as team from './team.ts'
import * as today from './today.ts'
import * as units from './units.ts'
import * as deals from './upselling/deals.ts'
import * as upsellingStatistics from './upselling/statistics.ts'
import * as store from './upselling/store.ts'
import * as webhooks from './webhooks.ts'

/** Every module of the contract; what it exports as an endpoint is one. */
const MODULES: readonly object[] = [
  audit,
  auth,
  ownAccount,
  automations,
  bookingApi,
  bookingCalls,
  guestCleaning,
  cleaningList,
  fonts,
  guestbook,
  cards,
  guestbookFiles,
  presence,
  preview,
  publishFacts,
  tabBar,
  translation,
  versions,
  guests,
  bookingImports,
  guestPage,
  stayCommands,
  guestList,
  htmlBuilder,
  emails,
  templates,
  integrations,
  media,
  addresses,
  guestThread,
  inbox,
  mailings,
  messages,
  offers,
  messageSettings,
  threads,
  modules,
  checkout,
  products,
  requests,
  payments,
  privacy,
  properties,
  registrationForms,
  guestRegistration,
  submissions,
  roomUpgrades,
  search,
  statistics,
  subjectStatistics,
  guestSurvey,
  surveyResponses,
  surveys,
  team,
  today,
  units,
  deals,
  upsellingStatistics,
  store,
  webhooks,
]

/**
 * Every endpoint there is, by the name it is exported under. The server refuses to start when one has no handler, or a
 * handler no endpoint. It holds the whole contract, so no app imports it.
 */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = collectEndpoints(MODULES)

/** The endpoints that these modules export, by name; throws where two have the same name. */
export function collectEndpoints(modules: readonly object[]): Record<string, Endpoint> {
  const found: Record<string, Endpoint> = {}
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!isEndpoint(value)) continue
    if (name in found) throw new Error(`two endpoints are named ${name}`)
    found[name] = value
  }
  return found
}

/** Modules export schemas and constants as well; only an endpoint says who may call it and where. */
function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
