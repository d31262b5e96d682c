import * as z from 'zod/mini'

/** What can be done to a stay in the panel beside its page. */
export const STAY_DEEDS = ['checkIn', 'change', 'room', 'departure'] as const
export type StayDeed = (typeof STAY_DEEDS)[number]

/** What the address of a guest's page keeps: the panel that is open, so that a link can lead to it. */
export const guestSearchSchema = z.object({ do: z.optional(z.enum(STAY_DEEDS)) })

/** A new booking, or a guest without one who stays now. */
export const newStaySearchSchema = z.object({ walkIn: z.optional(z.coerce.boolean()) })
