import type { ConfirmationChannel } from '@innkeeper/domain/orders/constants.ts'
import { CONFIRMATION_CHANNELS } from '@innkeeper/domain/orders/constants.ts'
import { Input, SegmentedControl } from '@mantine/core'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { possibleChannels, type Reach } from './last-choice.ts'

type Props = {
  value: ConfirmationChannel
  onChange: (channel: ConfirmationChannel) => void
  reach: Reach
  /** Several guests at once, of whom each has what they have. */
  isForMany?: boolean
  isPreview?: boolean
}

/** How the guest is told, of what this guest gave. */
export function ConfirmationField({ value, onChange, reach, isForMany = false, isPreview = false }: Props) {
  const t = useT()
  const { isMailConfigured, isSmsConfigured } = useSession().installation
  const isKept =
    (!isMailConfigured && (value === 'email' || value === 'both')) ||
    (!isSmsConfigured && (value === 'sms' || value === 'both'))
  const possible = isPreview ? ['none'] : possibleChannels(reach)
  const hint = () => {
    if (isPreview) return t('requests.tell.preview')
    if (isKept) return t('requests.tell.kept')
    if (isForMany) return t('requests.tell.many')
    if (!reach.hasEmail && !reach.hasPhone) return t('requests.tell.nobody')
    if (!reach.hasPhone) return t('requests.tell.noPhone')
    return reach.hasEmail ? t('requests.tell.live') : t('requests.tell.noEmail')
  }
  return (
    <Input.Wrapper
      label={t('requests.tell')}
      labelElement="div"
      description={hint()}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('requests.tell')}
        value={isPreview ? 'none' : value}
        onChange={(channel) => onChange(channel as ConfirmationChannel)}
        data={CONFIRMATION_CHANNELS.map((channel) => ({
          value: channel,
          label: t(`requests.channel.${channel}`),
          disabled: !possible.includes(channel),
        }))}
      />
    </Input.Wrapper>
  )
}
