import type { NotificationSettings } from '@innkeeper/domain/team/notification-settings.ts'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useSaveNotifications } from './api.ts'
import { askPermission, browserPermission, canSwitch, permissionView } from './permission.ts'
import classes from './team.module.css'

export function DeviceNotifications({ settings }: { settings: NotificationSettings }) {
  const t = useT()
  const save = useSaveNotifications()
  const tellFailure = useFailureNotice(t('team.failed'))
  const [permission, setPermission] = useState(browserPermission)
  const isWanted = settings.displayNotifications
  const view = permissionView(permission, isWanted)

  const change = async (isOn: boolean) => {
    // The browser asks first; who says no there has said no.
    const answer = isOn ? await askPermission() : permission
    setPermission(answer)
    if (isOn && answer !== 'granted') return
    save.mutate({ ...settings, displayNotifications: isOn }, { onError: tellFailure })
  }

  return (
    <Box title={t('notify.system')} flush>
      <div className={classes.setting}>
        <Switch
          label={t('notify.displayNotifications')}
          description={t('notify.displayNotifications.text')}
          checked={isWanted}
          disabled={!canSwitch(permission, isWanted)}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      </div>
      {view !== 'quiet' && (
        <div className={classes.permission} role="status">
          {t(`notify.permission.${view}`)}
          {view === 'ask' && (
            <Button variant="default" size="xs" onClick={() => void askPermission().then(setPermission)}>
              {t('notify.permission.allow')}
            </Button>
          )}
          {view === 'shown' && (
            <Button variant="default" size="xs" onClick={() => showExample(t)}>
              {t('notify.permission.try')}
            </Button>
          )}
        </div>
      )}
    </Box>
  )
}

function showExample(t: ReturnType<typeof useT>): void {
  // Phones allow them from a service worker alone, which the staff app has not; nothing is shown there.
  try {
    new Notification(t('notify.example.title'), { body: t('notify.example.text'), tag: 'example' })
  } catch {}
}
