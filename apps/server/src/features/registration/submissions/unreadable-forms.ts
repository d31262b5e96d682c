import { UNREADABLE_HEADER } from '@innkeeper/api/registration/submissions.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import type { FastifyReply } from 'fastify'
import type { SubmissionRow } from '../tables.ts'

/** What stands beside a form that cannot be opened: who sent it. */
export const inClear = ({ firstName, lastName }: SubmissionRow): FilledForm => ({
  values: { firstName, lastName },
  companions: [],
  signature: null,
})

/** Says with a file how many forms in it could not be read. */
export const tellUnreadable = (reply: FastifyReply, forms: number): FastifyReply =>
  forms > 0 ? reply.header(UNREADABLE_HEADER, String(forms)) : reply
