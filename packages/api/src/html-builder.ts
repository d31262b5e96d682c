import { templateStyleSchema } from '@innkeeper/domain/html-builder/template-schema.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { templateModuleSchema } from '@innkeeper/html-builder/module-schemas.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { boxPictureSchema } from './guestbook.ts'
import { guestBookingSchema } from './guests.ts'

/** A page in one language, as a guest gets it. */
export const guestTemplateSchema = z.object({
  id: z.string(),
  /** The visitor's language. */
  language: z.object({ code: z.string(), index: z.int() }),
  /** The language the words were found in, for the lang attribute when it is not the page's. */
  contentLanguage: z.string(),
  style: templateStyleSchema,
  modules: z.array(templateModuleSchema),
  /** The property's own pictures among those the modules name, by id; their words stand in the modules. */
  pictures: z.record(z.string(), z.omit(boxPictureSchema, { alt: true })),
  /** Module id to the survey it asks; a module whose survey is not open is left out. */
  surveys: z.optional(z.record(z.string(), z.object({ question: z.string(), href: z.string() }))),
})
export type GuestTemplate = z.infer<typeof guestTemplateSchema>

export const getGuestTemplate = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/htmlbuilder/templates/:id',
  summary: 'A page of the HTML builder in one language',
  access: 'guest',
  module: 'htmlBuilder',
  params: z.object({ hotel: propertyIdSchema, id: publicIdSchema }),
  query: z.object({ language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))) }),
  response: guestTemplateSchema,
})

const pageOfferSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Ready to be read; that it is fully booked where nothing is left. */
  price: z.string(),
  picture: z.nullable(boxPictureSchema),
  href: z.string(),
})

/** What the modules of a page show this visitor of what they can have now; the page is the same for everybody. */
export const pageOffersSchema = z.object({ offers: z.record(z.string(), z.array(pageOfferSchema)) })
export type PageOffers = z.infer<typeof pageOffersSchema>

export const getPageOffers = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/htmlbuilder/templates/:id/offers',
  summary: 'Deals and rooms that the modules of a page show, for the stay this browser opened last',
  access: 'guest',
  module: 'htmlBuilder',
  params: z.object({ hotel: propertyIdSchema, id: publicIdSchema }),
  query: z.object({ language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))) }),
  response: pageOffersSchema,
})

/** What placeholders and links of a page say to one guest; the page itself is the same for everybody. */
export const pageStaySchema = z.extend(
  z.pick(guestBookingSchema, {
    firstName: true,
    lastName: true,
    arrival: true,
    departure: true,
    unit: true,
    watchId: true,
    isRegistered: true,
  }),
  { linkKey: z.string() },
)
export type PageStay = z.infer<typeof pageStaySchema>

export const getPageStay = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/htmlbuilder/stay',
  summary: 'The stay this browser opened last, for the placeholders of pages',
  access: 'guest',
  module: 'htmlBuilder',
  params: z.object({ hotel: propertyIdSchema }),
  response: pageStaySchema,
})
