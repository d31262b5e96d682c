import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { CARD_STATES } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Checkbox, Group, Input, Stack, Switch, TextInput } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { Section } from '../card-form/section.tsx'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { SegmentFields } from './segment-fields.tsx'
import { useSegmentNames } from './use-segment-names.ts'
import classes from './visibility.module.css'
import { isBackwards, startedVisibility, withState } from './visibility-edits.ts'
import { visibilitySentence } from './visibility-sentence.ts'
import { WeekdayFields } from './weekday-fields.tsx'

/** When and to whom the card shows; the sentence on top says it in words. */
export function VisibilitySection() {
  const t = useT()
  const store = useStore()
  const names = useSegmentNames()
  const stored = useDraftField(({ visibility }) => visibility)
  const isHidden = useDraftField((draft) => draft.isHidden)
  const visibility = startedVisibility(stored)
  const sentence = isHidden ? t('visibility.hidden') : visibilitySentence(t, stored, names)
  const change = (part: Partial<Visibility>) =>
    store.change((draft) => ({
      ...draft,
      visibility: { ...startedVisibility(draft.visibility), ...part },
    }))
  const { dateRange, state, weekdays, segmentation } = visibility
  return (
    <Section title={t('cards.section.visibility')} summary={sentence}>
      <Stack gap="lg">
        <p className={classes.sentence} role="status">
          {sentence}
        </p>
        <Switch
          label={t('visibility.isHidden')}
          description={t('visibility.isHiddenHint')}
          checked={isHidden}
          onChange={({ currentTarget: { checked } }) =>
            store.change((draft) => ({ ...draft, isHidden: checked }))
          }
        />
        <Checkbox.Group label={t('visibility.phases')} value={state}>
          <Group gap="md" mt={6}>
            {CARD_STATES.map((one) => (
              <Checkbox
                key={one}
                value={one}
                label={t(`visibility.phase.${one}`)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ state: withState(state, one, checked) })
                }
              />
            ))}
          </Group>
        </Checkbox.Group>
        <div>
          <Switch
            label={t('visibility.dates')}
            checked={dateRange.enabled}
            onChange={({ currentTarget: { checked } }) =>
              change({ dateRange: { ...dateRange, enabled: checked } })
            }
          />
          {dateRange.enabled && (
            <Group mt="xs" gap="sm" align="flex-start">
              <TextInput
                type="date"
                label={t('visibility.dateFrom')}
                value={dateRange.from ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ dateRange: { ...dateRange, from: value || null } })
                }
              />
              <TextInput
                type="date"
                label={t('visibility.dateTo')}
                value={dateRange.to ?? ''}
                error={isBackwards(dateRange) && t('visibility.datesBackwards')}
                onChange={({ currentTarget: { value } }) =>
                  change({ dateRange: { ...dateRange, to: value || null } })
                }
              />
            </Group>
          )}
        </div>
        <Input.Wrapper label={t('visibility.times')} labelElement="div">
          <WeekdayFields weekdays={weekdays} onChange={(next) => change({ weekdays: next })} />
        </Input.Wrapper>
        <SegmentFields
          segmentation={segmentation}
          names={names}
          onChange={(next) => change({ segmentation: next })}
        />
      </Stack>
    </Section>
  )
}
