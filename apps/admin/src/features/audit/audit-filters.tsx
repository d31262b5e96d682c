import type { AuditQuery } from '@innkeeper/api/audit.ts'
import { AUDIT_ACTIONS } from '@innkeeper/domain/audit/actions.ts'
import { DayRangeFilter } from '../../components/data-list/day-range-filter.tsx'
import { FilterSelect } from '../../components/data-list/filter-select.tsx'
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
      <FilterSelect
        label={t('audit.filter.action')}
        anyLabel={t('audit.filter.anyAction')}
        options={AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`audit.action.${action}`) }))}
        value={filters.action}
        onChange={(action) => onFilter({ action })}
        isSearchable
        className={classes.byAction}
      />
      <FilterSelect
        label={t('audit.filter.actor')}
        anyLabel={t('audit.filter.anyone')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.actor}
        onChange={(actor) => onFilter({ actor })}
        isSearchable
        className={classes.byPerson}
      />
      <DayRangeFilter
        fromLabel={t('audit.filter.from')}
        toLabel={t('audit.filter.to')}
        value={filters}
        onChange={onFilter}
      />
    </div>
  )
}
