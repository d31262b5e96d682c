import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { newClientKey } from '../../platform/client-key.ts'
import { useProperty } from '../../platform/property-picture.tsx'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { type OpenForm, type SentForm, startAddress, startQuery } from './api.ts'
import { createFormDraft, type FormDraft, isQuietReturn } from './draft/form-draft.ts'
import { useFormPlace } from './form-place.tsx'
import { HouseCountryProvider } from './house-country.ts'
import { AlreadyFilled, LinkUsed, SentScreen } from './lazy-parts.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { type Ended, isClosed } from './send/outcome.ts'
import { BookingClosed, FormNotLoaded, FormPending, LeftAtDesk, NothingAsked } from './states.tsx'
import { type Answers, canAddAdult, companionsOf, firstAnswers, knownOf } from './wizard/answers.ts'
import { Wizard } from './wizard/wizard.tsx'

type Sent = { form: SentForm; open: OpenForm; answers: Answers }

/** Everything the address can show: the form, that it was filled in, or that there is none. */
export function RegistrationScreen({ languages }: { languages: ReactNode }) {
  const place = useFormPlace()
  const store = useAnswers()
  const property = useProperty()
  const { data: start, error } = useAnswer(startQuery(place))
  const [draft] = useState(() => createFormDraft(place.hotel, place.booking))
  const kept = useKeptAnswers(draft)
  const [sent, setSent] = useState<Sent | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  /** Another adult was asked for; counts, so that each begins anew. */
  const [others, setOthers] = useState(0)

  const framed = (content: ReactNode) => (
    <RegistrationFrame languages={languages}>{content}</RegistrationFrame>
  )
  const refresh = () => store.refresh(startAddress(place))
  const setPeople = (people: RegistrationStart['people']) =>
    store.change<RegistrationStart>(startAddress(place), (known) => ({ ...known, people }))
  const registerAnother = () => {
    setSent(null)
    setEnded(null)
    setOthers((count) => count + 1)
    void refresh()
  }

  const isOther = start?.opens === 'booking' && (others > 0 || kept?.person === 'adult')
  const standing = start ? standingNow(start, ended, isOther) : null
  const isGone = ended === 'closed' || (sent === null && isClosed(error))
  const isOver = isGone || (standing !== null && standing !== 'open')
  // What was typed for a form that is not taken any more is nobody's business.
  useEffect(() => {
    if (isOver && kept !== undefined) draft.remove()
  }, [isOver, kept, draft])

  if (ended === 'handed back') return framed(<LeftAtDesk isErased />)
  if (isGone) return framed(start?.isAtDesk ? <LeftAtDesk isErased /> : <BookingClosed />)
  if (!start && error) return framed(<FormNotLoaded onRetry={() => void refresh()} />)
  if (!start) return framed(<FormPending />)
  const { form, isAtDesk, opens, people, stay, today } = start
  const isOfBooking = opens === 'booking'
  if (sent)
    return (
      <SentScreen
        property={property}
        booking={place.booking}
        firstName={sent.answers.values.firstName ?? ''}
        companions={companionsOf(sent.answers).map(({ values }) => values.firstName ?? '')}
        arrival={stay.arrival}
        today={today}
        people={sent.form.people}
        keptMonths={sent.open.keptMonths}
        country={sent.open.country}
        formId={sent.form.formId}
        isAtDesk={isAtDesk}
        opens={opens}
        onAnother={canAddAdult(start, sent.form.people) ? registerAnother : null}
      />
    )
  if (isAtDesk && (standing === 'used' || standing === 'filled'))
    return framed(<LeftAtDesk isErased={false} />)
  if (standing === 'used') return <LinkUsed property={property} />
  if (standing === 'filled')
    return (
      <AlreadyFilled
        property={property}
        people={people}
        booking={isOfBooking ? place.booking : null}
        isOtherwise={ended === 'filled otherwise'}
        onAnother={canAddAdult(start, people) ? registerAnother : null}
      />
    )
  if (!form || standing === 'none') return framed(<NothingAsked isAtDesk={isAtDesk} />)
  const person = isOther ? 'adult' : start.person
  const known = knownOf(start, person)
  const restored = others === 0 && kept?.person === person ? kept : null
  return (
    <HouseCountryProvider value={form.country}>
      <Wizard
        key={`${others} ${restored ? 'kept' : 'new'}`}
        isAlive={kept !== undefined}
        start={start}
        form={form}
        known={known}
        draft={draft}
        atFirst={restored ?? firstAnswers(person, known, stay, newClientKey())}
        isReturn={restored !== null && !isQuietReturn()}
        languages={languages}
        onPeople={setPeople}
        onFormChanged={refresh}
        onSent={(sentForm, answers) => {
          draft.remove()
          setPeople(sentForm.people)
          setSent({ form: sentForm, open: form, answers })
        }}
        onEnded={(how) => {
          draft.remove()
          setEnded(how)
        }}
      />
    </HouseCountryProvider>
  )
}

/** How it stands, with what happened on this page; the booking's own address goes on with another adult. */
function standingNow(
  { standing }: RegistrationStart,
  ended: Ended | null,
  isOther: boolean,
): RegistrationStart['standing'] {
  if (ended === 'used') return ended
  if (ended === 'filled' || ended === 'filled otherwise') return 'filled'
  return standing === 'filled' && isOther ? 'open' : standing
}

/** What was typed before a reload; undefined while it is being opened. */
function useKeptAnswers(draft: FormDraft): Answers | null | undefined {
  const [kept, setKept] = useState<Answers | null>()
  useEffect(() => {
    void draft.read().then(setKept)
  }, [draft])
  return kept
}
