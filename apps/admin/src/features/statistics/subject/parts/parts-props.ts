import type { SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import type { Compared } from '../../statistics-search.ts'

/** What every box takes that shows a subject taken apart. */
export type PartsProps = { statistics: SubjectStatistics; compare: Compared | undefined }
