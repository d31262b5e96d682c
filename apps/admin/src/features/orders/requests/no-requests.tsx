import { IconArchive, IconBellRinging, IconDeviceMobile } from '@tabler/icons-react'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useT } from '../../../platform/texts.ts'
import { isFiltered, type RequestsSearch } from './requests-search.ts'

export type RequestsView = 'current' | 'archive' | 'preview'

type Props = { view: RequestsView; filters: RequestsSearch; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoRequests({ view, filters, onClear }: Props) {
  const t = useT()
  const { status, ...others } = filters
  if (view === 'current' && status === 'no action taken' && !isFiltered(others)) {
    return (
      <EmptyState
        icon={IconBellRinging}
        title={t('today.requests.empty')}
        text={t('today.requests.emptyText')}
      />
    )
  }
  if (isFiltered(filters)) return <NoMatch onClear={onClear} />
  if (view === 'archive') {
    return (
      <EmptyState
        icon={IconArchive}
        title={t('requests.archive.empty.title')}
        text={t('requests.archive.empty.text')}
      />
    )
  }
  if (view === 'preview') {
    return (
      <EmptyState
        icon={IconDeviceMobile}
        title={t('requests.preview.empty.title')}
        text={t('requests.preview.empty.text')}
      />
    )
  }
  return (
    <EmptyState icon={IconBellRinging} title={t('requests.empty.title')} text={t('requests.empty.text')} />
  )
}
