import type { Subject, Unit } from '@innkeeper/domain/statistics/subjects.ts'

/** What files call subjects, measures, parts and their rows: as the screens do. */
export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  visits: 'Visits',
  boxes: 'Boxes',
  vouchers: 'Vouchers',
  orders: 'Orders',
  offers: 'Deals and upgrades',
  messages: 'Messages',
  automations: 'Automations',
  registration: 'Registration',
  survey: 'Surveys',
  cleaning: 'Cleaning',
  answers: 'Reply times',
}

export const MEASURE_NAMES: Readonly<Record<Subject, Readonly<Record<string, string>>>> = {
  visits: {
    arrivals: 'Arrivals',
    reached: 'Devices reached',
    reachedOfArrivals: 'Reached, of arrivals',
    visits: 'Visits',
  },
  boxes: {
    asked: 'Opened by their address',
    documents: 'Documents opened',
    links: 'Links followed',
    opened: 'Boxes opened',
    openedOfSeen: 'Opened, of seen',
    seen: 'Boxes seen',
  },
  vouchers: {
    redeemed: 'Redeemed',
  },
  orders: {
    acceptedOfAnswered: 'Accepted, of answered',
    declined: 'Declined',
    orders: 'Orders',
    revenue: 'Revenue',
    sold: 'Sold',
  },
  offers: {
    accepted: 'Accepted',
    acceptedOfShown: 'Accepted, of shown',
    inCart: 'In the cart',
    opened: 'Opened',
    requested: 'Requested',
    revenue: 'Revenue of deals',
    shown: 'Shown',
    upgradesAccepted: 'Upgrades accepted',
    upgradesRequested: 'Upgrades requested',
    upgradesRevenue: 'Revenue of upgrades',
  },
  messages: {
    clicked: 'Clicked',
    delivered: 'SMS delivered',
    deliveredOfSent: 'SMS delivered, of sent',
    failed: 'Failed',
    sent: 'Sent',
  },
  automations: {
    sent: 'Sent',
    skipped: 'Skipped',
  },
  registration: {
    arrivals: 'Arrivals',
    before: 'Before arrival',
    beforeOfArrivals: 'Registered before arrival',
    registered: 'Registered',
  },
  survey: {
    answered: 'Answers',
    answeredOfAsked: 'Answered, of asked',
    asked: 'Asked',
    detractors: 'Unhappy, 0 to 6',
    passives: 'Content, 7 or 8',
    promoters: 'Would recommend you, 9 or 10',
    score: 'Score',
  },
  cleaning: {
    done: 'Rooms cleaned',
    minutes: 'Work saved',
    money: 'Money saved',
    problems: 'Problems',
    requested: 'Cleanings asked for',
    skipped: 'Cleanings skipped',
    water: 'Water saved',
  },
  answers: {
    messageTime: 'Reply to a message',
    messages: 'Messages answered',
    requestTime: 'Reply to a request',
    requests: 'Requests answered',
    soonOfMessages: 'Messages within 15 minutes',
    soonOfRequests: 'Requests within 15 minutes',
  },
}

export const PART_NAMES: Readonly<Record<string, string>> = {
  automation: 'Automations',
  box: 'Boxes',
  cause: 'What messages are about',
  channel: 'Channels',
  deal: 'Deals',
  device: 'Devices',
  hour: 'Hours of the day',
  language: 'Languages',
  page: 'Pages',
  person: 'Who cleaned',
  phase: 'When in the stay',
  product: 'Products',
  source: 'Where orders come from',
  survey: 'Surveys',
  voucher: 'Vouchers',
}

/** Rows that are words of our own; those of other parts have names, or are languages or hours. */
export const ROW_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cause: {
    automation: 'Automations',
    mailing: 'Messages to guests',
    order: 'Orders',
    registration: 'Registration',
    'room ready': 'Room is ready',
    thread: 'Conversations',
  },
  channel: { email: 'E-mail', sms: 'SMS' },
  device: { computer: 'Computers', phone: 'Phones', tablet: 'Tablets' },
  page: {
    guestbook: 'Guestbook',
    order: 'Ordering',
    page: 'Your own pages',
    registration: 'Registration form',
    store: 'Store',
    survey: 'Survey',
    upgrades: 'Room upgrades',
  },
  phase: {
    checkin: 'In house',
    checkout: 'After departure',
    precheckin: 'Before arrival',
    qr: 'Without a booking',
  },
  source: { guestbook: 'Guestbook', 'room upgrades': 'Room upgrades', upselling: 'Store' },
}

/** Rows whose names are not there any more. */
export const GONE = 'No longer there'
export const PERSON_GONE = 'No longer on the team'

export const hourWords = (hour: string): string => `${hour}:00 to ${hour}:59`

/** The record of vouchers, which has all days in it. */
export const VOUCHER_WORDS = {
  title: 'Every voucher since it was made',
  voucher: 'Voucher',
  ever: 'Redeemed in total',
  first: 'First time',
  last: 'Last time',
  deleted: (name: string) => `${name} (card deleted)`,
}

/** What stands behind a number; of money it is the currency. */
export const UNIT_NAMES: Readonly<Record<Exclude<Unit, 'money'>, string>> = {
  count: '',
  share: '%',
  score: '',
  seconds: 'seconds',
  litres: 'litres',
  minutes: 'minutes',
}
