import type { ModuleName } from '../modules/module-names.ts'

/** What numbers are about: a page each, and one overview of all. */
export const SUBJECTS = [
  'visits',
  'boxes',
  'vouchers',
  'orders',
  'offers',
  'messages',
  'automations',
  'registration',
  'survey',
  'cleaning',
  'answers',
] as const
export type Subject = (typeof SUBJECTS)[number]

export const UNITS = ['count', 'money', 'share', 'score', 'seconds', 'litres', 'minutes'] as const
export type Unit = (typeof UNITS)[number]

/** What one skipped cleaning saves, as the house reckons. */
export const FACTORS = ['water', 'minutes', 'money'] as const
export type Factor = (typeof FACTORS)[number]
export type Factors = Record<Factor, number>

/**
 * How a number comes from what is counted in a day: a sum; a part of a whole; a mean, of a sum and how many there were;
 * a difference of two parts of a whole (the score of a survey, from -100 to 100); or a sum times what the house reckons.
 * All of them add up over days and properties, because only sums are ever stored.
 */
export type Measure = { unit: Unit } & (
  | { from: 'sum'; key: string }
  | { from: 'part'; key: string; of: string }
  | { from: 'mean'; key: string; of: string }
  | { from: 'balance'; key: string; against: string; of: string }
  | { from: 'times'; key: string; factor: Factor }
)

const sum = (key: string, unit: Unit = 'count'): Measure => ({ unit, from: 'sum', key })
const part = (key: string, of: string): Measure => ({ unit: 'share', from: 'part', key, of })
const mean = (key: string, of: string): Measure => ({ unit: 'seconds', from: 'mean', key, of })
const times = (key: string, factor: Factor, unit: Unit): Measure => ({ unit, from: 'times', key, factor })

export type SubjectDefinition = {
  /** It is there for a property that has this module. */
  module: ModuleName
  /** The first stands in the overview, above its line. */
  measures: Readonly<Record<string, Measure>>
  /** Ways to take it apart, each with the measures it is shown by; the first is what rows are ordered by. */
  parts: Readonly<Record<string, readonly [string, ...string[]]>>
}

export const STATISTICS: Readonly<Record<Subject, SubjectDefinition>> = {
  visits: {
    module: 'guestbook',
    measures: {
      visits: sum('visits'),
      reached: sum('reached'),
      // Two phones of one room are two, so it can pass a hundred.
      reachedOfArrivals: part('reached', 'arrivals'),
      arrivals: sum('arrivals'),
    },
    parts: {
      page: ['visits'],
      phase: ['visits'],
      language: ['visits'],
      device: ['visits'],
      hour: ['visits'],
    },
  },
  boxes: {
    module: 'platformStatistics',
    measures: {
      opened: sum('opened'),
      seen: sum('seen'),
      openedOfSeen: part('opened', 'seen'),
      links: sum('links'),
      documents: sum('documents'),
      asked: sum('asked'),
    },
    parts: { box: ['opened', 'seen', 'openedOfSeen', 'links', 'documents', 'asked'] },
  },
  vouchers: {
    module: 'guestbook',
    measures: { redeemed: sum('redeemed') },
    parts: { voucher: ['redeemed'] },
  },
  orders: {
    module: 'products',
    measures: {
      revenue: sum('revenue', 'money'),
      orders: sum('orders'),
      acceptedOfAnswered: part('accepted', 'answered'),
      declined: sum('declined'),
      sold: sum('sold'),
    },
    parts: { product: ['revenue', 'sold'], source: ['revenue', 'orders'] },
  },
  offers: {
    module: 'upselling',
    measures: {
      revenue: sum('revenue', 'money'),
      shown: sum('shown'),
      opened: sum('opened'),
      inCart: sum('inCart'),
      requested: sum('requested'),
      accepted: sum('accepted'),
      acceptedOfShown: part('accepted', 'shown'),
      upgradesRequested: sum('upgradesRequested'),
      upgradesAccepted: sum('upgradesAccepted'),
      upgradesRevenue: sum('upgradesRevenue', 'money'),
    },
    parts: { deal: ['revenue', 'shown', 'requested', 'accepted'] },
  },
  messages: {
    module: 'messagingEmail',
    measures: {
      sent: sum('sent'),
      // Only of those whose arrival is reported: of an SMS it is, of an e-mail nobody says so.
      deliveredOfSent: part('delivered', 'reported'),
      delivered: sum('delivered'),
      failed: sum('failed'),
      clicked: sum('clicked'),
    },
    parts: { channel: ['sent', 'delivered', 'failed'], cause: ['sent', 'delivered', 'failed'] },
  },
  automations: {
    module: 'automations',
    measures: { sent: sum('sent'), skipped: sum('skipped') },
    parts: { automation: ['sent', 'skipped'] },
  },
  registration: {
    module: 'registrationForms',
    measures: {
      beforeOfArrivals: part('before', 'arrivals'),
      before: sum('before'),
      registered: sum('registered'),
      arrivals: sum('arrivals'),
    },
    parts: {},
  },
  survey: {
    module: 'guestFeedback',
    measures: {
      score: { unit: 'score', from: 'balance', key: 'promoters', against: 'detractors', of: 'scored' },
      answered: sum('answered'),
      answeredOfAsked: part('answeredOfThose', 'asked'),
      asked: sum('asked'),
      promoters: sum('promoters'),
      passives: sum('passives'),
      detractors: sum('detractors'),
    },
    parts: { survey: ['answered', 'score'] },
  },
  cleaning: {
    module: 'roomCleaning',
    measures: {
      skipped: sum('skipped'),
      requested: sum('requested'),
      water: times('skipped', 'water', 'litres'),
      minutes: times('skipped', 'minutes', 'minutes'),
      money: times('skipped', 'money', 'money'),
      done: sum('done'),
      problems: sum('problems'),
    },
    parts: { person: ['done'] },
  },
  answers: {
    module: 'products',
    measures: {
      requestTime: mean('requestSeconds', 'requests'),
      requests: sum('requests'),
      soonOfRequests: part('requestsSoon', 'requests'),
      messageTime: mean('messageSeconds', 'messages'),
      messages: sum('messages'),
      soonOfMessages: part('messagesSoon', 'messages'),
    },
    parts: {},
  },
}

/** An answer within this counts as soon. */
export const SOON_SECONDS = 15 * 60

/** Days older than this are counted for the last time and stored; until then things still come about. */
export const SETTLED_AFTER_DAYS = 35
