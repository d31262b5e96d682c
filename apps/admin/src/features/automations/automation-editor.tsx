import type { AutomationItem } from '@innkeeper/api/automations.ts'
import {
  type Automation,
  LATE_CHOICES,
  nextStepKey,
  STEPS_MAX,
} from '@innkeeper/domain/automations/schema.ts'
import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconCalendarEvent,
  IconClock,
  IconDeviceMobileMessage,
  IconFilter,
  IconMail,
  IconPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ConflictDialog } from '../../components/editing/form/conflict-dialog.tsx'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { useT } from '../../platform/texts.ts'
import { automationsQuery, dryRunQuery } from './api.ts'
import { automationSentence } from './automation-words.ts'
import classes from './automations.module.css'
import { ConditionFields } from './condition-fields.tsx'
import { DryRunPanel } from './dry-run-panel.tsx'
import { FlowRow } from './flow-row.tsx'
import { StepCard } from './step-card.tsx'
import { TriggerFields } from './trigger-fields.tsx'
import { isWhole, tidyAutomation, useAutomationForm } from './use-automation-form.ts'
import { useNames } from './use-names.ts'
import { WaitFields } from './wait-fields.tsx'

/** What is typed is tried this much later. */
const TRIED_AFTER_MS = 500

/** The flow as a picture that reads as a sentence, and beside it who would get what. */
export function AutomationEditor({ latest }: { latest: AutomationItem }) {
  const t = useT()
  const names = useNames()
  const form = useAutomationForm(latest)
  const { draft } = form
  const { data: house } = useQuery(automationsQuery)
  const [tried] = useDebouncedValue(draft, TRIED_AFTER_MS)
  const canTry = isWhole(tried)
  const dryRun = useQuery({ ...dryRunQuery(latest.id, tidyAutomation(tried)), enabled: canTry })
  const counts = canTry ? dryRun.data : undefined
  const setStep = (place: number, step: Automation['steps'][number]) =>
    form.set({ steps: draft.steps.with(place, step) })
  const removeStep = (place: number) => {
    const [first, ...rest] = draft.steps.toSpliced(place, 1)
    if (first) form.set({ steps: [{ ...first, wait: null }, ...rest] })
  }
  const addStep = () => {
    const last = draft.steps.at(-1)
    if (!last) return
    const key = nextStepKey(draft.steps)
    form.set({ steps: [...draft.steps, { ...last, key, wait: { amount: 1, unit: 'days' } }] })
  }
  const errors = {
    name: draft.name.trim() === '' ? t('automations.error.name') : undefined,
    whole: isWhole({ ...draft, name: draft.name || '-' }) ? undefined : t('automations.error.whole'),
  }
  return (
    <FormFrame
      form={form}
      errors={errors}
      conflict={<ConflictDialog form={form} text={(colleague) => t('automations.conflict', { colleague })} />}
    >
      {(shown) => (
        <div className={classes.page}>
          <div className={classes.main}>
            <p className={classes.sentence}>{automationSentence(t, draft, names)}</p>
            {shown.whole && (
              <p className={classes.problem} role="alert">
                {shown.whole}
              </p>
            )}
            <div className={classes.flow}>
              <TextInput
                className={classes.name}
                label={t('automations.name')}
                value={draft.name}
                maxLength={100}
                error={shown.name}
                onChange={(event) => form.set({ name: event.currentTarget.value })}
              />
              <FlowRow
                label={t('automations.row.when')}
                icon={IconCalendarEvent}
                count={counts?.stays.moment}
                countLabel={t('automations.counted.stays')}
              >
                <TriggerFields
                  trigger={draft.trigger}
                  offered={house?.triggers ?? [draft.trigger.on]}
                  onChange={(trigger) => form.set({ trigger })}
                />
                <Select
                  label={t('automations.late')}
                  description={t('automations.late.hint')}
                  data={LATE_CHOICES.map((value) => ({
                    value,
                    label: t(value === 'at once' ? 'automations.late.atOnce' : 'automations.late.notAtAll'),
                  }))}
                  value={draft.late}
                  allowDeselect={false}
                  onChange={(late) => late && form.set({ late })}
                />
              </FlowRow>
              <FlowRow
                label={t('automations.row.onlyIf')}
                icon={IconFilter}
                count={counts?.stays.fit}
                countLabel={t('automations.counted.fit')}
              >
                <ConditionFields
                  onlyIf={draft.onlyIf}
                  names={names}
                  onChange={(onlyIf) => form.set({ onlyIf })}
                />
              </FlowRow>
              {draft.steps.map((step, place) => {
                const sent = counts?.messages.find((row) => row.step === step.key)
                const { wait } = step
                return (
                  <div key={step.key}>
                    {wait && (
                      <FlowRow label={t('automations.row.wait')} icon={IconClock}>
                        <WaitFields
                          wait={wait}
                          onChange={(next) => setStep(place, { ...step, wait: next })}
                        />
                      </FlowRow>
                    )}
                    <FlowRow
                      label={t('automations.row.send')}
                      icon={step.content.email ? IconMail : IconDeviceMobileMessage}
                      isStrong
                      count={sent && sent.email + sent.sms}
                      countLabel={t('automations.counted.messages')}
                    >
                      <StepCard
                        step={step}
                        names={names}
                        channels={house?.channels ?? ['email']}
                        quietHours={house?.quietHours}
                        counts={latest.stepCounts.find((row) => row.step === step.key)}
                        problems={latest.problems.filter((row) => row.step === step.key)}
                        onChange={(next) => setStep(place, next)}
                        onRemove={draft.steps.length > 1 ? () => removeStep(place) : undefined}
                      />
                    </FlowRow>
                  </div>
                )
              })}
              {draft.steps.length < STEPS_MAX && (
                <Button
                  className={classes.addStep}
                  variant="subtle"
                  leftSection={<IconPlus size={17} stroke={1.8} />}
                  onClick={addStep}
                >
                  {t('automations.addStep')}
                </Button>
              )}
            </div>
          </div>
          <div className={classes.aside}>
            <DryRunPanel query={dryRun} canTry={canTry} isOn={latest.isOn} />
          </div>
        </div>
      )}
    </FormFrame>
  )
}
