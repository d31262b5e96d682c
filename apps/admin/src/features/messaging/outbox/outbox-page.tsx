import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'

export function OutboxPage() {
  const t = useT()
  return <PageHeader title={t('nav.outbox')} />
}
