import type { GuestListView } from '@innkeeper/domain/guests/list-segments.ts'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { guestListQuery } from '../api.ts'
import classes from '../guests.module.css'
import { type GuestsSearch, isNarrowed, shownView } from './guests-search.ts'
import { WalkInLink } from './walk-in-link.tsx'

type Props = { filters: GuestsSearch; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoGuests({ filters, onClear }: Props) {
  if (isNarrowed(filters)) return <NoMatch onClear={onClear} />
  return <Quiet view={shownView(filters)} />
}

/** A view without anybody; a property without any guest is told where they come from. */
function Quiet({ view }: { view: GuestListView }) {
  const t = useT()
  const { data: everybody } = useQuery(guestListQuery({ view: 'all' }))
  if (view === 'all' || everybody?.items.length === 0) return <Nobody />
  return <EmptyState icon={IconUsers} title={t(`guests.quiet.${view}`)} text={t('guests.quiet.elsewhere')} />
}

function Nobody() {
  const t = useT()
  const maySet = useCan()('settings:manage')
  return (
    <EmptyState
      icon={IconUsers}
      title={t('guests.empty.title')}
      text={t('guests.empty.roads')}
      action={
        <span className={classes.roads}>
          <Button renderRoot={(props) => <Link to="/guests/import" {...props} />}>
            {t('guests.empty.import')}
          </Button>
          {maySet && (
            <Button variant="default" renderRoot={(props) => <Link to="/settings/integrations" {...props} />}>
              {t('guests.empty.connect')}
            </Button>
          )}
          <WalkInLink />
        </span>
      }
    />
  )
}
