import type { Starter } from '@innkeeper/api/automations.ts'
import { type Automation, NO_CONDITIONS } from '@innkeeper/domain/automations/schema.ts'
import { UnstyledButton } from '@mantine/core'
import {
  IconBed,
  IconClipboardText,
  IconHandClick,
  IconHeartHandshake,
  IconMessageQuestion,
  IconMessageStar,
  IconPlaneArrival,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useDefaultLanguage } from '../../components/editing/languages/use-content-languages.ts'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { useT } from '../../platform/texts.ts'
import { type NewAutomation, useAddAutomation } from './api.ts'
import { FIRST_TRIGGER } from './automation-words.ts'
import classes from './automations.module.css'

const ICONS = {
  welcome: IconPlaneArrival,
  'registration-reminder': IconClipboardText,
  'day-one-hello': IconBed,
  pulse: IconMessageQuestion,
  'checkout-thanks': IconHeartHandshake,
  survey: IconMessageStar,
} as const satisfies Record<Starter, unknown>

/** Ready-made beginnings in the property's languages, and one without words. */
export function Starters({ starters }: { starters: readonly Starter[] }) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const navigate = useNavigate()
  const add = useAddAutomation()
  const begin = async (wanted: NewAutomation) => {
    const { id } = await add.mutateAsync(wanted)
    await navigate({ to: '/automations/$automationId', params: { automationId: id } })
  }
  const own: Automation = {
    name: t('automations.own.name'),
    trigger: FIRST_TRIGGER['days before arrival'],
    onlyIf: NO_CONDITIONS,
    late: 'at once',
    steps: [
      {
        key: 1,
        wait: null,
        purpose: 'service',
        content: {
          email: {
            from: 'letter',
            languages: {
              [index]: { subject: t('automations.own.subject'), text: t('automations.own.text') },
            },
          },
          sms: null,
        },
      },
    ],
  }
  return (
    <>
      <div className={classes.starters}>
        {starters.map((starter) => {
          const IconShown = ICONS[starter]
          return (
            <UnstyledButton
              key={starter}
              className={classes.starter}
              disabled={add.isPending}
              onClick={() => begin({ starter })}
            >
              <IconShown size={24} stroke={1.5} aria-hidden />
              <strong>{t(`automations.starter.${starter}`)}</strong>
              <span>{t(`automations.starter.${starter}.text`)}</span>
            </UnstyledButton>
          )
        })}
        <UnstyledButton
          className={classes.starter}
          disabled={add.isPending}
          onClick={() => begin({ automation: own })}
        >
          <IconHandClick size={24} stroke={1.5} aria-hidden />
          <strong>{t('automations.own')}</strong>
          <span>{t('automations.own.hint')}</span>
        </UnstyledButton>
      </div>
      <ErrorAlert error={add.error} mt="md" />
    </>
  )
}
