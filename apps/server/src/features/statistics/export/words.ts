import type { Subject, Unit } from '@innkeeper/domain/statistics/subjects.ts'

/** What files call subjects, measures and parts: as the screens do. */
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
    delivered: 'Delivered',
    deliveredOfSent: 'Delivered, of sent',
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

/** What stands behind a number; of money it is the currency. */
export const UNIT_NAMES: Readonly<Record<Exclude<Unit, 'money'>, string>> = {
  count: '',
  share: '%',
  score: '',
  seconds: 'seconds',
  litres: 'litres',
  minutes: 'minutes',
}
