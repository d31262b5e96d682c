import { getStatistics, getSubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import type { SubjectsService } from './service.ts'

export function subjectHandlers({ subjects }: { subjects: SubjectsService }): Handler[] {
  return [
    read(getStatistics, ({ staff, query }) => subjects.overview(staff, query)),
    read(getSubjectStatistics, ({ staff, params, query }) =>
      subjects.ofSubject(staff, params.subject, query),
    ),
  ]
}
