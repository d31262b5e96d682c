import type { GuestbookImport } from '@innkeeper/api/guestbook/files.ts'
import { Alert, List } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

const MISSING = ['languages', 'units', 'unitCategories', 'targetGroups', 'pictures', 'pages'] as const
/** More names than this are only counted. */
const NAMES_MAX = 5

/** What an import would do, and what the cards name that this property does not have. */
export function ImportReport({ report }: { report: GuestbookImport }) {
  const t = useT()
  const missing = MISSING.filter((kind) => report.missing[kind].length > 0)
  return (
    <div role="status">
      <List size="sm" spacing={4}>
        <List.Item>{t('import.added', { count: report.added })}</List.Item>
        {report.replaced > 0 && <List.Item>{t('import.replaced', { count: report.replaced })}</List.Item>}
        {report.removed > 0 && <List.Item>{t('import.removed', { count: report.removed })}</List.Item>}
        {report.skipped > 0 && <List.Item>{t('import.skipped', { count: report.skipped })}</List.Item>}
        {report.hasTabBar && <List.Item>{t('import.tabBar')}</List.Item>}
      </List>
      {missing.length > 0 && (
        <Alert color="accent" mt="sm" title={t('import.missing')}>
          <List size="sm">
            {missing.map((kind) => (
              <List.Item key={kind}>
                {`${t(`import.missing.${kind}`)}: ${report.missing[kind].slice(0, NAMES_MAX).join(', ')}`}
                {report.missing[kind].length > NAMES_MAX &&
                  ` ${t('import.more', { count: report.missing[kind].length - NAMES_MAX })}`}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  )
}
