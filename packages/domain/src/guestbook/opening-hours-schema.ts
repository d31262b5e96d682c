import * as z from 'zod/mini'

const clockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A stretch of a day; one that closes at or before it opens runs past midnight, `00:00` to `00:00` is the whole day. */
export const openStretchSchema = z.object({ opens: clockSchema, closes: clockSchema })
export type OpenStretch = z.infer<typeof openStretchSchema>

const daySchema = z.array(openStretchSchema).check(z.maxLength(4))

/** Monday first; a day without a stretch is closed. */
export const openingHoursSchema = z.tuple([
  daySchema,
  daySchema,
  daySchema,
  daySchema,
  daySchema,
  daySchema,
  daySchema,
])
export type OpeningHours = z.infer<typeof openingHoursSchema>

/** Opening hours of a facility; the two times are shown where the card is about rooms (spec 9). */
export const facilitiesSchema = z.object({
  week: openingHoursSchema,
  checkIn: z.nullable(clockSchema),
  checkOut: z.nullable(clockSchema),
})
export type Facilities = z.infer<typeof facilitiesSchema>

/** A daily window; it closes later than it opens (spec 5). */
export const cleaningWindowSchema = openStretchSchema.check(z.refine(({ opens, closes }) => closes > opens))
