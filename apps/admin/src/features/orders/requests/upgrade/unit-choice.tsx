import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Radio, Stack } from '@mantine/core'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from './upgrade.module.css'
import type { UpgradeAnswer } from './use-upgrade-answer.ts'

const LATER = 'later'

type Props = { upgrade: NonNullable<OrderRequest['upgrade']>; answer: UpgradeAnswer }

/** The room the guest gets, free ones first; before the arrival it may be left open. */
export function UnitChoice({ upgrade, answer: { unit, setUnit, needsUnit, units, means } }: Props) {
  const t = useT()
  const { data, error, refetch } = units
  // Without a booking nobody knows the nights before somebody found it.
  const areNightsKnown = means !== null
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />
  const rooms = (data?.items ?? []).toSorted((one, other) => Number(other.isFree) - Number(one.isFree))
  const isTaken = unit !== null && rooms.some(({ id, isFree }) => id === unit.id && !isFree)
  return (
    <Radio.Group
      label={t('roomUpgrades.request.room', { category: upgrade.to })}
      description={areNightsKnown ? undefined : t('roomUpgrades.request.checkedLater')}
      value={unit?.id ?? (needsUnit ? '' : LATER)}
      onChange={(id) => {
        const room = rooms.find((each) => each.id === id)
        setUnit(room ? { id: room.id, name: room.code } : null)
      }}
      error={isTaken && t('roomUpgrades.request.takenMeanwhile')}
    >
      <Stack gap={0} mt={6} className={classes.rooms}>
        {!needsUnit && (
          <Radio.Card value={LATER} className={classes.room}>
            <Radio.Indicator />
            <span>{t('roomUpgrades.request.later')}</span>
          </Radio.Card>
        )}
        {rooms.map(({ id, code, isFree }) => (
          <Radio.Card key={id} value={id} className={classes.room} disabled={!isFree}>
            <Radio.Indicator disabled={!isFree} />
            <span className={classes.code}>{code}</span>
            {(areNightsKnown || !isFree) && (
              <StateBadge tone={isFree ? 'good' : 'quiet'}>
                {t(isFree ? 'roomUpgrades.request.free' : 'roomUpgrades.request.taken')}
              </StateBadge>
            )}
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  )
}
