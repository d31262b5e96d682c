import { PageHeader } from '../../components/page/page-header.tsx'
import { useT } from '../../platform/texts.ts'

export function AutomationsPage() {
  const t = useT()
  return <PageHeader title={t('nav.automations')} />
}
