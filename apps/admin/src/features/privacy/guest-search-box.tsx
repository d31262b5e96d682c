import { FOUND_GUESTS_MAX, type FoundStay } from '@innkeeper/api/privacy.ts'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListSearch } from '../../components/data-list/list-search.tsx'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useT } from '../../platform/texts.ts'
import { foundGuestsQuery, SHORTEST_SEARCH } from './api.ts'
import classes from './privacy.module.css'
import { RegisteredPeople } from './registered-people.tsx'
import { StayLine } from './stay-line.tsx'

type Props = { search: string; onSearch: (search: string) => void; onOpen: (bookingId: string) => void }

/** Where a guest's request begins: who is it? */
export function GuestSearchBox({ search, onSearch, onOpen }: Props) {
  const t = useT()
  const asked = search.trim()
  const { data, error, refetch } = useQuery(foundGuestsQuery(asked))
  const isAsked = asked.length >= SHORTEST_SEARCH
  return (
    <Box
      title={t('privacy.guest.title')}
      aside={
        <Link to="/guests" className={classes.link}>
          {t('privacy.guest.list')}
        </Link>
      }
      flush
    >
      <div className={classes.intro}>
        <p className={classes.text}>{t('privacy.guest.text')}</p>
        <ListSearch label={t('privacy.guest.search')} value={search} onSearch={onSearch} />
      </div>
      {error && <LoadError error={error} onRetry={refetch} />}
      {isAsked && data && <Found stays={data.stays} onOpen={onOpen} onClear={() => onSearch('')} />}
      {!isAsked && (
        <EmptyState
          icon={IconUserSearch}
          title={t('privacy.guest.begin')}
          text={t('privacy.guest.beginText')}
        />
      )}
    </Box>
  )
}

type FoundProps = { stays: readonly FoundStay[]; onOpen: (bookingId: string) => void; onClear: () => void }

export function Found({ stays, onOpen, onClear }: FoundProps) {
  const t = useT()
  if (stays.length === 0) return <NoMatch onClear={onClear} />
  return (
    <>
      <RowList aria-label={t('privacy.guest.found')}>
        {stays.map((stay) => (
          <ListRow key={stay.id}>
            {stay.isErased ? (
              <div className={classes.gone}>
                <StayLine stay={{ ...stay, name: t('guests.erased') }} />
              </div>
            ) : (
              <button type="button" className={classes.found} data-row-target onClick={() => onOpen(stay.id)}>
                <StayLine stay={stay} />
              </button>
            )}
            <RegisteredPeople people={stay.registered} />
          </ListRow>
        ))}
      </RowList>
      {stays.length === FOUND_GUESTS_MAX && (
        <p className={classes.limit}>{t('privacy.guest.limit', { count: FOUND_GUESTS_MAX })}</p>
      )}
    </>
  )
}
