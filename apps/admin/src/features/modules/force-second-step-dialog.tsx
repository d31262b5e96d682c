import { listTeam } from '@innkeeper/api/team.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'

type Props = { onClose: () => void; onForce: () => void; isPending: boolean }

/** Says whom a forced second step meets, and when, before it is switched on. */
export function ForceSecondStepDialog({ onClose, onForce, isPending }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['team', 'without-second-step'],
    queryFn: () => call(listTeam, {}),
    staleTime: 0,
  })
  const without = (data?.members ?? []).filter(({ hasSecondFactor }) => !hasSecondFactor)
  const names = without.map(({ name }) => name)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('modules.force.title')}
      action={{
        label: t('modules.force.do'),
        onClick: onForce,
        isPending,
        isDisabled: !data,
        color: 'brand',
      }}
    >
      <Text>{t('modules.force.text')}</Text>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Text mt="sm" role="status">
          {data &&
            (names.length === 0
              ? t('modules.force.everybodyHas')
              : t('modules.force.meets', {
                  count: names.length,
                  names: new Intl.ListFormat('en').format(names),
                }))}
        </Text>
      )}
      <Text mt="sm" c="dimmed">
        {t('modules.force.tokens')}
      </Text>
    </ConfirmDialog>
  )
}
