import type { AuditQuery } from '@innkeeper/api/audit.ts'
import { AUDIT_ACTIONS, auditActionSchema } from '@innkeeper/domain/audit/actions.ts'
import { Select } from '@mantine/core'
import * as z from 'zod/mini'
import { DayFilter } from '../../components/data-list/day-filter.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './audit.module.css'

type Props = {
  filters: Partial<AuditQuery>
  people: { id: string; name: string }[]
  onFilter: (change: Partial<AuditQuery>) => void
}

export function AuditFilters({ filters, people, onFilter }: Props) {
  const t = useT()
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t('audit.filter.action')}
        placeholder={t('audit.filter.anyAction')}
        data={AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`audit.action.${action}`) }))}
        value={filters.action ?? null}
        onChange={(action) => onFilter({ action: z.safeParse(auditActionSchema, action).data })}
        clearable
        searchable
        className={classes.deed}
      />
      <Select
        aria-label={t('audit.filter.actor')}
        placeholder={t('audit.filter.anyone')}
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.actor ?? null}
        onChange={(actor) => onFilter({ actor: actor ?? undefined })}
        clearable
        searchable
        className={classes.actor}
      />
      <DayFilter
        label={t('audit.filter.from')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => onFilter({ from })}
      />
      <DayFilter
        label={t('audit.filter.to')}
        value={filters.to}
        min={filters.from}
        onChange={(to) => onFilter({ to })}
      />
    </div>
  )
}
