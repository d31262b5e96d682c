import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import type { ModuleName, Plan } from '@innkeeper/domain/modules/module-names.ts'
import { Alert, Button, Text } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useChangePlan } from './api.ts'
import { planChange } from './plan-change.ts'

type Props = { info: SubscriptionInfo; plan: Plan; onClose: () => void }

/** Says what opens and what shuts before anything does. */
export function ChangePlanDialog({ info, plan, onClose }: Props) {
  const t = useT()
  const change = useChangePlan()
  const { gained, lost } = planChange(info, plan)
  const names = (modules: ModuleName[]) => modules.map((module) => t(`module.${module}`)).join(', ')
  const start = () =>
    change.isPending ||
    change.mutate(plan, {
      onSuccess: () => {
        onClose()
        showDone(t('modules.planChanged', { plan: t(`plan.${plan}`) }))
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('modules.changePlan', { plan: t(`plan.${plan}`) })}
      buttons={
        <>
          <Button variant="default" onClick={onClose} disabled={change.isPending} data-autofocus>
            {t('action.cancel')}
          </Button>
          <Button color={lost.length > 0 ? 'red' : 'brand'} onClick={start} loading={change.isPending}>
            {t('modules.changePlan.do')}
          </Button>
        </>
      }
    >
      {change.error && (
        <Alert color="red" role="alert" mb="sm">
          {errorText(t, change.error)}
        </Alert>
      )}
      {gained.length > 0 && <Text>{t('modules.gained', { modules: names(gained) })}</Text>}
      {lost.length > 0 && <Text mt="xs">{t('modules.lost', { modules: names(lost) })}</Text>}
      {gained.length + lost.length === 0 && <Text>{t('modules.sameModules')}</Text>}
    </Dialog>
  )
}
