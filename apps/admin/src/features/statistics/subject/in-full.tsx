import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import figures from '../../../components/figures/figures.module.css'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import type { StatisticsSearch } from '../statistics-search.ts'

type Full = {
  to: LinkProps['to']
  label: `statistics.full.${'offers' | 'survey' | 'automations' | 'cleaning'}`
  capability: Capability
  /** Its address keeps days as these do. */
  keepsDays?: true
}

/** Pages of their own that say more of a subject. */
const FULL: Partial<Record<Subject, Full>> = {
  offers: {
    ...{ to: '/upselling/statistics', label: 'statistics.full.offers', capability: 'results:read' },
    keepsDays: true,
  },
  survey: { to: '/surveys', label: 'statistics.full.survey', capability: 'responses:read' },
  automations: { to: '/automations', label: 'statistics.full.automations', capability: 'content:edit' },
  cleaning: { to: '/settings/cleaning', label: 'statistics.full.cleaning', capability: 'settings:manage' },
}

export function InFull({ subject, search }: { subject: Subject; search: StatisticsSearch }) {
  const t = useT()
  const may = useCan()
  const full = FULL[subject]
  if (!full || !may(full.capability)) return null
  const { period, from, to } = search
  return (
    <Button
      variant="default"
      className={figures.control}
      renderRoot={(props) => (
        <Link to={full.to} {...(full.keepsDays && { search: { period, from, to } as never })} {...props} />
      )}
    >
      {t(full.label)}
    </Button>
  )
}
