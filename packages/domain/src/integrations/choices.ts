import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import type { IntegrationFeature } from './systems.ts'

/** What of a booking is taken over beside its days, its number and where it stands. */
export const TAKEN_PARTS = ['contact', 'language', 'room', 'rate', 'people', 'times', 'returning'] as const
export type TakenPart = (typeof TAKEN_PARTS)[number]

export const choicesSchema = z.object({
  taken: z.array(z.enum(TAKEN_PARTS)).check(z.maxLength(TAKEN_PARTS.length)),
  /** Whether check-in and check-out in the product are told to the system. */
  tellsStays: z.boolean(),
  /** Whether accepted orders on the bill are posted to the guest's bill there. */
  postsOrders: z.boolean(),
  /** Whether what a booking's guest wrote before arrival goes to the guest's profile there; older choices say nothing. */
  sendsRegistrations: z._default(z.boolean(), false),
  /** Whether the room that an accepted upgrade gives a stay is told to the system; older choices say nothing. */
  tellsRooms: z._default(z.boolean(), false),
})
export type Choices = z.infer<typeof choicesSchema>

/** Everything is taken over; nothing is written to the other system before somebody wants it. */
export const FIRST_CHOICES: Choices = {
  taken: [...TAKEN_PARTS],
  tellsStays: false,
  postsOrders: false,
  sendsRegistrations: false,
  tellsRooms: false,
}

const externalIdSchema = z.string().check(z.minLength(1), z.maxLength(80))
/** Their id to ours; null where somebody said that there is none. */
const pairsSchema = z.record(externalIdSchema, z.nullable(publicIdSchema))
export const mappingSchema = z.object({ units: pairsSchema, categories: pairsSchema })
export type Mapping = z.infer<typeof mappingSchema>

/** What the property's integration does (spec 3): what the system can and the property wants. */
export function featuresInUse(
  can: Readonly<Record<IntegrationFeature, boolean>>,
  { tellsStays, postsOrders, sendsRegistrations, tellsRooms }: Choices,
): Record<IntegrationFeature, boolean> {
  return {
    ...can,
    checkIn: can.checkIn && tellsStays,
    twoWayProducts: can.twoWayProducts && postsOrders,
    registration: can.registration && sendsRegistrations,
    roomChange: can.roomChange && tellsRooms,
  }
}
