import { CANCELLATION_REASONS, COMMENT_MAX, type RequestSource } from '@innkeeper/domain/orders/constants.ts'
import { Radio, Stack, Textarea } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
export type Declining = { reason: CancellationReason; reasonText: string }

/** Another reason has to be written: it is what the guest reads. */
export function isReasonMissing({ reason, reasonText }: Declining): boolean {
  return reason === 'other' && reasonText.trim() === ''
}

const ROOM_REASON: CancellationReason = 'room type fully booked'

/** What is likeliest first: an upgrade is declined because the rooms are gone. */
export function reasonsFor(source: RequestSource): CancellationReason[] {
  if (source !== 'room upgrades') return [...CANCELLATION_REASONS]
  return [ROOM_REASON, ...CANCELLATION_REASONS.filter((reason) => reason !== ROOM_REASON)]
}

type Props = {
  reasons?: readonly CancellationReason[]
  value: Declining
  onChange: (value: Declining) => void
  isShownMissing: boolean
}

export function ReasonField({ reasons = CANCELLATION_REASONS, value, onChange, isShownMissing }: Props) {
  const t = useT()
  return (
    <>
      <Radio.Group
        label={t('requests.decline.reason')}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason: reason as CancellationReason })}
      >
        <Stack gap={10} mt={6}>
          {reasons.map((reason, index) => (
            <Radio
              key={reason}
              value={reason}
              label={t(`requests.reason.${reason}`)}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {value.reason === 'other' && (
        <Textarea
          label={t('requests.decline.text')}
          autosize
          minRows={2}
          maxLength={COMMENT_MAX}
          required
          value={value.reasonText}
          error={isShownMissing && isReasonMissing(value) ? t('requests.decline.textMissing') : null}
          onChange={(event) => onChange({ ...value, reasonText: event.currentTarget.value })}
        />
      )}
    </>
  )
}
