import type { PageInput } from '@innkeeper/api/page.ts'
import { templateQuery } from '../../../features/html-builder/api.ts'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { createPageAnswers } from '../../page-answers.ts'

/** What a page of the HTML builder came with. */
export function customPageAnswers({ clientVersion, data }: PageInput<'page'>): AnswerStore {
  const { clientData, template } = data
  const answers = createPageAnswers(clientVersion, clientData)
  answers.put(templateQuery(clientData.propertyId, template.id, template.language.index), template)
  return answers
}
