import type { AuditQuery } from '@innkeeper/api/audit.ts'
import { IconHistory } from '@tabler/icons-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useT } from '../../platform/texts.ts'

type Props = { filters: Partial<AuditQuery>; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoEntries({ filters: { page: _, ...filters }, onClear }: Props) {
  const t = useT()
  if (Object.values(filters).every((value) => !value)) {
    return <EmptyState icon={IconHistory} title={t('audit.empty.title')} text={t('audit.empty.text')} />
  }
  return <NoMatch onClear={onClear} />
}
