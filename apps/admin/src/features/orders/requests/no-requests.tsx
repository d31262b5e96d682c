import { Button } from '@mantine/core'
import { IconArchive, IconBellRinging, IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { isFiltered, type RequestsSearch } from './requests-search.ts'

export type RequestsView = 'current' | 'archive' | 'preview'

const NOTHING = {
  current: { icon: IconBellRinging, words: 'requests.empty' },
  archive: { icon: IconArchive, words: 'requests.archive.empty' },
  preview: { icon: IconDeviceMobile, words: 'requests.preview.empty' },
} as const satisfies Record<RequestsView, unknown>

type Props = {
  view: RequestsView
  filters: RequestsSearch
  onClear: () => void
  /** Nobody has chosen what the kitchen answers. */
  hasNoCategory?: boolean
}

/** Nothing found is another matter than nothing there. */
export function NoRequests({ view, filters, onClear, hasNoCategory = false }: Props) {
  const t = useT()
  const can = useCan()
  if (hasNoCategory) {
    return (
      <EmptyState
        icon={IconBellRinging}
        title={t('requests.kitchen.none.title')}
        text={t('requests.kitchen.none.text')}
      />
    )
  }
  const { status, ...others } = filters
  const { progress, ...rest } = others
  const isOpenOnly = status === 'no action taken' || progress === 'open'
  if (view === 'current' && isOpenOnly && !isFiltered(rest)) {
    return (
      <EmptyState
        icon={IconBellRinging}
        title={t('today.requests.empty')}
        text={t('today.requests.emptyText')}
      />
    )
  }
  if (isFiltered(filters)) return <NoMatch onClear={onClear} />
  const { icon, words } = NOTHING[view]
  return (
    <EmptyState
      icon={icon}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={view === 'current' && can('content:edit') && <ToProducts />}
    />
  )
}

function ToProducts() {
  const t = useT()
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/products" {...props} />}>
      {t('requests.empty.products')}
    </Button>
  )
}
