import { TimeField } from './time-field.tsx'

type Props = {
  /** What each of the two is called for those who hear it. */
  names: { from: string; to: string }
  /** HH:mm */
  from: string
  to: string
  onFrom: (from: string) => void
  onTo: (to: string) => void
}

/** From one time of day to another; neither can be left empty. */
export function TimeRange({ names, from, to, onFrom, onTo }: Props) {
  return (
    <>
      <TimeField ariaLabel={names.from} value={from} onChange={(next) => next && onFrom(next)} />
      <span aria-hidden>–</span>
      <TimeField ariaLabel={names.to} value={to} onChange={(next) => next && onTo(next)} />
    </>
  )
}
