import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { MESSAGES } from './messages.ts'
import { CANNED_ANSWERS_MAX, cannedAnswerSchema, threadSchema } from './threads.ts'

/** For the guest's page, which begins no thread by being looked at. */
export const getStayThread = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/guests/:bookingId/thread',
  summary: 'The thread of a stay, where there is one',
  params: z.object({ bookingId: publicIdSchema }),
  response: z.object({ thread: z.nullable(threadSchema) }),
})

/** Answers that are not named, because a colleague added them meanwhile, stay behind those that are. */
export const arrangeCannedAnswers = defineEndpoint({
  ...MESSAGES,
  method: 'PUT',
  path: 'hotel/cannedAnswersOrder',
  summary: 'In which order the answers to choose from stand',
  body: z.object({ ids: z.array(publicIdSchema).check(z.maxLength(CANNED_ANSWERS_MAX)) }),
  response: z.object({ answers: z.array(cannedAnswerSchema) }),
})
