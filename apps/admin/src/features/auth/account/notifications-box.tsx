import { Text } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { PageLink } from '../page-link.tsx'
import classes from './account.module.css'

/** Sounds and notifications have a page of their own. */
export function NotificationsBox() {
  const t = useT()
  return (
    <Box title={t('account.notifications')}>
      <div className={classes.line}>
        <Text c="dimmed">{t('account.notificationsText')}</Text>
        <PageLink to="/settings/notifications">{t('account.notificationsOpen')}</PageLink>
      </div>
    </Box>
  )
}
