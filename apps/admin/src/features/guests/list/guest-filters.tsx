import { GUEST_STANDINGS } from '@innkeeper/domain/guests/list-segments.ts'
import { englishNameOf } from '@innkeeper/i18n/content-languages.ts'
import { DayFilter } from '../../../components/data-list/day-filter.tsx'
import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { type GuestsSearch, shownView } from './guests-search.ts'

type Props = {
  filters: GuestsSearch
  categories: readonly { id: string; name: string }[]
  isOpen: boolean
  onFilter: (change: GuestsSearch) => void
}

/** What narrows a view: the day, how a booking stands, the kind of room, the guest's language. */
export function GuestFilters({ filters, categories, isOpen, onFilter }: Props) {
  const t = useT()
  const view = shownView(filters)
  const kinds = categories.map(({ id, name }) => ({ value: id, label: name }))
  const languages = useContentLanguages().map(({ code }) => ({
    value: code,
    label: englishNameOf(code) ?? code,
  }))
  const standings = GUEST_STANDINGS.map((one) => ({ value: one, label: t(`guests.standing.${one}`) }))
  return (
    <div className={classes.filters} data-open={isOpen}>
      {view !== 'inHouse' && (
        <DayFilter label={t('guests.day')} value={filters.day} onChange={(day) => onFilter({ day })} />
      )}
      {view === 'all' && (
        <FilterSelect
          label={t('guests.state')}
          anyLabel={t('guests.anyState')}
          options={standings}
          value={filters.standing}
          onChange={(standing) => onFilter({ standing })}
        />
      )}
      <FilterSelect
        label={t('guests.category')}
        anyLabel={t('guests.anyCategory')}
        options={kinds}
        value={filters.unitCategoryId}
        onChange={(unitCategoryId) => onFilter({ unitCategoryId })}
      />
      <FilterSelect
        label={t('guests.language')}
        anyLabel={t('guests.anyLanguage')}
        options={languages}
        value={filters.language}
        onChange={(language) => onFilter({ language })}
      />
    </div>
  )
}
