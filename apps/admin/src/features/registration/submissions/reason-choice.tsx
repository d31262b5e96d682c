import type { ReportReason, RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { Radio, Stack } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

type Reason = RevealReason | ReportReason
type Props<R extends Reason> = {
  reasons: readonly R[]
  value: R | null
  onReason: (reason: R) => void
  hasFocus?: boolean
}

/** Why somebody opens what is covered: one out of a few, which the audit log keeps. */
export function ReasonChoice<R extends Reason>({ reasons, value, onReason, hasFocus = false }: Props<R>) {
  const t = useT()
  return (
    <Radio.Group
      label={t('regSubs.reveal.reason')}
      value={value}
      onChange={(chosen) => onReason(chosen as R)}
    >
      <Stack gap="sm" mt="xs">
        {reasons.map((one, place) => (
          <Radio
            key={one}
            value={one}
            label={t(`regSubs.reason.${one satisfies Reason as Reason}`)}
            data-autofocus={(hasFocus && place === 0) || undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
