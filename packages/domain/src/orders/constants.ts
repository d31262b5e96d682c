/** Archived requests are removed this many days after departure (spec 9). */
export const ARCHIVE_DAYS_AFTER_DEPARTURE = 5
/** A new product is unlimited in stock, and one order takes at most this many (spec 9). */
export const DEFAULT_IS_UNLIMITED = true
export const DEFAULT_MAX_QUANTITY = 5
export const DEFAULT_GUEST_JOURNEY = 'PRE_STAY'
export const PRODUCT_STATES = ['enabled', 'disabled', 'incomplete', 'archived'] as const
/** Fee products: the service charge and the transaction fee (spec 3). */
export const FEE_KINDS = ['baseDelivery', 'deliveryFee'] as const
export const REQUEST_STATUSES = ['no action taken', 'accepted', 'declined', 'auto accepted'] as const
/** Why staff decline a request (spec 9). */
export const CANCELLATION_REASONS = ['out of stock', 'too busy', 'room type fully booked', 'other'] as const
/** How the guest is told of the decision (spec 9). */
export const CONFIRMATION_CHANNELS = ['sms', 'email', 'both', 'none'] as const
/** A delivery can be asked for within these hours unless the product says otherwise (spec 3). */
export const DEFAULT_DELIVERY_OPEN = '00:00'
export const DEFAULT_DELIVERY_CLOSED = '23:59'
export const DELIVERY_STEP_MINUTES = 15
/** The confirmation returns to the guestbook after this. */
export const CONFIRMATION_COUNTDOWN_SECONDS = 15
