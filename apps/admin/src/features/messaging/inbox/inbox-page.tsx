import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'

export function InboxPage() {
  const t = useT()
  return <PageHeader title={t('nav.inbox')} />
}
