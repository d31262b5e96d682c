import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { IconLayoutBoard, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { SavedFilters } from '../../../components/data-list/saved-filters/saved-filters.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { editorsQuery } from '../api.ts'
import type { CardList as Cards } from '../card-list-changes.ts'
import { CARD_FILTERS, shownCards } from './card-filter.ts'
import { CardList } from './card-list.tsx'
import classes from './list-pane.module.css'
import { useCardFilter } from './use-card-filter.ts'

type Props = {
  list: Cards | undefined
  error: unknown
  onRetry: () => void
  selectedId: string | undefined
  onAdd: () => void
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** All cards with search and filter. */
export function ListPane({ list, error, onRetry, selectedId, onAdd }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const { claims } = useSession()
  const { search, filter, setSearch, setFilter } = useCardFilter()
  const words = useDeferredValue(search)
  const { data } = useQuery(editorsQuery)
  const editors = useMemo(
    () => (data?.editors ?? []).filter(({ userId }) => userId !== claims.user_id),
    [data, claims.user_id],
  )
  const cards = list?.cards
  const shown = useMemo(
    () => (cards ? shownCards(cards, { search: words, filter }, languages) : []),
    [cards, words, filter, languages],
  )
  const isFiltered = words.trim() !== '' || filter !== 'all'

  if (!list) {
    return error ? <LoadError error={error} onRetry={onRetry} /> : <ListSkeleton />
  }
  if (list.cards.length === 0) {
    return (
      <EmptyState
        icon={IconLayoutBoard}
        title={t('cards.empty.title')}
        text={t('cards.empty.text')}
        action={
          <Button leftSection={<IconPlus size={16} />} onClick={onAdd}>
            {t('add.button')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('cards.search')}
          placeholder={t('cards.search')}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          className={classes.filter}
          aria-label={t('list.filter')}
          value={filter}
          onChange={(next) => setFilter(CARD_FILTERS.find((one) => one === next) ?? 'all')}
          data={CARD_FILTERS.map((value) => ({ value, label: t(`cards.filter.${value}`) }))}
          allowDeselect={false}
        />
      </div>
      <div className={classes.views}>
        <SavedFilters list="cards" search={{ find: search, show: filter === 'all' ? '' : filter }} />
      </div>
      <div className={classes.scroll}>
        {shown.length === 0 ? (
          <EmptyState title={t('list.noMatch.title')} text={t('list.noMatch.text')} />
        ) : (
          <CardList
            cards={shown}
            list={list}
            editors={editors}
            selectedId={selectedId}
            isFiltered={isFiltered}
          />
        )}
      </div>
    </>
  )
}

function ListSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('list.loading')} className={classes.skeleton}>
      {ROWS.map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={40} width={40} radius="md" />
          <div>
            <Skeleton height={13} width="64%" mb={7} />
            <Skeleton height={11} width="38%" />
          </div>
        </div>
      ))}
    </div>
  )
}
