import { type ExpectedChoice, expectedChoices } from '@innkeeper/domain/orders/expected-time.ts'
import { Chip, Group, Input } from '@mantine/core'
import { MomentField } from '../../../components/day-input/moment-field.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import { useWhen } from './use-when.ts'

type Props = {
  choice: ExpectedChoice
  other: string
  asked: string | null
  /** What the choice means; undefined while it is not complete. */
  expected: number | null | undefined
  /** What is done at that time, where nothing is brought or picked up. */
  service?: string | null
  onChange: (choice: ExpectedChoice, other: string) => void
}

/** When the guest can expect it: as asked, a little later, or a time of one's own, by the property's clock. */
export function ExpectedTimeField({ choice, other, asked, expected, service = null, onChange }: Props) {
  const t = useT()
  const { now, when } = useWhen()
  const words = (option: ExpectedChoice) => {
    if (option === 'asked' && asked) return `${t('requests.expected.asked')}, ${when(asked)}`
    if (option === 'asked' || option === 'other' || option === 'none') return t(`requests.expected.${option}`)
    return t('requests.expected.minutes', { count: option })
  }
  const result = () => {
    if (expected === undefined) return t('requests.expected.missing')
    if (expected === null) return t('requests.expected.noResult')
    if (expected < now) return t('requests.expected.past')
    const moment = when(new Date(expected).toISOString())
    return service === null
      ? t('requests.expected.result', { when: moment })
      : t('requests.expected.service', { what: service, when: moment })
  }
  return (
    <Input.Wrapper label={t('requests.expected')} labelElement="div">
      <Chip.Group value={choice} onChange={(next) => onChange(next as ExpectedChoice, other)}>
        <Group gap={6} role="radiogroup" aria-label={t('requests.expected')}>
          {expectedChoices(asked === null ? null : Date.parse(asked)).map((option) => (
            <Chip key={option} value={option} size="sm" radius="md" classNames={{ label: classes.chip }}>
              {words(option)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {choice === 'other' && (
        <MomentField
          label={t('requests.expected.other')}
          value={other}
          onChange={(moment) => onChange('other', moment)}
        />
      )}
      <Input.Description mt={8} role="status">
        {result()}
      </Input.Description>
    </Input.Wrapper>
  )
}
