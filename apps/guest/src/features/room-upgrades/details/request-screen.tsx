import type { GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { WithoutScript } from '../../../platform/without-script.tsx'
import type { RequestAnswer } from '../api.ts'
import heading from '../heading.module.css'
import { RoomGone } from '../room-gone.tsx'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import { useUpgrades } from '../use-upgrades.ts'
import { PriceChangedSheet } from './price-changed-sheet.tsx'
import { priceToAnswer } from './price-to-answer.ts'
import styles from './request.module.css'
import { RequestFields } from './request-fields.tsx'
import { FIELD_MESSAGES, type RequestField, requestProblems } from './request-form.ts'
import { SendBar } from './send-bar.tsx'
import { useRequestForm } from './use-request-form.ts'
import { useSendRequest } from './use-send-request.ts'

type RequestScreenProps = {
  upgradeId: string
  /** Remembers on this device what was sent. */
  onSent: (order: RequestAnswer) => void
  /** Whether the guest agreed to be counted: then what led them here stays with what they ask for. */
  isAgreed: () => boolean
}

/** The last page before a room is asked for: who asks, what for, and what it costs. */
export function RequestScreen({ upgradeId, onSent, isAgreed }: RequestScreenProps) {
  const { upgrades: all, refresh } = useUpgrades()
  const upgrade = all.upgrades.find(({ id }) => id === upgradeId)
  if (!upgrade) return <RoomGone upgradeId={upgradeId} requested={all.requested} />
  return <RequestPage upgrade={upgrade} all={all} onSent={onSent} isAgreed={isAgreed} onOutdated={refresh} />
}

type RequestPageProps = Pick<RequestScreenProps, 'onSent' | 'isAgreed'> & {
  upgrade: GuestUpgrade
  all: Upgrades
  /** The page shows otherwise what it was refused for. */
  onOutdated: () => void
}

function RequestPage({ upgrade, all, onSent, isAgreed, onOutdated }: RequestPageProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  const formElement = useRef<HTMLFormElement>(null)
  const { form, change, forget } = useRequestForm(place.hotel)
  const [isLookedAt, setLookedAt] = useState(false)
  // Sent by the browser itself, what is written would stand in the address.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  /** What the guest has read; another price is answered first. */
  const [read, setRead] = useState(upgrade.stay?.total ?? null)
  const sending = useSendRequest({
    upgradeId: upgrade.id,
    onSent(order) {
      forget()
      onSent(order)
    },
    onRefused: onOutdated,
  })
  const { refusal } = sending
  /** The guest pressed the button, and the page had heard of another price by then. */
  const [isPriceAsked, setPriceAsked] = useState(false)
  const another = priceToAnswer({
    read,
    shown: upgrade.stay?.total ?? null,
    refused: refusal?.kind === 'price' ? refusal.total : null,
  })
  const refused = refusal?.kind === 'fields' ? refusal.problems : {}
  const problems = isLookedAt ? { ...refused, ...requestProblems(form, all.guest) } : refused
  const problemOf = (field: RequestField) => (problems[field] ? t(FIELD_MESSAGES[field]) : null)

  const send = (total: number | null) => {
    setRead(total)
    setPriceAsked(false)
    sending.send({
      total,
      language: place.languageIndex,
      ...(place.booking === null ? {} : { booking: place.booking }),
      ...(place.cameFrom !== '' && isAgreed() && { cameFrom: place.cameFrom }),
      ...(place.preview?.token ? { preview: place.preview.token } : {}),
      ...trimmed(form),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLookedAt(true)
    const [first] = Object.keys(requestProblems(form, all.guest))
    if (first) formElement.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (another !== null) setPriceAsked(true)
    else send(read)
  }
  // Until it is known whether it arrived, it is sent as it was written.
  const mayBeThere = refusal?.kind === 'unsure' || refusal?.kind === 'offline'
  const now = isPriceAsked || refusal?.kind === 'price' ? another : null
  return (
    <form ref={formElement} className={styles.columns} noValidate onSubmit={submit}>
      <div className={styles.asked}>
        <h1 className={heading.title}>
          {all.guest?.firstName
            ? t('upgrade.details.titleKnown', { name: all.guest.firstName })
            : t('upgrade.details.title')}
        </h1>
        <p className={heading.lead}>{t('upgrade.details.lead')}</p>
        <fieldset className={styles.fields} disabled={sending.isSending || mayBeThere} inert={!isAlive}>
          <RequestFields guest={all.guest} form={form} problemOf={problemOf} onChange={change} />
        </fieldset>
        <WithoutScript text={t('upgrade.askReception')} />
      </div>
      <SendBar
        upgrade={upgrade}
        all={all}
        total={read}
        sending={sending}
        isAlive={isAlive}
        hasProblems={Object.keys(problems).length > 0}
      />
      {now !== null && (
        <PriceChangedSheet
          title={upgrade.room.title}
          before={read}
          now={now}
          onRequest={() => send(now)}
          onBack={() => {
            setRead(now)
            setPriceAsked(false)
            sending.dismiss()
          }}
        />
      )}
    </form>
  )
}

function trimmed(form: Record<RequestField, string>): Record<RequestField, string> {
  const entries = Object.entries(form).map(([field, value]) => [field, value.trim()])
  return Object.fromEntries(entries) as Record<RequestField, string>
}
