import { PageTab, PageTabs } from '../../components/editing/page-tabs/page-tabs.tsx'
import { useT } from '../../platform/texts.ts'
import { tabsAt } from '../navigation.ts'
import { useOpenPages } from '../use-open-pages.ts'

/** The pages that share one line of the settings, as tabs above each of them. */
export function SettingTabs({ setting }: { setting: string | undefined }) {
  const t = useT()
  const tabs = tabsAt(useOpenPages(), setting)
  const [line] = tabs
  if (!line) return null
  return (
    <PageTabs label={t('sectionTabs.label', { page: t(line.label) })}>
      {tabs.map(({ to, label }) => (
        <PageTab key={to} to={to} activeOptions={{ exact: true }}>
          {t(label)}
        </PageTab>
      ))}
    </PageTabs>
  )
}
