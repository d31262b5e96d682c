import { useEffect, useState } from 'react'
import { useProperty } from '../../platform/property-picture.tsx'
import { useStay } from '../../platform/stay.tsx'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { type CleaningPlace, cleaningAddress, cleaningQuery, type StayCleaning } from './api.ts'
import { NOTHING_KEPT } from './choice/stored-choice.ts'
import { useChoice } from './choice/use-choice.ts'
import { CleaningOffer } from './cleaning-offer.tsx'
import type { CleaningPartProps } from './cleaning-props.ts'

/** What a guest can choose about tomorrow, what they chose, and how they choose it. */
export function CleaningPart(props: CleaningPartProps) {
  const { propertyId: hotel } = useProperty()
  const { status, linkKey } = useStay()
  if (linkKey) return <CleaningOfStay key={linkKey} {...props} place={{ hotel, booking: linkKey }} />
  return status === 'sample' ? <SampleCleaning {...props} /> : props.face
}

function CleaningOfStay({ place, ...props }: CleaningPartProps & { place: CleaningPlace }) {
  const { tomorrow } = props.hours
  const answers = useAnswers()
  const { data: known = null, error } = useAnswer(cleaningQuery(place))
  const choice = useChoice(place)

  // After midnight what was known is about another day.
  const knownDate = known?.date
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is the same for as long as this stands
  useEffect(() => {
    if (knownDate !== undefined && knownDate !== tomorrow) void answers.refresh(cleaningAddress(place))
  }, [answers, knownDate, tomorrow])

  return <CleaningOffer {...props} known={known} isAwaited={error === null} choice={choice} />
}

/** In a preview it can be tried, and no house hears of it. */
function SampleCleaning(props: CleaningPartProps) {
  const { tomorrow: date } = props.hours
  const [chosen, setChosen] = useState<Pick<StayCleaning, 'choice' | 'note'>>({ choice: null, note: '' })
  const known: StayCleaning = { ...chosen, date, standing: 'open', isCleaned: true, forcedNights: null }
  const choice = {
    ...NOTHING_KEPT,
    choose: async (wish: Pick<StayCleaning, 'choice' | 'note'>) => {
      setChosen(wish)
      return { kind: 'sent', answer: { ...known, ...wish } } as const
    },
    dismiss: () => undefined,
  }
  return <CleaningOffer {...props} known={known} isAwaited={false} choice={choice} />
}
