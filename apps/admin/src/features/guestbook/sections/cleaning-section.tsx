import { CLEANING_ACTIONS } from '@innkeeper/domain/guestbook/card-schema.ts'
import { Group, Input, SegmentedControl, Switch } from '@mantine/core'
import { useState } from 'react'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { CardIcon } from './card-icon.tsx'

const FIRST_WINDOW = { opens: '08:00', closes: '22:00' }

/** What guests decide here, and when; the window closes later than it opens (spec 5). */
export function CleaningSection() {
  const t = useT()
  const store = useStore()
  const action = useDraftField(({ options }) => options.cleaningAction) ?? 'request'
  const saved = useDraftField(({ options }) => options.cleaningWindow)
  const [typed, setTyped] = useState(saved)
  const shown = typed ?? saved
  const isWrong = shown !== undefined && shown.closes <= shown.opens
  const change = (next: typeof saved) => {
    setTyped(next)
    // A window that closes before it opens stays here until it is right.
    if (!next || next.closes > next.opens) {
      store.change((draft) => withOption(draft, 'cleaningWindow', next))
    }
  }
  return (
    <CollapsibleSection
      title={t('cards.section.cleaning')}
      summary={t(`cleaning.action.${action}`)}
      isOpenAtFirst
      gap="md"
    >
      <Input.Wrapper label={t('cleaning.action')} labelElement="div">
        <div>
          <SegmentedControl
            mt={4}
            value={action}
            onChange={(next) =>
              store.change((draft) =>
                withOption(
                  draft,
                  'cleaningAction',
                  CLEANING_ACTIONS.find((one) => one === next),
                ),
              )
            }
            data={CLEANING_ACTIONS.map((value) => ({ value, label: t(`cleaning.action.${value}`) }))}
          />
        </div>
      </Input.Wrapper>
      <Switch
        label={t('cleaning.isLimited')}
        checked={shown !== undefined}
        onChange={({ currentTarget: { checked } }) => change(checked ? FIRST_WINDOW : undefined)}
      />
      {shown && (
        <Group align="flex-start">
          <TimeField
            label={t('cleaning.opens')}
            value={shown.opens}
            onChange={(opens) => opens && change({ ...shown, opens })}
          />
          <TimeField
            label={t('cleaning.closes')}
            value={shown.closes}
            onChange={(closes) => closes && change({ ...shown, closes })}
            error={isWrong && t('cleaning.closesLater')}
          />
        </Group>
      )}
      <CardIcon title={{ label: t('icon.label') }} />
    </CollapsibleSection>
  )
}
