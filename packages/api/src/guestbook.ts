import { BOX_LINK_TYPES } from '@innkeeper/domain/guestbook/box-link.ts'
import {
  boxContentSchema,
  cardContentSchema,
  cardOptionsSchema,
  cardSchema,
  cardStylesSchema,
  enteredOptionsSchema,
  productFormSchema,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_TYPES } from '@innkeeper/domain/guestbook/card-types.ts'
import { everyLinkFits } from '@innkeeper/domain/guestbook/fit-links.ts'
import { enteredVisibilitySchema, visibilitySchema } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { PHASES } from '@innkeeper/domain/guests/phase.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** A picture with what a page needs to reserve its place. */
export const boxPictureSchema = z.object({
  mediaId: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Where the subject is, 0 to 1 from left and top. */
  focalX: z.number(),
  focalY: z.number(),
  credit: z.nullable(z.string()),
})
export type BoxPicture = z.infer<typeof boxPictureSchema>

const guestContentSchema = z.omit(boxContentSchema, { pictures: true })

/** What a box can do, made ready for the guest: links are addresses already. */
const boxOptionsSchema = z.extend(z.omit(cardOptionsSchema, { link: true }), {
  link: z.optional(z.object({ type: z.enum(BOX_LINK_TYPES), href: z.string() })),
  /** Of a Product box: the id its form opens by. */
  form: z.optional(z.string()),
  /** Ids of what its form lists; which of them this visitor can order, the catalogue says. */
  products: z.optional(z.array(z.string())),
  /** Ids of deals it lists beside them; which of them this visitor can have, the store of their stay says. */
  deals: z.optional(z.array(z.string())),
  serviceCharge: z.optional(z.boolean()),
  /** What it costs this visitor, in words of the language: "from NOK 45". */
  price: z.optional(z.string()),
})

/** A card in one language, as a guest gets it. */
export const boxSchema = z.object({
  id: z.string(),
  type: z.enum(CARD_TYPES),
  parentId: z.nullable(z.string()),
  /**
   * A place kept for what belongs to one unit: nothing but where it stands. The content comes with the booking.
   */
  isSealed: z.boolean(),
  /** Language actually found, for the lang attribute when it is not the page's. */
  language: z.string(),
  content: guestContentSchema,
  /** What a voucher says once it is redeemed. */
  redeemed: z.optional(guestContentSchema),
  pictures: z.array(boxPictureSchema),
  options: boxOptionsSchema,
  styles: z.extend(z.omit(cardStylesSchema, { backgroundPicture: true }), {
    backgroundPicture: z.nullable(boxPictureSchema),
  }),
  /** Times only: to whom it shows was decided before it was sent. */
  opens: z.pick(visibilitySchema, { dateRange: true, weekdays: true }),
})
export type Box = z.infer<typeof boxSchema>

export const guestGuestbookSchema = z.object({
  version: z.int(),
  language: z.object({ code: z.string(), index: z.int() }),
  /** Which tab bar this visitor gets. */
  phase: z.enum(PHASES),
  boxes: z.array(boxSchema),
})
export type GuestGuestbook = z.infer<typeof guestGuestbookSchema>

export const getGuestbook = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/guestbook',
  summary: 'The boxes for this visitor, in one language',
  access: 'guest',
  module: 'guestbook',
  params: z.object({ hotel: propertyIdSchema }),
  query: z.object({
    booking: z.optional(z.string().check(z.maxLength(100))),
    language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))),
  }),
  response: guestGuestbookSchema,
})

export const redeemVoucher = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/vouchers/:cardId/redeem',
  summary: 'Redeem a voucher; a booking redeems each one once',
  access: 'guest',
  module: 'guestbook',
  params: z.object({ hotel: propertyIdSchema, cardId: publicIdSchema }),
  body: z.object({ booking: z.optional(z.string().check(z.maxLength(100))) }),
  // Nobody at a bar redeems faster; each call of a visitor without a booking counts.
  limits: { bodyBytes: 1024, callsPerMinute: 120 },
  response: z.object({
    redeemedAt: z.string(),
    /** False when this booking had redeemed it before; the time is then that of the first. */
    isFirst: z.boolean(),
  }),
})

export const getGuestLive = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/live',
  summary: 'Server-sent events a guest may hear',
  access: 'guest',
  module: null,
  params: z.object({ hotel: propertyIdSchema }),
  response: 'stream',
})

export const staffCardSchema = z.object({
  card: cardSchema,
  /** Counts up with every save; a save names the one it is based on. */
  revision: z.int(),
  isPublished: z.boolean(),
  /** Whether the draft differs from what guests see; its place apart. */
  isChanged: z.boolean(),
  /** Whether it stands elsewhere than guests see it. */
  isMoved: z.boolean(),
  /** Since when it is deleted; guests lose it with the next publishing, until then it can be taken back. */
  deletedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
})
export type StaffCard = z.infer<typeof staffCardSchema>

/** What publishing would change for guests. */
export const draftChangesSchema = z.object({
  /** Cards that are new, changed, deleted or moved, each once, and one for the tab bar. */
  total: z.int(),
  added: z.int(),
  changed: z.int(),
  deleted: z.int(),
  moved: z.int(),
  tabBar: z.boolean(),
})

export const listCards = defineEndpoint({
  method: 'GET',
  path: 'hotel/cards',
  summary: 'All cards of the guestbook as drafts, in order',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  response: z.object({
    cards: z.array(staffCardSchema),
    publishedVersion: z.int(),
    publishedAt: z.nullable(z.string()),
    pictures: z.record(z.string(), boxPictureSchema),
    /** Counts up with every change of order; a move names the one it is based on. */
    orderRevision: z.int(),
    changes: draftChangesSchema,
  }),
})

export const getCard = defineEndpoint({
  method: 'GET',
  path: 'hotel/cards/:cardId',
  summary: 'One card as a draft',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  params: z.object({ cardId: publicIdSchema }),
  response: staffCardSchema,
})

export const saveCard = defineEndpoint({
  method: 'PUT',
  path: 'hotel/cards/:cardId',
  summary: 'Save a draft, or parts of one, based on a known revision',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  params: z.object({ cardId: publicIdSchema }),
  body: z.object({
    revision: z.int(),
    // What is absent stays as it is: a switch in a list need not know the texts.
    content: z.optional(cardContentSchema.check(z.refine(everyLinkFits))),
    styles: z.optional(cardStylesSchema),
    options: z.optional(enteredOptionsSchema),
    visibility: z.optional(z.nullable(enteredVisibilitySchema)),
    isHidden: z.optional(z.boolean()),
    form: z.optional(productFormSchema),
    serviceCharge: z.optional(z.boolean()),
  }),
  response: staffCardSchema,
})

export const publishGuestbook = defineEndpoint({
  method: 'POST',
  path: 'hotel/cards/publish',
  summary: 'Make all drafts what guests see',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  response: z.object({ version: z.int(), publishedAt: z.string(), orderRevision: z.int() }),
})
