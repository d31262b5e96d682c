import { ActionIcon, Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { secondsLeft } from '../../../../components/states/undo-countdown.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'
import { type Asked, type Revealed, useReveal } from './reveal-state.ts'

type Props = { asked: Asked; label: string; words: string }

/** A value in part, with the way to open it for whoever may. */
export function MaskedValue({ asked, label, words }: Props) {
  const t = useT()
  const { revealed, ask } = useReveal()
  if (revealed && revealed.person === asked.person && revealed.field === asked.field) {
    return <Open revealed={revealed} label={label} />
  }
  return (
    <span className={classes.masked}>
      <span>{words}</span>
      {ask && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('regSubs.reveal.of', { field: label })}
          title={t('regSubs.reveal.of', { field: label })}
          onClick={() => ask(asked)}
        >
          <IconEye size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </span>
  )
}

function Open({ revealed: { value, src, until }, label }: { revealed: Revealed; label: string }) {
  const t = useT()
  const { hide } = useReveal()
  return (
    <div className={classes.revealed}>
      {src !== null && <img className={classes.picture} src={src} alt={label} />}
      {value !== null && (
        <span className={classes.secret} dir="auto">
          {value}
        </span>
      )}
      <div className={classes.revealedFoot}>
        {value !== null && (
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="compact-sm"
                onClick={copy}
                leftSection={copied ? <IconCheck size={15} /> : <IconCopy size={15} stroke={1.7} />}
              >
                {copied ? t('action.copied') : t('action.copy')}
              </Button>
            )}
          </CopyButton>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconEyeOff size={15} stroke={1.7} aria-hidden />}
          onClick={hide}
        >
          {t('regSubs.reveal.hide')}
        </Button>
        <SecondsLeft until={until} />
      </div>
    </div>
  )
}

/** Seen, not heard: no second is announced. */
function SecondsLeft({ until }: { until: number }) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={classes.quiet} aria-hidden>
      {t('regSubs.reveal.seconds', { count: secondsLeft(until, now) })}
    </span>
  )
}
