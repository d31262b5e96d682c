import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'

export function MessageSettingsPage() {
  const t = useT()
  return <PageHeader title={t('nav.messageSettings')} />
}
