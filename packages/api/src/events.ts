import { bookingChangeKindSchema } from '@innkeeper/domain/guests/schema.ts'
import { MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import * as z from 'zod/mini'

/**
 * Who may hear of an event on a live stream; `none` stays inside the server. `editors` are staff, and previews that
 * show drafts. `handlers` are staff who handle order requests: the id of a request opens its order. `kitchen` are
 * those and the kitchen, which hears of requests of its own categories; `members` is all staff and the kitchen, which
 * hears of nothing else.
 */
export type Audience =
  | 'guest'
  | 'staff'
  | 'members'
  | 'kitchen'
  | 'handlers'
  | 'editors'
  | 'everyone'
  | 'none'

type EventDefinition = {
  audience: Audience
  /** Whether pages and answers that several guests get alike can differ after it; those kept are then dropped. */
  changesSharedPages: boolean
  payload: z.ZodMiniType
}

/** Of the products in an order: who hears of it goes by them. Events of older versions had none. */
const categoriesSchema = z.optional(z.array(z.string()))

/** Name to payload. Events are past tense and carry ids and versions, never a person's data. */
export const EVENTS = {
  'guestbook.published': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ version: z.int() }),
  },
  'card.changed': {
    audience: 'editors',
    changesSharedPages: false,
    payload: z.object({ cardId: z.string(), revision: z.int(), by: z.string() }),
  },
  /** Cards came, went or stand elsewhere, as drafts. */
  'cards.rearranged': {
    audience: 'editors',
    changesSharedPages: false,
    payload: z.object({ orderRevision: z.int(), by: z.string() }),
  },
  /** Somebody began to edit a card, or left it; who they are is asked for. */
  'card.editing': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ cardId: z.string(), userId: z.string(), isEditing: z.boolean() }),
  },
  /** A template was made, saved, brought back or deleted, as a draft. */
  'template.changed': {
    audience: 'editors',
    changesSharedPages: false,
    payload: z.object({
      templateId: z.string(),
      revision: z.int(),
      by: z.string(),
      isDeleted: z.boolean(),
    }),
  },
  /** Guests and recipients get another version of a template; null where they get none any more. */
  'template.published': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ templateId: z.string(), version: z.nullable(z.int()) }),
  },
  'property.changed': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ revision: z.int() }),
  },
  /** A file was added, described anew or deleted. */
  'media.changed': {
    audience: 'staff',
    changesSharedPages: true,
    payload: z.object({ mediaId: z.string(), isDeleted: z.boolean() }),
  },
  /** A booking was made or changed, by whom or whatever; null for several at once. */
  'booking.changed': {
    audience: 'staff',
    changesSharedPages: true,
    payload: z.object({
      bookingId: z.nullable(z.string()),
      kind: z.optional(bookingChangeKindSchema),
      revision: z.optional(z.int()),
    }),
  },
  /** An import of bookings is further than before. */
  'booking-import.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ importId: z.string() }),
  },
  /** The stays of these links are other than before, or their links open nothing now; the ids open nothing. */
  'stay.changed': {
    audience: 'guest',
    changesSharedPages: false,
    payload: z.object({ watchIds: z.array(z.string()) }),
  },
  /** An order reached staff. */
  'order.placed': {
    audience: 'kitchen',
    changesSharedPages: false,
    payload: z.object({ requestId: z.string(), isPreview: z.boolean(), categories: categoriesSchema }),
  },
  /** A request was decided, done, noted, archived, taken back or removed, or its payment moved. */
  'order.changed': {
    audience: 'kitchen',
    changesSharedPages: false,
    payload: z.object({ requestId: z.string(), revision: z.int(), categories: categoriesSchema }),
  },
  /** Something the guest of an order waits for; the watch id names it without opening it. */
  'order.answered': {
    audience: 'guest',
    changesSharedPages: false,
    payload: z.object({ watchId: z.string() }),
  },
  /** A product was changed, sold out or is there again; null for several. */
  'product.changed': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ productId: z.nullable(z.string()) }),
  },
  /** What guests can pay with, or how, was changed. */
  'payment-settings.changed': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ revision: z.int() }),
  },
  /** The connection to another system was changed, went well or did not. */
  'integration.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({}),
  },
  /** A message was sent, failed or waits for another try. Its cause may be a request, whose id opens the order. */
  'message.changed': {
    audience: 'handlers',
    changesSharedPages: false,
    payload: z.object({
      messageId: z.string(),
      state: z.enum(MESSAGE_STATES),
      cause: z.object({ kind: z.string(), id: z.string() }),
    }),
  },
  /** How the property writes to its guests was changed. */
  'message-settings.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ revision: z.int() }),
  },
  /** A composed message was scheduled, goes out, is done or was taken back. */
  'mailing.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ mailingId: z.string() }),
  },
  /** An automation was made, changed, turned on or off, or deleted, or a step of it was done. */
  'automation.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ automationId: z.string() }),
  },
  /** Somebody wrote in a thread, read it, or it was assigned or done. */
  'thread.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ threadId: z.string() }),
  },
  /** What the guest sees of a thread changed. Its id opens it to nobody. */
  'thread.shown': {
    audience: 'guest',
    changesSharedPages: false,
    payload: z.object({ threadId: z.string() }),
  },
  /** A registration was sent, read, checked or taken away; null for several. */
  'registration.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ submissionId: z.nullable(z.string()) }),
  },
  /** A registration form was made, changed or deleted. */
  'registration-form.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ formId: z.string() }),
  },
  /** A survey was made, changed, opened, closed or deleted. */
  'survey.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ surveyId: z.string() }),
  },
  /** Guests get another version of a survey; null where they can answer it no more. */
  'survey.published': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ surveyId: z.string(), version: z.nullable(z.int()) }),
  },
  /** A guest answered; `isLow` as the survey's alert says. Tries are not told. */
  'survey.answered': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({
      responseId: z.string(),
      surveyId: z.string(),
      isLow: z.boolean(),
      asksForContact: z.boolean(),
    }),
  },
  /** A response was handled, tagged, answered or taken away; null for several. */
  'survey-response.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ responseId: z.nullable(z.string()) }),
  },
  /** What guests want of a day, or what was marked in rooms; null for all days. */
  'cleaning.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ day: z.nullable(z.string()) }),
  },
  /** A token of the property was made or revoked. */
  'property-tokens.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({}),
  },
  /** A webhook was added, changed, turned on or off, or deleted. */
  'webhook.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ webhookId: z.string() }),
  },
  /** A delivery of a webhook waits, was tried, arrived or was given up. */
  'webhook.delivered': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({ webhookId: z.string() }),
  },
  /** Some session of this person ended, or their account was closed: their open pages look again. */
  'session.ended': {
    audience: 'members',
    changesSharedPages: false,
    payload: z.object({ userId: z.string() }),
  },
  /** Places of a day were taken or came back. */
  'availability.changed': {
    audience: 'everyone',
    changesSharedPages: false,
    payload: z.object({}),
  },
  'deal.changed': {
    audience: 'everyone',
    changesSharedPages: true,
    /** Null where several did. */
    payload: z.object({ dealId: z.nullable(z.string()) }),
  },
  'roomUpgrade.changed': {
    audience: 'everyone',
    changesSharedPages: true,
    payload: z.object({ roomUpgradeId: z.nullable(z.string()) }),
  },
  /** Something that stands on Today and has no event of its own. */
  'today.changed': {
    audience: 'staff',
    changesSharedPages: false,
    payload: z.object({}),
  },
  'team.changed': {
    audience: 'members',
    changesSharedPages: false,
    /** Whose membership it was; null for an invitation. */
    payload: z.object({ userId: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, EventDefinition>

export type EventName = keyof typeof EVENTS
export type EventPayload<N extends EventName> = z.infer<(typeof EVENTS)[N]['payload']>

/** An event as streams and listeners get it. */
export type LiveEvent = {
  [N in EventName]: { id: string; name: N; propertyId: string; payload: EventPayload<N> }
}[EventName]

/** Sent instead of what was missed when a client asks for events that are no longer kept. */
export const RESET_EVENT = 'reset'
/** First frame of every stream: the place from which a cut stream resumes. */
export const HELLO_EVENT = 'hello'
/** The server can tell staff nothing for now: it has lost its database. Whoever hears it asks how it is. */
export const AWAY_EVENT = 'away'
