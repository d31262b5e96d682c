/** What the chat stores on the device, by property. */
export const chatKey = (hotel: string) => `chat:${hotel}`

/** Whose conversation it is: that of a stay, by its link, or that of a visitor without one. */
export type ChatPlace = { hotel: string; bookingId: string | null }
