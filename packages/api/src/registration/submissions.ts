import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { REPORT_DAYS_MAX, REPORT_REASONS, REVEAL_REASONS } from '@innkeeper/domain/registration/constants.ts'
import { formBodySchema } from '@innkeeper/domain/registration/form-schema.ts'
import { valuesSchema } from '@innkeeper/domain/registration/values.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { leavesSchema } from '../messaging/messages.ts'

const READ = {
  access: 'staff',
  capability: 'registration:read',
  module: 'registrationForms',
  isForPeople: true,
} as const
/** What shows or takes more than the provider's staff may see. */
const REVEAL = { ...READ, capability: 'registration:reveal' } as const
const submissionParams = z.object({ id: publicIdSchema })
export const SUBMISSIONS_PAGE_MAX = 100
export const CHOSEN_SUBMISSIONS_MAX = 100

/** With a file: how many of its forms could not be read. */
export const UNREADABLE_HEADER = 'x-unreadable-forms'

/** A line of the list: nothing of it has to be guarded. */
export const submissionItemSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  bookingNumber: z.string(),
  /** Empty once the guest was erased and a law keeps the rest. */
  name: z.string(),
  person: z.enum(['main', 'adult']),
  companions: z.int(),
  unit: z.nullable(z.string()),
  arrival: z.string(),
  departure: z.string(),
  sentAt: z.string(),
  /** Null for the guest; else who filled it in with the guest. */
  author: z.nullable(z.string()),
  isUnread: z.boolean(),
  checkedAt: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  /** The last day on which it is kept. */
  keptUntil: z.string(),
  isLocked: z.boolean(),
})
export type SubmissionItem = z.infer<typeof submissionItemSchema>

const filters = {
  searchTerm: z.optional(z.string().check(z.maxLength(100))),
  /** Days of arrival. */
  fromDate: z.optional(daySchema),
  toDate: z.optional(daySchema),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listSubmissions = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/registrationForms/submittedRegistrationFormsV2',
  summary: 'What guests sent, by name or booking number, by the day of arrival',
  query: z.object({
    pageNumber: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(SUBMISSIONS_PAGE_MAX)), 25),
    ...filters,
    /** Beside the specification's six: those nobody has read yet. */
    unread: z.optional(z.enum(['1'])),
  }),
  response: z.object({ items: z.array(submissionItemSchema), total: z.int(), unread: z.int() }),
})

const personSchema = z.object({
  /** `main`, `adult`, `spouse` or `underage child`. */
  kind: z.string(),
  /** Numbers masked; of what a field holds that is not shown at all, nothing. */
  values: valuesSchema,
})

export const submissionSchema = z.extend(submissionItemSchema, {
  country: z.string(),
  keptMonths: z.int(),
  /** Empty where the form was deleted since. */
  formName: z.string(),
  formVersion: z.int(),
  /** The fields as they were asked. */
  body: formBodySchema,
  language: z.string(),
  /** The first is whoever signed. */
  people: z.array(personSchema),
  hasSignature: z.boolean(),
  isSignatureDrawn: z.boolean(),
  hasPicture: z.boolean(),
  termsVersion: z.nullable(z.int()),
  /** Whether this member of staff may open masked values. */
  mayReveal: z.boolean(),
})
export type Submission = z.infer<typeof submissionSchema>

export const getSubmission = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/registrationForms/submissions/:id',
  summary: 'One form with its numbers masked; it counts as read from then on',
  params: submissionParams,
  response: submissionSchema,
})

export const revealValue = defineEndpoint({
  ...READ,
  method: 'POST',
  path: 'hotel/registrationForms/submissions/:id/reveal',
  summary:
    'One masked value, with a reason; written to the audit log. Signature and picture answer a link for a minute',
  isSafe: true,
  params: submissionParams,
  body: z.object({
    /** Place in `people`. */
    person: z.int().check(z.gte(0), z.lte(40)),
    field: z.string().check(z.maxLength(40)),
    reason: z.enum(REVEAL_REASONS),
  }),
  response: z.object({ value: z.nullable(z.string()), src: z.nullable(z.string()) }),
})

export const getRevealedPicture = defineEndpoint({
  ...REVEAL,
  method: 'GET',
  path: 'hotel/registrationForms/revealed/:token',
  summary: 'The signature or ID picture behind such a link, for the session that asked for it',
  params: z.object({ token: z.string().check(z.maxLength(300)) }),
  response: 'stream',
})

export const checkSubmission = defineEndpoint({
  ...REVEAL,
  method: 'POST',
  path: 'hotel/registrationForms/submissions/:id/check',
  summary: 'Say that it was compared with the document, or that it was not; an ID picture is erased with it',
  params: submissionParams,
  body: z.object({ isChecked: z.boolean() }),
  response: submissionItemSchema,
})

export const removeSubmission = defineEndpoint({
  ...READ,
  capability: 'registration:reveal',
  method: 'DELETE',
  path: 'hotel/registrationForms/submissions/:id',
  summary:
    'Erase the person of one form: what a law keeps stays locked until its day, all else goes at once; written to the audit log',
  params: submissionParams,
  /** The last day on which the law keeps it locked; null where it is gone. */
  response: z.object({ lockedUntil: z.nullable(z.string()) }),
})

export const exportRegistration = defineEndpoint({
  ...READ,
  capability: 'privacy:manage',
  method: 'GET',
  path: 'hotel/registrationForms/submissions/:id/export',
  summary: 'Everything one adult sent, as a JSON file for them; written to the audit log',
  params: submissionParams,
  response: 'stream',
})

const idsSchema = z
  .string()
  .check(z.regex(new RegExp(`^[\\w-]{22}(,[\\w-]{22}){0,${CHOSEN_SUBMISSIONS_MAX - 1}}$`)))

export const printSubmissions = defineEndpoint({
  ...REVEAL,
  method: 'GET',
  path: 'hotel/registrationForms/print',
  summary:
    'Forms as one PDF with signatures, as the country’s law names them, with a reason; written to the audit log',
  query: z.object({ ids: idsSchema, reason: z.enum(REVEAL_REASONS) }),
  response: 'stream',
})

export const exportSubmissions = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/registrationForms/submissions.csv',
  summary: 'The list as CSV, numbers masked',
  query: z.object({ ...filters, unread: z.optional(z.enum(['1'])) }),
  response: 'stream',
})

export const reportSubmissions = defineEndpoint({
  ...REVEAL,
  method: 'GET',
  path: 'hotel/registrationForms/report',
  summary:
    'What the law has a house hand to the police or to statistics, for days of arrival, with a reason; written to the audit log',
  query: z
    .object({
      fromDate: daySchema,
      toDate: daySchema,
      /**
       * Asked for where people are named, not where they are counted. Guests who were erased are in it only when an
       * authority asks.
       */
      reason: z.optional(z.enum(REPORT_REASONS)),
    })
    .check(
      z.refine(({ fromDate, toDate }) => fromDate <= toDate && toDate < addDays(fromDate, REPORT_DAYS_MAX), {
        path: ['toDate'],
      }),
    ),
  response: 'stream',
})

/** Whether guests are asked anything: without a form, or with none that is on, there is nothing to send or to remind of. */
const formStandingSchema = z.enum(['none', 'off', 'on'])
export type FormStanding = z.infer<typeof formStandingSchema>

/** A stay that arrives and of which somebody has not registered. */
export const missingStaySchema = z.object({
  bookingId: z.string(),
  bookingNumber: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  arrival: z.string(),
  adults: z.nullable(z.int()),
  /** How many of them have registered. */
  registered: z.int(),
  /** By what it can be reminded; null where there is no address. */
  reachedBy: z.nullable(z.enum(['email', 'sms'])),
  remindedAt: z.nullable(z.string()),
  /** The last reminder reached nobody: it failed, or lies in the outbox. */
  isReminderLost: z.boolean(),
  /** They have arrived: the form is filled in at the desk, and nobody is reminded of it. */
  isInHouse: z.boolean(),
})
export type MissingStay = z.infer<typeof missingStaySchema>

export const listMissingStays = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/registrationForms/missing',
  summary: 'Arrivals of these days that have not registered',
  query: z.object({ fromDate: z.optional(daySchema), toDate: z.optional(daySchema) }),
  response: z.object({
    items: z.array(missingStaySchema),
    registered: z.int(),
    form: formStandingSchema,
    /** Whether what is sent by a channel goes to a provider. */
    leaves: leavesSchema,
    today: z.string(),
    report: z.nullable(z.enum(['police', 'statistics'])),
  }),
})

export const remindStays = defineEndpoint({
  access: 'staff',
  capability: 'messages:send',
  module: 'registrationForms',
  method: 'POST',
  path: 'hotel/registrationForms/remind',
  summary: 'Write to guests who have not registered; whoever was written to today is left out',
  body: z.object({ bookingIds: z.array(publicIdSchema).check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ queued: z.int(), leftOut: z.int() }),
})

export const openDeskForm = defineEndpoint({
  ...REVEAL,
  method: 'POST',
  path: 'hotel/registrationForms/desk',
  summary: 'A link to fill the form in with a guest at the desk; it opens that form once and nothing else',
  body: z.object({ bookingId: publicIdSchema }),
  response: z.object({ path: z.string() }),
})

export const listStaySubmissions = defineEndpoint({
  ...READ,
  method: 'GET',
  path: 'hotel/registrationForms/stays/:bookingId',
  summary: 'Who of a stay has registered',
  params: z.object({ bookingId: publicIdSchema }),
  response: z.object({
    items: z.array(submissionItemSchema),
    open: z.array(z.object({ id: z.string(), name: z.string() })),
    form: formStandingSchema,
  }),
})
