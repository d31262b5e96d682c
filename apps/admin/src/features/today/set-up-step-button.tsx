import type { SetUpStep } from '@innkeeper/domain/today/set-up-steps.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import { SET_UP_PLACES } from './set-up-places.ts'

export type OpensHere = 'phone' | 'mail'

/** Leads to where the step is taken. */
export function SetUpStepButton({ step, onOpen }: { step: SetUpStep; onOpen: (what: OpensHere) => void }) {
  const t = useT()
  const place = SET_UP_PLACES[step]
  const look = {
    variant: 'default',
    leftSection: <place.icon size={16} stroke={1.6} aria-hidden />,
    children: t(`setUp.step.${step}`),
  }
  if ('opens' in place) return <Button {...look} onClick={() => onOpen(place.opens)} />
  return <Button {...look} renderRoot={(props) => <Link to={place.to} {...props} />} />
}
