import * as z from 'zod/mini'
import { daySchema } from '../calendar-schema.ts'

/** States a card can be meant for. `qr` is a visitor without a booking (spec 3). */
export const CARD_STATES = ['precheckin', 'checkin', 'checkout', 'qr'] as const
export const cardStateSchema = z.enum(CARD_STATES)
export type CardState = z.infer<typeof cardStateSchema>

/** As it was stored, also before days had a range: a card is not lost over its days. */
const storedDaySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const clockSchema = z.object({
  hours: z.int().check(z.gte(0), z.lte(23)),
  minutes: z.int().check(z.gte(0), z.lte(59)),
})

export const weekdayWindowSchema = z.object({
  isVisible: z.boolean(),
  start: clockSchema,
  end: clockSchema,
})
export type WeekdayWindow = z.infer<typeof weekdayWindowSchema>

export const visibilitySchema = z.object({
  dateRange: z.object({
    enabled: z.boolean(),
    from: z.nullable(storedDaySchema),
    to: z.nullable(storedDaySchema),
  }),
  state: z.array(cardStateSchema).check(z.maxLength(CARD_STATES.length)),
  /** Monday first: index 0 is weekday 1. */
  weekdays: z.tuple([
    weekdayWindowSchema,
    weekdayWindowSchema,
    weekdayWindowSchema,
    weekdayWindowSchema,
    weekdayWindowSchema,
    weekdayWindowSchema,
    weekdayWindowSchema,
  ]),
  segmentation: z.object({
    all: z.boolean(),
    targetGroups: z.array(z.string()).check(z.maxLength(100)),
    unitCategories: z.array(z.string()).check(z.maxLength(100)),
    /** Single units picked by hand. */
    selection: z.array(z.string()).check(z.maxLength(1000)),
  }),
})
export type Visibility = z.infer<typeof visibilitySchema>

/** As somebody sends it. */
export const enteredVisibilitySchema = z.extend(visibilitySchema, {
  dateRange: z.object({
    enabled: z.boolean(),
    from: z.nullable(daySchema),
    to: z.nullable(daySchema),
  }),
})
