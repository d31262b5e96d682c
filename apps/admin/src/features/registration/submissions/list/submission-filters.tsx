import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { DayRangeFilter } from '../../../../components/data-list/day-range-filter.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'
import type { SubmissionsSearch } from '../submissions-search.ts'

type Props = { search: SubmissionsSearch; onFilter: (change: SubmissionsSearch) => void }

/** Days of arrival, those nobody has read, and the order where no column head sets it; on a phone behind one button. */
export function SubmissionFilters({ search, onFilter }: Props) {
  const t = useT()
  const { from, to, unread, order = 'desc' } = search
  // Folded on a phone; what narrows the list is in sight from the start.
  const [isOpen, fold] = useDisclosure(Boolean(from ?? to ?? unread))
  const SortIcon = order === 'desc' ? IconSortDescending : IconSortAscending
  return (
    <>
      <Button
        className={classes.foldButton}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
        onClick={fold.toggle}
      >
        {t(isOpen ? 'regSubs.filters.hide' : 'regSubs.filters')}
      </Button>
      <div className={classes.filters} data-folded={!isOpen || undefined}>
        <span className={classes.filterName}>{t('regSubs.column.arrival')}</span>
        <DayRangeFilter
          fromLabel={t('regSubs.from')}
          toLabel={t('regSubs.to')}
          value={{ from, to }}
          onChange={onFilter}
        />
        <Checkbox
          label={t('regSubs.unreadOnly')}
          checked={unread ?? false}
          onChange={(event) => onFilter({ unread: event.currentTarget.checked || undefined })}
        />
        <Button
          className={classes.order}
          variant="default"
          leftSection={<SortIcon size={16} stroke={1.7} aria-hidden />}
          onClick={() => onFilter({ order: order === 'desc' ? 'asc' : 'desc' })}
        >
          {t(`regSubs.order.${order}`)}
        </Button>
      </div>
    </>
  )
}
