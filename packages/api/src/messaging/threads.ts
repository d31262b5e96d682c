import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { MESSAGES } from './messages.ts'

export const ENTRY_TEXT_MAX = 2000
export const THREADS_PAGE_SIZE = 50
export const CANNED_ANSWERS_MAX = 100
export const THREAD_VIEWS = ['open', 'mine', 'done'] as const

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(ENTRY_TEXT_MAX))
const threadParams = z.object({ threadId: publicIdSchema })

export const threadEntrySchema = z.object({
  id: z.string(),
  /** A note is for staff alone. */
  writtenBy: z.enum(['guest', 'staff', 'note']),
  channel: z.enum(['guestbook', 'sms', 'email']),
  text: z.string(),
  picture: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  author: z.nullable(z.string()),
  /** Who sent an SMS or a mail, where it is not the address the guest or the thread is known by. */
  from: z.nullable(z.string()),
  at: z.string(),
  /** When the guest read it in the guestbook. */
  readAt: z.nullable(z.string()),
  /** By SMS or e-mail: what became of the message, also of an answer nobody read in the guestbook. */
  state: z.nullable(z.enum(MESSAGE_STATES)),
  reason: z.nullable(z.string()),
  /** An answer in the guestbook that nobody read goes out then. */
  goesOutAt: z.nullable(z.string()),
})
export type ThreadEntry = z.infer<typeof threadEntrySchema>

export const threadItemSchema = z.object({
  id: z.string(),
  /** Null where nobody knows whose stay it is: a visitor says a name and a room, of others there is the address. */
  bookingId: z.nullable(z.string()),
  name: z.string(),
  unit: z.nullable(z.string()),
  language: z.string(),
  /** The property's language the guest is written to in; canned answers have their words by it. */
  languageIndex: z.int(),
  /** The beginning of what was written last. */
  last: z.string(),
  lastAt: z.string(),
  lastBy: z.enum(['guest', 'staff', 'note']),
  channel: z.enum(['guestbook', 'sms', 'email']),
  isUnread: z.boolean(),
  /** Since when the guest waits for an answer. */
  waitsSince: z.nullable(z.string()),
  assignedTo: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isDone: z.boolean(),
})
export type ThreadItem = z.infer<typeof threadItemSchema>

export const threadSchema = z.extend(threadItemSchema, {
  entries: z.array(threadEntrySchema),
  readByGuestAt: z.nullable(z.string()),
  /** By which channels an answer can reach the guest, and why not by the others. */
  channels: z.array(
    z.object({
      channel: z.enum(['guestbook', 'sms', 'email']),
      to: z.nullable(z.string()),
      why: z.nullable(z.string()),
    }),
  ),
  arrival: z.nullable(z.string()),
  departure: z.nullable(z.string()),
  /** What placeholders of an answer stand for; the server fills those that are left in a text. */
  placeholders: z.record(z.string(), z.string()),
})
export type Thread = z.infer<typeof threadSchema>

export const listThreads = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/threads',
  summary: 'What guests wrote, those who wait first',
  query: z.object({
    view: z._default(z.enum(THREAD_VIEWS), 'open'),
    search: z._default(z.string().check(z.maxLength(100)), ''),
    after: z.optional(publicIdSchema),
  }),
  response: z.object({
    items: z.array(threadItemSchema),
    next: z.nullable(z.string()),
    counts: z.record(z.enum(THREAD_VIEWS), z.int()),
    /** Whether guests' SMS and mails arrive here. */
    arrives: z.object({ sms: z.boolean(), email: z.boolean(), guestbook: z.boolean() }),
  }),
})

export const getThread = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/threads/:threadId',
  summary: 'One thread with all that was written',
  params: threadParams,
  response: threadSchema,
})

/** Opens the thread of a booking, made when there is none. */
export const openThread = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/threads',
  summary: 'The thread of a stay, begun when there is none yet',
  body: z.object({ bookingId: publicIdSchema }),
  response: threadSchema,
})

const command = { ...MESSAGES, method: 'POST', params: threadParams, response: threadSchema } as const

export const answerThread = defineEndpoint({
  ...command,
  path: 'hotel/threads/:threadId/answer',
  summary: 'Answer the guest by one channel, or leave a note for colleagues',
  body: z.object({ text, channel: z.enum(['guestbook', 'sms', 'email', 'note']), clientKey: publicIdSchema }),
})

export const assignThread = defineEndpoint({
  ...command,
  path: 'hotel/threads/:threadId/assign',
  summary: 'Say who answers, or nobody',
  body: z.object({ userId: z.nullable(z.string().check(z.maxLength(60))) }),
})

export const finishThread = defineEndpoint({
  ...command,
  path: 'hotel/threads/:threadId/done',
  summary: 'Put a thread away as done, or take it out again',
  body: z.object({ isDone: z.boolean() }),
})

export const readThread = defineEndpoint({
  ...command,
  path: 'hotel/threads/:threadId/read',
  summary: 'Say that staff have read a thread',
  /** The last entry that was seen; without it all there is. */
  body: z.object({ upTo: z.optional(publicIdSchema) }),
})

/** Pictures of guests have no address of their own: whoever works here may see them. */
export const getThreadPicture = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/threads/:threadId/pictures/:entryId',
  summary: 'A picture a guest sent',
  params: z.object({ threadId: publicIdSchema, entryId: publicIdSchema }),
  response: 'stream',
})

export const listThreadColleagues = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/threadColleagues',
  summary: 'Who a thread can be assigned to',
  response: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

export const matchThread = defineEndpoint({
  ...command,
  path: 'hotel/threads/:threadId/match',
  summary: 'Say which stay a visitor without a booking belongs to',
  body: z.object({ bookingId: publicIdSchema }),
})

export const cannedAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** By index of the property's languages. */
  languages: z.record(z.string(), z.string()),
  revision: z.int(),
})
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>

const cannedBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  languages: z
    .record(z.string().check(z.regex(/^\d{1,3}$/)), text)
    .check(z.refine((languages) => Object.keys(languages).length > 0)),
})
const cannedParams = z.object({ answerId: publicIdSchema })

export const listCannedAnswers = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/cannedAnswers',
  summary: 'Answers the house writes often',
  response: z.object({ answers: z.array(cannedAnswerSchema) }),
})

export const addCannedAnswer = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/cannedAnswers',
  summary: 'A new answer to choose from',
  body: cannedBody,
  response: cannedAnswerSchema,
})

export const changeCannedAnswer = defineEndpoint({
  ...MESSAGES,
  method: 'PUT',
  path: 'hotel/cannedAnswers/:answerId',
  summary: 'Change an answer to choose from',
  params: cannedParams,
  body: z.extend(cannedBody, { revision: z.int() }),
  response: cannedAnswerSchema,
})

export const deleteCannedAnswer = defineEndpoint({
  ...MESSAGES,
  method: 'DELETE',
  path: 'hotel/cannedAnswers/:answerId',
  summary: 'Delete an answer to choose from',
  params: cannedParams,
  response: z.object({}),
})
