import { REQUEST_SOURCES, REQUEST_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { Autocomplete, Button, SegmentedControl } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { DayRangeFilter } from '../../../components/data-list/day-range-filter.tsx'
import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import type { RequestsSearch } from './requests-search.ts'
import { useMayHandle } from './use-may-handle.ts'

const ANY = 'any'
/** Typing rests this long before the server is asked. */
const REST_MS = 250

type Props = {
  filters: RequestsSearch
  /** How many wait for an answer and how many are to be done; null where none can. */
  counts: { waiting: number; toDo: number } | null
  /** Units of what is on screen, to choose from. */
  units: string[]
  onFilter: (change: RequestsSearch) => void
}

/** What the list can be narrowed to: the way of a request from its coming to its end. */
const STEPS = {
  waiting: { status: 'no action taken', progress: undefined },
  'to do': { status: undefined, progress: 'to do' },
  done: { status: undefined, progress: 'done' },
  declined: { status: 'declined', progress: undefined },
} as const satisfies Record<string, Pick<RequestsSearch, 'status' | 'progress'>>
type Step = keyof typeof STEPS
const STEP_NAMES = Object.keys(STEPS) as Step[]
const ANYTHING = { status: undefined, progress: undefined }

export function StatusFilter({ filters, counts, onFilter }: Omit<Props, 'units'>) {
  const t = useT()
  // The kitchen's list is of what is open unless it asks for more.
  const mayHandle = useMayHandle()
  const words: Record<Step, string> = {
    waiting: t('requests.filter.waiting', { count: counts?.waiting ?? 0 }),
    'to do': t('requests.filter.toDo', { count: counts?.toDo ?? 0 }),
    done: t('requests.filter.done'),
    declined: t('requests.status.declined'),
  }
  // In the archive nothing waits and nothing is left to do.
  const offered = STEP_NAMES.filter((step) => counts !== null || (step !== 'waiting' && step !== 'to do'))
  const chosen = STEP_NAMES.find(
    (step) => STEPS[step].status === filters.status && STEPS[step].progress === filters.progress,
  )
  return (
    <div className={classes.statuses}>
      <SegmentedControl
        aria-label={t('requests.filter.status')}
        value={chosen ?? ANY}
        onChange={(step) => onFilter(step === ANY ? ANYTHING : STEPS[step as Step])}
        data={[
          { value: ANY, label: t(mayHandle ? 'requests.filter.anyStatus' : 'requests.filter.open') },
          ...offered.map((step) => ({ value: step, label: words[step] })),
        ]}
      />
    </div>
  )
}

type ToggleProps = Pick<Props, 'filters'> & { isOpen: boolean; onToggle: () => void }

/** Opens the other filters where they have no line of their own. */
export function MoreFilters({ filters, isOpen, onToggle }: ToggleProps) {
  const t = useT()
  const { type, source, unit, from, to } = filters
  const count = [type, source, unit, from, to].filter(Boolean).length
  return (
    <Button variant="default" className={classes.moreFilters} aria-expanded={isOpen} onClick={onToggle}>
      {t('requests.filter.more', { count })}
    </Button>
  )
}

type FiltersProps = Omit<Props, 'counts'> & { isOpen: boolean }

export function RequestFilters({ filters, units, isOpen, onFilter }: FiltersProps) {
  const t = useT()
  return (
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
