import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './state.module.css'

type Props = { label: string; until: number; words: (seconds: number) => string; onUndo: () => void }

/** The way back with the seconds it still stands open; read aloud without them, so that no second is announced. */
export function UndoCountdown({ label, until, words, onUndo }: Props) {
  const [now, setNow] = useState(Date.now)
  const seconds = secondsLeft(until, now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <Button
      variant="default"
      className={classes.undo}
      aria-label={label}
      disabled={seconds === 0}
      onClick={onUndo}
    >
      <span aria-hidden>{words(seconds)}</span>
    </Button>
  )
}

/** Whole seconds until a moment, none once it has passed. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
