import type { AutomationItem } from '@innkeeper/api/automations.ts'
import type { AutomationStep } from '@innkeeper/domain/automations/schema.ts'
import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { MAILING_PURPOSES } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { QuietHours } from '@innkeeper/domain/messaging/quiet-hours.ts'
import { Button, Collapse, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconMoon } from '@tabler/icons-react'
import { ContentFields } from '../../components/message-content/content-fields.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { type WhatNames, whatWords } from './automation-words.ts'
import classes from './automations.module.css'

type Props = {
  step: AutomationStep
  names: WhatNames
  channels: readonly MessageChannel[]
  quietHours: QuietHours | undefined
  counts: AutomationItem['stepCounts'][number] | undefined
  problems: AutomationItem['problems']
  onChange: (step: AutomationStep) => void
  /** Absent for the only one. */
  onRemove: (() => void) | undefined
}

/** What a step sends, in a few words; opened, everything of it. */
export function StepCard(props: Props) {
  const { step, names, channels, quietHours, counts, problems, onChange, onRemove } = props
  const t = useT()
  const [isOpen, editing] = useDisclosure(false)
  const { content, purpose } = step
  const languages = content.email?.from === 'letter' ? Object.keys(content.email.languages).length : null
  const smsText = content.email === null && Object.values(content.sms?.languages ?? {})[0]
  return (
    <div className={classes.step}>
      <div className={classes.stepHead}>
        <div className={classes.stepWords}>
          <strong className={classes.stepName}>{whatWords(t, step, names)}</strong>
          {smsText && (
            <p className={classes.smsText} dir="auto">
              {names.shown(smsText)}
            </p>
          )}
          {languages !== null && <span>{t('automations.languages', { count: languages })}</span>}
          <div className={classes.badges}>
            <StateBadge tone="quiet">{t(`automations.purpose.${purpose}`)}</StateBadge>
            {content.sms && quietHours && (
              <StateBadge tone="quiet">
                <IconMoon size={14} stroke={1.7} aria-hidden />{' '}
                {t('automations.quiet', { start: quietHours.start, end: quietHours.end })}
              </StateBadge>
            )}
            {counts && counts.sent > 0 && (
              <StateBadge tone="good">{t('automations.sentCount', { count: counts.sent })}</StateBadge>
            )}
            {counts && counts.kept > 0 && (
              <StateBadge tone="wait">{t('automations.keptCount', { count: counts.kept })}</StateBadge>
            )}
          </div>
        </div>
        <Button variant="default" aria-expanded={isOpen} onClick={editing.toggle}>
          {isOpen ? t('action.done') : t('automations.edit')}
        </Button>
      </div>
      {problems.map(({ problem }) => (
        <p key={problem} className={classes.problem}>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden /> {t(`automations.problem.${problem}`)}
        </p>
      ))}
      <Collapse expanded={isOpen}>
        <div className={classes.stepFields}>
          <ContentFields
            content={content}
            channels={channels}
            templates={names.templates}
            onChange={(next) => onChange({ ...step, content: next })}
          />
          <Select
            label={t('automations.purpose')}
            description={t('automations.purpose.hint')}
            data={MAILING_PURPOSES.map((value) => ({ value, label: t(`automations.purpose.${value}`) }))}
            value={purpose}
            allowDeselect={false}
            onChange={(next) => next && onChange({ ...step, purpose: next })}
          />
          {onRemove && (
            <Button variant="subtle" color="red" onClick={onRemove}>
              {t('automations.removeStep')}
            </Button>
          )}
        </div>
      </Collapse>
    </div>
  )
}
