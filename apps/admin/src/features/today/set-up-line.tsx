import { setUpSteps } from '@innkeeper/domain/today/set-up-steps.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GuestbookLinkDialog } from '../../components/guestbook-link/guestbook-link-dialog.tsx'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { setUpQuery, useHideSetUp } from './api.ts'
import { MailSenderDialog } from './mail-sender-dialog.tsx'
import { ProgressRing } from './progress-ring.tsx'
import classes from './set-up.module.css'
import { SetUpDialog } from './set-up-dialog.tsx'
import { type OpensHere, SetUpStepButton } from './set-up-step-button.tsx'

/** As many as fit beside each other; the rest is behind "See all". */
const STEPS_IN_LINE = 3

/** What is still to be done before the first guest; gone when all is done, or when this person closes it. */
export function SetUpLine() {
  const mayManage = useCan()('settings:manage')
  const { data } = useQuery({ ...setUpQuery, enabled: mayManage })
  const { claims } = useSession()
  if (!mayManage || !data || data.isHidden) return null
  const steps = setUpSteps(data.facts, claims)
  return steps.every(({ isDone }) => isDone) ? null : <Line steps={steps} />
}

function Line({ steps }: { steps: ReturnType<typeof setUpSteps> }) {
  const t = useT()
  const hide = useHideSetUp()
  const [isListOpen, list] = useDisclosure(false)
  const [opened, setOpened] = useState<OpensHere | null>(null)
  const open = steps.filter(({ isDone }) => !isDone)
  const words = { count: steps.length - open.length, total: steps.length }
  const show = (what: OpensHere) => {
    list.close()
    setOpened(what)
  }
  return (
    <section className={classes.line} aria-label={t('setUp.title')}>
      <ProgressRing {...words} />
      <span className={classes.words}>
        <strong>{t('setUp.done', words)}</strong> {t('setUp.toDo')}
      </span>
      <div className={classes.steps}>
        {open.slice(0, STEPS_IN_LINE).map(({ step }) => (
          <SetUpStepButton key={step} step={step} onOpen={show} />
        ))}
      </div>
      <Button variant="subtle" color="gray" className={classes.all} onClick={list.open}>
        {t('setUp.seeAll')}
      </Button>
      <ActionIcon aria-label={t('setUp.close')} onClick={() => hide.mutate(true)}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
      {isListOpen && <SetUpDialog steps={steps} onOpen={show} onClose={list.close} />}
      {opened === 'phone' && <GuestbookLinkDialog onClose={() => setOpened(null)} />}
      {opened === 'mail' && <MailSenderDialog onClose={() => setOpened(null)} />}
    </section>
  )
}
