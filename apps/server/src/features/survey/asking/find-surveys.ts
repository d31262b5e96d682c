import type { Database } from '../../../platform/db/port.ts'
import type { OfferedSurvey } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { surveyPath } from '../addresses.ts'
import { askedQuestion } from './asked-question.ts'
import { findOpenSurveys } from './open-surveys.ts'

type Dependencies = { db: Database; properties: Pick<PropertyService, 'snapshot'> }

/** What templates can ask: open surveys that begin with a score somebody can press. */
export function createFindSurveys({ db, properties }: Dependencies) {
  return async (propertyId: string, languageIndex: number): Promise<OfferedSurvey[]> => {
    const { property } = await properties.snapshot(propertyId)
    const open = await db.tenant(propertyId, (tx) => findOpenSurveys(tx, propertyId), { readOnly: true })
    return open.flatMap((survey) => {
      const title = askedQuestion(survey, property, languageIndex)
      return title === null
        ? []
        : [{ id: survey.id, name: survey.name, title, path: surveyPath(propertyId, survey.id) }]
    })
  }
}
