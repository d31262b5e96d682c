import { colourSchema, lineSchema } from '@innkeeper/domain/html-builder/module-parts.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** How offers stand: beside each other, below each other, or each as wide as the module. */
export const OFFER_LAYOUTS = ['cards', 'list', 'large'] as const
/** What fits the guest is chosen for each of them; a choice is the same for all, as far as it fits. */
export const OFFER_SELECTIONS = ['fitting', 'chosen'] as const
export const OFFERS_MAX = 12

export const offerIdsSchema = z._default(z.array(publicIdSchema).check(z.maxLength(OFFERS_MAX)), [])

/** What the store's deals and the room upgrades have in common as modules. */
export const offerProps = {
  title: lineSchema,
  subtitle: lineSchema,
  selection: z._default(z.enum(OFFER_SELECTIONS), 'fitting'),
  layout: z._default(z.enum(OFFER_LAYOUTS), 'cards'),
  pricesEnabled: z._default(z.boolean(), true),
  /** Leads to all of them; without words there is none. */
  button: z._default(z.object({ enabled: z.boolean(), content: lineSchema }), {
    enabled: false,
    content: '',
  }),
  background: z._default(z.object({ enabled: z.boolean(), color: colourSchema }), {
    enabled: false,
    color: null,
  }),
  /** Guests of these target groups only; everybody where there is none. */
  targetGroups: z._default(z.array(publicIdSchema).check(z.maxLength(50)), []),
}
