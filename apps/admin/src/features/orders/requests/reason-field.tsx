import { CANCELLATION_REASONS, COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import { Radio, Stack, Textarea } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
export type Declining = { reason: CancellationReason; reasonText: string }

/** Another reason has to be written: it is what the guest reads. */
export function isReasonMissing({ reason, reasonText }: Declining): boolean {
  return reason === 'other' && reasonText.trim() === ''
}

type Props = { value: Declining; onChange: (value: Declining) => void; isShownMissing: boolean }

export function ReasonField({ value, onChange, isShownMissing }: Props) {
  const t = useT()
  return (
    <>
      <Radio.Group
        label={t('requests.decline.reason')}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason: reason as CancellationReason })}
      >
        <Stack gap={10} mt={6}>
          {CANCELLATION_REASONS.map((reason, index) => (
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
