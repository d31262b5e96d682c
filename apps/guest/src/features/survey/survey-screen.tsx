import type { OwnResponse } from '@innkeeper/api/survey/guest.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useAnswers, useKnownAnswer } from '../../platform/use-answer.tsx'
import { useFocusAfter } from '../../platform/use-focus-after.ts'
import { startAddress, startQuery } from './api.ts'
import { isBegun } from './draft/filled.ts'
import { useFilled } from './draft/use-filled.ts'
import { AnsweredScreen, ClosedScreen, QueuedScreen, SentScreen } from './endings/ended-screens.tsx'
import { OwnResponseScreen } from './endings/own-response.tsx'
import { SurveyForm } from './fill/survey-form.tsx'
import type { Refused } from './fill/survey-problems.ts'
import { useFollowSurvey } from './follow-survey.ts'
import type { Outcome } from './send/outcome.ts'
import { useSending } from './send/use-sending.ts'
import { SurveyPictureProvider } from './survey-picture.tsx'
import { useSurveyPlace } from './survey-place.tsx'

type SurveyScreenProps = {
  /** Clicked in a message: chosen, and not said yet. */
  score: number | null
  /** What was sent, opened again for reading. */
  own: OwnResponse | null
  languages: ReactNode
}

type Sent = { firstName: string; responseId: string }
type View = 'form' | 'queued' | 'sent' | 'answered' | 'closed'

/** Everything the address can show: the questions, how it ended, or what was sent. */
export function SurveyScreen({ score, own, languages }: SurveyScreenProps) {
  const place = useSurveyPlace()
  const store = useAnswers()
  const start = useKnownAnswer(startQuery(place))
  /** What is asked on this page; a newer one comes only where this one is not taken any more. */
  const [survey, setSurvey] = useState(start.survey)
  const [hasChanged, setChanged] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [ended, setEnded] = useState<'answered' | 'closed' | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const isAlive = useIsAlive()

  const refresh = () => store.refresh(startAddress(place))
  const filling = useFilled({ place, survey, known: start.known, score, onGone: () => void refresh() })
  const { filled, stored, change } = filling
  useFollowSurvey(place.surveyId, () => {
    setEnded((before) => (before === 'closed' ? null : before))
    void refresh()
  })
  // Said until the page is left, also when the first answer has been looked at again.
  if (filling.isOfOtherVersion && !hasChanged) setChanged(true)

  const showAsItIsNow = async () => {
    await refresh()
    const now = store.read(startQuery(place)).data?.survey
    if (!now || now.version === survey.version) return setFailure({ error: null })
    setSurvey(now)
    setChanged(true)
    scrollTo(0, 0)
  }
  const { isSending, isQueued } = useSending(filling, (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'sent':
        return setSent({
          firstName: outcome.response.contact?.firstName.trim() ?? '',
          responseId: outcome.answer.responseId,
        })
      case 'answers':
      case 'contact':
        return setRefused({ why: outcome, answers: filled.answers, contact: filled.contact })
      case 'changed':
        return showAsItIsNow()
      case 'failed':
        return setFailure({ error: outcome.error })
      case 'answered':
      case 'closed':
        void refresh()
        return setEnded(outcome.kind)
    }
  })
  const view = viewOf()
  useFocusAfter(view)
  // What was filled in for a stay that has answered is nobody's business any more.
  const isOver = view === 'answered'
  useEffect(() => {
    if (isOver && filling.isKept) stored.write(null)
  }, [isOver, filling.isKept, stored])

  function viewOf(): View {
    if (sent) return 'sent'
    if (ended) return ended
    if (isQueued) return 'queued'
    if (start.standing === 'answered' && filled.isAnother) return 'form'
    return start.standing === 'open' ? 'form' : start.standing
  }
  const answerAsAnother = () => {
    setSent(null)
    setEnded(null)
    setRefused(null)
    change({ isAnother: true })
  }
  const drawn: Readonly<Record<View, () => ReactNode>> = {
    form: () => (
      <SurveyForm
        {...{ isAlive, survey, start, filling, hasChanged, isSending, refused, failure, languages }}
        onFailureRead={() => setFailure(null)}
      />
    ),
    queued: () => <QueuedScreen />,
    sent: () =>
      sent && (
        <SentScreen
          survey={survey}
          firstName={sent.firstName}
          responseId={place.preview === null ? sent.responseId : null}
        />
      ),
    answered: () => (
      <AnsweredScreen
        survey={survey}
        responseId={start.responseId}
        onAnother={place.booking === null ? answerAsAnother : null}
      />
    ),
    closed: () => <ClosedScreen isMeanwhile={isBegun(filled)} />,
  }
  return (
    <SurveyPictureProvider value={(own?.survey ?? survey).picture}>
      {own ? <OwnResponseScreen own={own} languages={languages} /> : drawn[view]()}
    </SurveyPictureProvider>
  )
}

/** Whether the page has come to life. */
function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
