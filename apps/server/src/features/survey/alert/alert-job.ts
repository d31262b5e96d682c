import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/port.ts'
import type { MailPort } from '../../../platform/mail/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findSurvey } from '../editing/repository.ts'
import { findResponse } from '../guest/repository.ts'
import type { ResponseRow, SurveyRow } from '../tables.ts'
import { alertMail } from './alert-mail.ts'

const payloadSchema = z.object({
  propertyId: propertyIdSchema,
  responseId: publicIdSchema,
  /** Which of the survey's addresses. */
  place: z.int(),
})
type Alert = z.infer<typeof payloadSchema>

type Dependencies = {
  db: Database
  mail: MailPort
  origin: string
  properties: Pick<PropertyService, 'snapshot'>
}

/** Each address gets its own mail: what one server refuses keeps nobody else waiting. */
export function alertJob({ db, mail, origin, properties }: Dependencies): Job<Alert> {
  return defineJob({
    name: 'survey.alert',
    payload: payloadSchema,
    concurrency: 2,
    handler: async ({ payload: { propertyId, responseId, place } }) => {
      const found = await db.tenant(
        propertyId,
        async (tx) => {
          const response = await findResponse(tx, propertyId, responseId)
          const survey = response && (await findSurvey(tx, propertyId, response.surveyId))
          return response && survey ? { response, survey } : null
        },
        { readOnly: true },
      )
      const to = found?.survey.alert.emails[place]
      if (!found || to === undefined) return
      const { property: house } = await properties.snapshot(propertyId)
      const message = alertMail(to, { ...found, house, origin })
      await mail.send({ ...message, reference: `${responseId}-${place}` })
    },
  })
}

/** In the transaction that stores a low response: the addresses of its survey are told once that commits. */
export function createTellByMail(jobs: Jobs, job: Job<Alert>) {
  return async (tx: Tx, { propertyId, id }: ResponseRow, { alert }: SurveyRow): Promise<void> => {
    for (const place of alert.emails.keys()) {
      await jobs.enqueue(tx, job, { propertyId, responseId: id, place })
    }
  }
}
export type TellByMail = ReturnType<typeof createTellByMail>
