import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { GRANT_DAYS } from '@innkeeper/domain/modules/trial.ts'
import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useGrantModule } from './api.ts'

/** The provider's staff let a house have what its plan does not hold. */
export function GrantMenu({ module }: { module: ModuleName }) {
  const t = useT()
  const may = useCan()
  const grant = useGrantModule()
  if (!may('modules:grant')) return null
  const name = t(`module.${module}`)
  const give = (days: (typeof GRANT_DAYS)[number]) =>
    grant.mutate(
      { module, days },
      {
        onSuccess: () =>
          notifications.show({ color: 'brand', message: t('modules.granted', { module: name, days }) }),
        onError: (error) => {
          if (!isSignedOut(error)) notifications.show({ color: 'red', message: errorText(t, error) })
        },
      },
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={grant.isPending}
          aria-label={t('modules.grantOf', { module: name })}
        >
          {t('modules.grant')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {GRANT_DAYS.map((days) => (
          <Menu.Item key={days} onClick={() => give(days)}>
            {t('modules.grantFor', { days })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
