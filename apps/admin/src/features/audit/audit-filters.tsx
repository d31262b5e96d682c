import type { AuditQuery } from '@innkeeper/api/audit.ts'
import { AUDIT_ACTIONS, auditActionSchema } from '@innkeeper/domain/audit/actions.ts'
import { Select, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
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
      <DayInput
        label={t('audit.filter.from')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => onFilter({ from })}
      />
      <DayInput
        label={t('audit.filter.to')}
        value={filters.to}
        min={filters.from}
        onChange={(to) => onFilter({ to })}
      />
    </div>
  )
}

type DayProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

function DayInput({ label, value, min, max, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      aria-label={label}
      title={label}
      leftSection={<span className={classes.dayLabel}>{label}</span>}
      leftSectionWidth={52}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      className={classes.day}
    />
  )
}
