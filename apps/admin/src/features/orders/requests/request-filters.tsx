import { REQUEST_SOURCES, REQUEST_STATUSES, REQUEST_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { Autocomplete, Button, SegmentedControl } from '@mantine/core'
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { DayRangeFilter } from '../../../components/data-list/day-range-filter.tsx'
import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import type { RequestsSearch } from './requests-search.ts'

const ANY = 'any'
/** Typing rests this long before the server is asked. */
const REST_MS = 250

type Props = {
  filters: RequestsSearch
  /** How many wait for an answer; undefined where none can. */
  waiting: number | undefined
  /** Units of what is on screen, to choose from. */
  units: string[]
  onFilter: (change: RequestsSearch) => void
}

export function StatusFilter({ filters, waiting, onFilter }: Omit<Props, 'units'>) {
  const t = useT()
  const statuses = REQUEST_STATUSES.filter((status) => waiting !== undefined || status !== 'no action taken')
  const words = (status: (typeof REQUEST_STATUSES)[number]) =>
    status === 'no action taken'
      ? t('requests.filter.waiting', { count: waiting ?? 0 })
      : t(`requests.status.${status}`)
  return (
    <div className={classes.statuses}>
      <SegmentedControl
        aria-label={t('requests.filter.status')}
        value={filters.status ?? ANY}
        onChange={(status) => onFilter({ status: REQUEST_STATUSES.find((one) => one === status) })}
        data={[
          { value: ANY, label: t('requests.filter.anyStatus') },
          ...statuses.map((status) => ({ value: status, label: words(status) })),
        ]}
      />
    </div>
  )
}

export function RequestFilters({ filters, units, onFilter }: Omit<Props, 'waiting'>) {
  const t = useT()
  const [isOpen, { toggle }] = useDisclosure(false)
  const { type, source, unit, from, to } = filters
  const count = [type, source, unit, from, to].filter(Boolean).length
  return (
    <>
      <Button variant="default" className={classes.moreFilters} aria-expanded={isOpen} onClick={toggle}>
        {t('requests.filter.more', { count })}
      </Button>
      <div className={classes.filters} data-open={isOpen}>
        <FilterSelect
          label={t('requests.filter.type')}
          anyLabel={t('requests.filter.anyType')}
          options={REQUEST_TYPES.map((type) => ({ value: type, label: t(`requests.type.${type}`) }))}
          value={filters.type}
          onChange={(type) => onFilter({ type })}
        />
        <FilterSelect
          label={t('requests.filter.source')}
          anyLabel={t('requests.filter.anySource')}
          options={REQUEST_SOURCES.map((source) => ({
            value: source,
            label: t(`requests.source.${source}`),
          }))}
          value={filters.source}
          onChange={(source) => onFilter({ source })}
        />
        <UnitFilter value={filters.unit ?? ''} units={units} onChange={(unit) => onFilter({ unit })} />
        <DayRangeFilter
          fromLabel={t('requests.filter.from')}
          toLabel={t('requests.filter.to')}
          value={filters}
          onChange={onFilter}
        />
      </div>
    </>
  )
}

type UnitProps = { value: string; units: string[]; onChange: (unit: string | undefined) => void }

/** Typed, because who answers requests may not list units; those on screen are offered. */
function UnitFilter({ value, units, onChange }: UnitProps) {
  const t = useT()
  const [text, setText] = useState(value)
  const changeSoon = useDebouncedCallback((unit: string) => onChange(unit.trim() || undefined), REST_MS)
  // "Clear filters" changes the address from outside.
  useEffect(() => setText(value), [value])
  return (
    <Autocomplete
      aria-label={t('requests.filter.unit')}
      placeholder={t('requests.filter.unit')}
      data={units}
      maxLength={40}
      value={text}
      onChange={(unit) => {
        setText(unit)
        changeSoon(unit)
      }}
      clearable
      className={classes.unitFilter}
    />
  )
}
