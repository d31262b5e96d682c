import type { GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { confirmationPath, overviewPath } from '../paths.ts'
import { requestedTitle, requestOf, waitingElsewhere } from '../request-standing.ts'
import { UpgradePrice } from '../upgrade-price.tsx'
import { useUpgradeFormats, useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import { priceToAnswer } from './price-to-answer.ts'
import styles from './request.module.css'
import { useRefusalWords } from './use-refusal-words.ts'
import type { SendRequest } from './use-send-request.ts'

const NOTICE_ID = 'upgrade-notice'

type SendBarProps = {
  upgrade: GuestUpgrade
  all: Upgrades
  /** What the guest has read; null without a booking. */
  total: number | null
  sending: SendRequest
  /** The page can send. */
  isAlive: boolean
  hasProblems: boolean
}

/** What is asked for with its price, the button whose words mean payment, and what stands in its way. */
export function SendBar(props: SendBarProps) {
  const { upgrade, all } = props
  const t = useUpgradeTexts()
  const { days } = useUpgradeFormats()
  const { preview } = useUpgradesPlace()
  const [picture] = upgrade.room.pictures
  return (
    <aside className={styles.bar}>
      <div className={styles.room}>
        {picture && (
          <span className={styles.picture}>
            <PropertyPicture picture={{ ...picture, alt: '' }} sizes="64px" />
          </span>
        )}
        <p>
          <b dir="auto">{upgrade.room.title}</b>
          {all.stay && <span>{days(all.stay)}</span>}
        </p>
      </div>
      <UpgradePrice upgrade={upgrade} before={priceNow(props) === null ? null : props.total} />
      {preview && <p className={styles.quiet}>{t('upgrade.preview')}</p>}
      <SendPart {...props} />
    </aside>
  )
}

/** Another price than the guest has read; null where it is the same. */
function priceNow({ upgrade, total }: Pick<SendBarProps, 'upgrade' | 'total'>): number | null {
  return priceToAnswer({ read: total, shown: upgrade.stay?.total ?? null, refused: null })
}

function SendPart({ upgrade, all, total: read, sending, isAlive, hasProblems }: SendBarProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  const { money } = useUpgradeFormats()
  const isOnline = useOnline()
  const { isSending, refusal } = sending
  const refused = useRefusalWords(refusal)
  const waiting = requestOf(all.requested, upgrade.id) ?? waitingElsewhere(all.requested, upgrade.id)
  const isForLooking = place.preview !== null && place.preview.token === null
  // Once it is on its way, the room that is gone may be this guest's own.
  const isUnderWay = isSending || refusal?.kind === 'unsure'
  const isFull = refusal?.kind === 'full' || (upgrade.isFullyBooked && !isUnderWay)
  const changed = priceNow({ upgrade, total: read })
  const total = changed ?? read
  const known = hasProblems ? t('upgrade.missing') : changed === null ? null : t('upgrade.changed.title')
  const notice = isOnline ? (refused ?? known) : t('upgrade.offline')
  const send = total === null ? t('upgrade.sendAnybody') : t('upgrade.send', { total: money(total) })

  if (waiting && !isSending) {
    return (
      <>
        <p>{t('upgrade.requestedOther', { room: requestedTitle(waiting) })}</p>
        <ButtonLink isWide kind="secondary" href={confirmationPath(place, waiting.upgradeId, null)}>
          {t('upgrade.seeRequest')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <div role="alert" id={NOTICE_ID}>
        {notice && <p className={styles.notice}>{notice}</p>}
        {!notice && isFull && (
          <p className={styles.notice}>
            {t(upgrade.stay ? 'upgrade.fullyBookedNights' : 'upgrade.fullyBooked')}
          </p>
        )}
      </div>
      {isFull ? (
        <ButtonLink isWide kind="secondary" href={overviewPath(place)}>
          {t('upgrade.others')}
        </ButtonLink>
      ) : refusal?.kind === 'unsure' ? (
        <Button isWide className={styles.send} disabled={!isOnline} onClick={sending.sendAgain}>
          {t('action.tryAgain')}
        </Button>
      ) : (
        <Button
          type="submit"
          isWide
          className={classNames(styles.send, !isAlive && styles.waking)}
          disabled={!isAlive || isSending || isForLooking || !isOnline}
          aria-describedby={notice ? NOTICE_ID : undefined}
        >
          {isSending ? t('upgrade.sending') : send}
        </Button>
      )}
      <p role="status" className={styles.heardLine}>
        <HeardText>{isSending ? t('upgrade.sending') : ''}</HeardText>
      </p>
      {!isFull && (
        <p className={styles.quiet}>
          {t(upgrade.isAutomaticallyAccepted ? 'upgrade.atOnce' : 'upgrade.nothingOnBill')}
        </p>
      )}
    </>
  )
}
