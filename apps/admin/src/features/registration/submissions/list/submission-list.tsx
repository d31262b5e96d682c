import { CHOSEN_SUBMISSIONS_MAX, type FormStanding } from '@innkeeper/api/registration/submissions.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SearchedList } from '../../../../components/data-list/searched-list.tsx'
import type { ListAddress } from '../../../../components/data-list/use-list-address.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { submissionsQuery } from '../api.ts'
import { SubmissionPanel } from '../panel/submission-panel.tsx'
import { useNeighbours } from '../panel/use-neighbours.ts'
import { PAGE_SIZE, type SubmissionsSearch, submissionsAsked } from '../submissions-search.ts'
import { useChosen } from '../use-chosen.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { NoSubmissions } from './no-submissions.tsx'
import { ChosenProvider } from './select.tsx'
import { SubmissionCard } from './submission-card.tsx'
import { SubmissionFilters } from './submission-filters.tsx'
import { useSubmissionColumns } from './use-submission-columns.tsx'

/** Below this a row no longer fits beside the navigation. */
const CARDS_BELOW = 1000

type Props = {
  search: SubmissionsSearch
  /** Undefined until it is known. */
  form: FormStanding | undefined
  address: ListAddress<SubmissionsSearch>
}

/** The list of what was sent; the one that is open stands beside it. */
export function SubmissionList({ search, form, address }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const result = useQuery(submissionsQuery(submissionsAsked(search)))
  const open = (id: string | undefined) =>
    void navigate({ to: '/registration/submissions', search: { ...search, id } })
  const isChoosable = useCan()('registration:reveal')
  const columns = useSubmissionColumns(open, isChoosable)
  const { chosen, choose, clear } = useChosen(CHOSEN_SUBMISSIONS_MAX)
  const rows = result.data?.items ?? []
  const neighbours = useNeighbours(
    rows.map(({ id }) => id),
    search.id,
  )
  const page = result.data && { ...result.data, page: search.page ?? 1, pageSize: PAGE_SIZE }
  return (
    <ChosenProvider value={{ rows, chosen, choose }}>
      <SearchedList
        label={t('regSubs.title')}
        searchLabel={t('regSubs.search')}
        search={search}
        address={{
          ...address,
          // The list has one order alone: by the day of arrival.
          filter: ({ sort: _, ...change }: SubmissionsSearch & { sort?: string }) => address.filter(change),
        }}
        sortedBy={{ by: 'arrival', order: 'desc' }}
        filters={<SubmissionFilters search={search} onFilter={address.filter} />}
        result={{ ...result, data: page }}
        columns={columns}
        rowId={(row) => row.id}
        card={(row) => <SubmissionCard submission={row} isChoosable={isChoosable} onOpen={open} />}
        mark={(row) => (row.id === search.id || chosen.has(row.id) ? 'selected' : undefined)}
        cardsBelow={CARDS_BELOW}
        empty={<NoSubmissions search={search} form={form} onClear={address.clear} />}
      />
      {chosen.size > 0 && <ChosenBar ids={[...chosen]} onClear={clear} />}
      {search.id && (
        <SubmissionPanel
          key={search.id}
          id={search.id}
          neighbours={neighbours}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
    </ChosenProvider>
  )
}
