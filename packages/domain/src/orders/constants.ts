/** Archived requests are removed this many days after departure (spec 9). */
export const ARCHIVE_DAYS_AFTER_DEPARTURE = 5
/** A new product is unlimited in stock, and one order takes at most this many (spec 9). */
export const DEFAULT_IS_UNLIMITED = true
export const DEFAULT_MAX_QUANTITY = 5
/** What a product is: something to order, or a fee (spec 3): the service charge and the transaction fee. */
export const PRODUCT_TYPES = ['product', 'baseDelivery', 'deliveryFee'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]
export const FEE_KINDS = ['baseDelivery', 'deliveryFee'] as const
/** What staff set; `incomplete` is derived on top of it. */
export const STORED_PRODUCT_STATES = ['enabled', 'disabled', 'archived'] as const
export const PRODUCT_STATES = ['enabled', 'disabled', 'incomplete', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]
/** When in their journey guests see a product. */
export const GUEST_JOURNEYS = ['PRE_STAY', 'IN_STAY', 'POST_STAY'] as const
export type GuestJourney = (typeof GUEST_JOURNEYS)[number]
/** When guests see a deal unless told otherwise (spec 9). */
export const DEFAULT_GUEST_JOURNEY = 'PRE_STAY'
/** A product is for the guestbook, where people order during the stay as well (product 15). */
export const NEW_PRODUCT_JOURNEYS = ['PRE_STAY', 'IN_STAY'] as const
export const REQUEST_STATUSES = ['no action taken', 'accepted', 'declined', 'auto accepted'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
/** When in the stay a request was made (spec 3). */
export const REQUEST_TYPES = ['in-stay', 'pre-stay', 'post-stay'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]
export const REQUEST_SOURCES = ['guestbook', 'upselling', 'room upgrades'] as const
export type RequestSource = (typeof REQUEST_SOURCES)[number]
export const DELIVERY_METHODS = ['delivery', 'pickup'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
/**
 * What ordering a product means: something comes to the guest, the guest fetches it, something is done at a time, or
 * the stay itself changes (late check-out, parking).
 */
export const PRODUCT_KINDS = ['brought', 'picked up', 'service', 'part of the stay'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]
/** Which part of the stay such a product is about. */
export const STAY_MOMENTS = ['arrival', 'departure', 'whole stay'] as const
export type StayMoment = (typeof STAY_MOMENTS)[number]
/** Which time of a stay early check-in and late check-out move. */
export type StayTime = Exclude<StayMoment, 'whole stay'>
/** The fourteen that European law has on every menu. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof ALLERGENS)[number]
export const DIETS = ['vegetarian', 'vegan', 'gluten free', 'lactose free', 'halal', 'kosher'] as const
export type Diet = (typeof DIETS)[number]
/** An age note of a product lies between these. */
export const MINIMUM_AGE_FROM = 12
export const MINIMUM_AGE_TO = 25
/** The longest notice a product may ask for: two weeks. */
export const CUT_OFF_MINUTES_MAX = 14 * 24 * 60
/** Why staff decline a request (spec 9). */
export const CANCELLATION_REASONS = ['out of stock', 'too busy', 'room type fully booked', 'other'] as const
/** The system's own: nobody answered in time. */
export const NO_ANSWER_REASON = 'no answer in time'
/** The guest's own: cancelled before staff answered. */
export const GUEST_CANCELLED_REASON = 'cancelled by the guest'
export const DECLINE_REASONS = [...CANCELLATION_REASONS, NO_ANSWER_REASON, GUEST_CANCELLED_REASON] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
/** What becomes of an accepted order: it is done, in the words of its kind, or the house cancels it. */
export const ORDER_OUTCOMES = ['delivered', 'picked up', 'done', 'cancelled'] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]
/**
 * What can stand between a request and its stay: that was called off or moved to other days, or is back and what it had
 * is gone; or the hours that are asked for bring nothing beyond what it has.
 */
export const STAY_TROUBLES = ['called off', 'moved', 'no place', 'no hours'] as const
export type StayTrouble = (typeof STAY_TROUBLES)[number]
/** How the guest is told of the decision (spec 9). */
export const CONFIRMATION_CHANNELS = ['sms', 'email', 'both', 'none'] as const
export type ConfirmationChannel = (typeof CONFIRMATION_CHANNELS)[number]
/** A delivery can be asked for within these hours unless the product says otherwise (spec 3). */
export const DEFAULT_DELIVERY_OPEN = '00:00'
export const DEFAULT_DELIVERY_CLOSED = '23:59'
export const DELIVERY_STEP_MINUTES = 15
/** An order is for today or tomorrow (spec 3); a service can be booked up to a week ahead. */
export const DAYS_AHEAD = 1
export const SERVICE_DAYS_AHEAD = 7
/** The confirmation returns to the guestbook after this. */
export const CONFIRMATION_COUNTDOWN_SECONDS = 15
/** An archived request can be taken back this long. */
export const UNDO_ARCHIVE_SECONDS = 10
/** An undecided request expires this long after the time it was for. */
export const EXPIRY_HOURS = 24
/** How long a guest's device remembers an order sent from it. */
export const SENT_ORDER_KEPT_DAYS = 3
/** How long the mark of a device that ordered lives: longer than any stay whose orders are still shown. Each look at an order begins it anew. */
export const ORDER_DEVICE_KEPT_DAYS = 60
/** Limits both sides know. */
export const PRODUCT_TITLE_MAX = 120
export const PRODUCT_DESCRIPTION_MAX = 2000
export const CATEGORY_MAX = 60
export const CHOICE_LISTS_MAX = 10
export const CHOICES_MAX = 30
export const EXTRAS_MAX = 30
export const ATTACHMENTS_MAX = 10
export const MAX_QUANTITY_LIMIT = 100
export const ORDER_LINES_MAX = 50
export const COMMENT_MAX = 500
/** One price, in minor units. */
export const PRICE_MAX = 100_000_000
/** Basis points: 25 % is 2500. */
export const DEFAULT_VAT_RATE = 2500
/** The most one order may come to, in minor units: what a column of the database holds. */
export const ORDER_TOTAL_MAX = 2_000_000_000
/** Products of one property that are not archived. */
export const PRODUCTS_MAX = 500
/** As many as a house has of anything for one day, one night or one time. */
export const PLACES_MAX = 10_000
/** Times of the day at which one product can be had. */
export const SLOTS_MAX = 48
/** How far ahead staff are told where more is sold than there are places, and in how many days and times at most. */
export const SOLD_DAYS_AHEAD = 90
export const SOLD_ROWS_MAX = 500
/** Early check-in and late check-out: so many hours at most. */
export const STAY_HOURS_MAX = 12
/** Days one line of an order can be for: the longest stay that is sold by the night. */
export const MAX_DAYS_OF_LINE = 60
