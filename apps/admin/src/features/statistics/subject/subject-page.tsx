import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { subjectStatisticsQuery } from '../api.ts'
import { StatisticsFrame } from '../choices/statistics-frame.tsx'
import { useStatisticsAddress } from '../choices/use-statistics-address.ts'
import { InFull } from './in-full.tsx'
import { SubjectSkeleton } from './subject-skeleton.tsx'
import { SubjectView } from './subject-view.tsx'

/** The page of one subject: each has an address of its own. */
export function subjectPage(subject: Subject): RouteComponent {
  return function SubjectPage() {
    const t = useT()
    const address = useStatisticsAddress()
    const result = useQuery(subjectStatisticsQuery(subject, address.asked))
    return (
      <StatisticsFrame
        title={t(`nav.statisticsTab.${subject}`)}
        tab={t(`nav.statisticsOf.${subject}`)}
        about={t(`statistics.about.${subject}`)}
        subject={subject}
        address={address}
        result={result}
        actions={<InFull subject={subject} search={address.search} />}
        skeleton={<SubjectSkeleton subject={subject} />}
      >
        {(statistics) => <SubjectView statistics={statistics} address={address} />}
      </StatisticsFrame>
    )
  }
}
