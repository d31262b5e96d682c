import { PageTab, PageTabs } from '../../components/editing/page-tabs/page-tabs.tsx'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'

/** Two pages that belong together, for whoever may open both. */
export function UnitsTabs() {
  const t = useT()
  const may = useCan()
  if (!may('units:read') || !may('content:edit')) return null
  return (
    <PageTabs label={t('units.tabs')}>
      <PageTab to="/units" activeOptions={{ exact: true, includeSearch: false }}>
        {t('nav.units')}
      </PageTab>
      <PageTab to="/units/target-groups">{t('nav.targetGroups')}</PageTab>
    </PageTabs>
  )
}
