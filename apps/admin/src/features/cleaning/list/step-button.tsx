import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import type { StepKind } from './room-acts.ts'
import classes from './room-row.module.css'

/** A second press this soon is the same press: the button says what comes next by then. */
const DOUBLE_PRESS_MS = 400

type Props = { step: StepKind; code: string; onPress: () => void }

/** The one thing that comes next in a room. */
export function StepButton({ step, code, onPress }: Props) {
  const t = useT()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const timer = setTimeout(() => setPressed(false), DOUBLE_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isPressed])
  const press = () => {
    if (isPressed) return
    setPressed(true)
    onPress()
  }
  return (
    <Button
      className={classes.main}
      variant={step === 'started' ? 'default' : 'filled'}
      aria-label={t(`cleaning.do.${step}.of`, { room: code })}
      // It keeps the cursor of whoever works with keys.
      aria-disabled={isPressed || undefined}
      onClick={press}
    >
      {t(`cleaning.do.${step}`)}
    </Button>
  )
}
