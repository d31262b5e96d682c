/** What ordering stores on the device, by property. */
export const cartKey = (hotel: string) => `cart:${hotel}`
export const ordersKey = (hotel: string) => `orders:${hotel}`
/** When the server last told how orders stand. */
export const ordersKnownKey = (hotel: string) => `orders-known:${hotel}`
/** For this tab alone: what is written in the form. */
export const formKey = (hotel: string) => `order-form:${hotel}`
/** For every tab: the order under way, of this stay and no other. */
export const attemptKey = (hotel: string, bookingId: string | null) =>
  `order-attempt:${hotel}:${bookingId ?? ''}`
/** For this tab alone: which confirmations have counted down. */
export const returnsKey = (hotel: string) => `order-returns:${hotel}`
/** Which answers were told on this device. */
export const toldKey = (hotel: string) => `orders-told:${hotel}`
