/** Whom a message can go to; audiences combine (spec 9). */
export const AUDIENCES = [
  'arrivals today',
  'arrivals tomorrow',
  'departures today',
  'departures tomorrow',
  'arrivals on date',
  'departures on date',
  'in-house guests',
  'unit categories',
  'units',
  'target groups',
  'specific guests',
] as const
export type AudienceKind = (typeof AUDIENCES)[number]

export const MESSAGE_CHANNELS = ['email', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * What becomes of a message. `kept` is one that no provider took because none is set: it lies in the outbox of the
 * house and went to nobody. `delivered` is said by a provider's report, never by us.
 */
export const MESSAGE_STATES = [
  'queued',
  'kept',
  'sent',
  'delivered',
  'failed',
  'cancelled',
  'skipped',
] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/**
 * `answer`: to something the guest asked or wrote, which may arrive in quiet hours. `service`: about the stay, to
 * everybody. `marketing`: an offer, to those who agreed.
 */
export const MESSAGE_PURPOSES = ['answer', 'service', 'marketing'] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]

/** Why somebody gets nothing by a channel although a message is meant for them. */
export const SKIP_REASONS = [
  'called-off',
  'checked-out',
  'never-checked-in',
  'no-email',
  'no-phone',
  'phone-unreadable',
  'address-bounced',
  'stopped',
  'offers-refused',
  'offers-not-agreed',
  'same-address',
  'channel-off',
  'sms-limit-reached',
  'registered',
  'survey-answered',
  'survey-asked',
  'survey-recent',
  'survey-closed',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** What messages can be about. */
export const MESSAGE_CAUSES = [
  'automation',
  'mailing',
  'order',
  'registration',
  'room ready',
  'thread',
] as const

/** SMS wait until morning, property time. */
export const QUIET_HOURS = { start: '21:00', end: '08:00' } as const

/** More people than this are asked about once more before anything goes out. */
export const ASKS_ABOVE_PEOPLE = 20
/** The most one mailing goes to. */
export const MAILING_PEOPLE_MAX = 20_000
/** Ten parts: longer texts are e-mails. */
export const SMS_TEXT_MAX = 1_530
export const LETTER_SUBJECT_MAX = 200
export const LETTER_TEXT_MAX = 10_000
/** How long a browser that wrote in a conversation may read it. */
export const THREAD_DEVICE_KEPT_DAYS = 90
/** What nobody read here for this long goes out by e-mail or SMS. */
export const UNREAD_MINUTES = 3
/** Later than this nobody waits for an answer any more, and a phone call is better. */
export const GIVE_UP_HOURS = { answer: 3, service: 24, marketing: 24 } as const satisfies Record<
  MessagePurpose,
  number
>
