import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { GRANT_DAYS } from '@innkeeper/domain/modules/trial.ts'
import { Button, Menu } from '@mantine/core'
import { showDone } from '../../platform/done-notice.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useGrantModule } from './api.ts'

/** The provider's staff let a house have what its plan does not hold. */
export function GrantMenu({ module }: { module: ModuleName }) {
  const t = useT()
  const may = useCan()
  const grant = useGrantModule()
  const tellFailure = useFailureNotice()
  if (!may('modules:grant')) return null
  const name = t(`module.${module}`)
  const give = (days: (typeof GRANT_DAYS)[number]) =>
    grant.mutate(
      { module, days },
      {
        onSuccess: () => showDone(t('modules.granted', { module: name, days })),
        onError: tellFailure,
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
