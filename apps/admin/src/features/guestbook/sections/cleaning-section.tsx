import { windowOf } from '@innkeeper/domain/cleaning/window.ts'
import { CLEANING_ACTIONS } from '@innkeeper/domain/guestbook/card-schema.ts'
import { cleaningActionOf, withCleaningAction } from '@innkeeper/domain/guestbook/cleaning-action.ts'
import { Group, Input, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { CardIcon } from './card-icon.tsx'
import { type TypedWindow, wholeWindow, windowErrors } from './typed-window.ts'

/** What guests decide here, and when. */
export function CleaningSection() {
  const t = useT()
  const action = useDraftField(({ options }) => cleaningActionOf(options))
  const { opens, closes } = useDraftField(({ options }) => windowOf(options))
  // Times that cannot be saved yet stay as they were typed, also while the section is closed.
  const [unfit, setUnfit] = useState<TypedWindow | null>(null)
  return (
    <CollapsibleSection
      title={t('cards.section.cleaning')}
      summary={t('cleaning.summary', { action: t(`cleaning.action.${action}`), opens, closes })}
      isOpenAtFirst
      gap="md"
    >
      <ActionField />
      <WindowField typed={unfit ?? { opens, closes }} onUnfit={setUnfit} />
      <CardIcon title={{ label: t('icon.label') }} />
    </CollapsibleSection>
  )
}

function ActionField() {
  const t = useT()
  const store = useStore()
  const action = useDraftField(({ options }) => cleaningActionOf(options))
  const choose = (value: string) => {
    const next = CLEANING_ACTIONS.find((one) => one === value)
    if (next) store.change((draft) => withCleaningAction(draft, next))
  }
  return (
    <Radio.Group label={t('cleaning.action')} value={action} onChange={choose}>
      <Stack gap="sm" mt="xs">
        {CLEANING_ACTIONS.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`cleaning.action.${value}`)}
            description={t(`cleaning.action.${value}.text`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

type WindowProps = { typed: TypedWindow; onUnfit: (typed: TypedWindow | null) => void }

function WindowField({ typed, onUnfit }: WindowProps) {
  const t = useT()
  const store = useStore()
  const errors = windowErrors(typed)
  const change = (next: TypedWindow) => {
    const whole = wholeWindow(next)
    onUnfit(whole ? null : next)
    if (whole) store.change((draft) => withOption(draft, 'cleaningWindow', whole))
  }
  return (
    <Input.Wrapper label={t('cleaning.window')} description={t('cleaning.window.text')} labelElement="div">
      <Group align="flex-start" mt="xs">
        {(['opens', 'closes'] as const).map((end) => {
          const error = errors[end]
          return (
            <TimeField
              key={end}
              label={t(`cleaning.${end}`)}
              value={typed[end]}
              onChange={(time) => change({ ...typed, [end]: time })}
              error={error !== null && t(error)}
            />
          )
        })}
      </Group>
    </Input.Wrapper>
  )
}
