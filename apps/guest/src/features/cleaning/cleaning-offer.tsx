import { cleaningView } from '@innkeeper/domain/cleaning/view.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useStay } from '../../platform/stay.tsx'
import type { StayCleaning } from './api.ts'
import type { Choice } from './choice/use-choice.ts'
import type { CleaningPartProps } from './cleaning-props.ts'
import { CleaningState } from './cleaning-state.tsx'
import { CleaningSheet } from './sheet/cleaning-sheet.tsx'
import { useAsked } from './sheet/use-asked.ts'

type CleaningOfferProps = CleaningPartProps & {
  known: StayCleaning | null
  /** The answer is on its way for the first time. */
  isAwaited: boolean
  choice: Choice
}

/** The box as things stand, and the sheet that asks before anything is sent. */
export function CleaningOffer({ known, isAwaited, choice, ...props }: CleaningOfferProps) {
  const { box, hours, language } = props
  const { booking: stay = null } = useStay()
  const { waiting, lost, choose, dismiss } = choice
  const { asked, ask, heading } = useAsked({ box, hours, language, known, choose })
  return (
    <>
      <CleaningState
        {...props}
        view={cleaningView({ hours, known, isAwaited, stay, waiting })}
        lost={lost}
        headingRef={heading}
        button={(wanted, look) => <Button key={wanted} {...look} onClick={() => ask(wanted)} />}
        onDismiss={dismiss}
      />
      <CleaningSheet {...asked} box={box} language={language} />
    </>
  )
}
