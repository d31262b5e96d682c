import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../../platform/box-icon.tsx'
import { useStay } from '../../../platform/stay.tsx'
import { boxHref } from '../address.ts'
import { OpeningName } from '../boxes/card-title.tsx'
import text from '../boxes/text-block.module.css'
import { Panel } from '../sheet/panel.tsx'
import styles from './pass-card.module.css'
import { PassOnDesk } from './pass-on-desk.tsx'
import { PASS_ID, type RoomPass, useRoomPass } from './room-pass.ts'
import { useDepartureWords } from './use-departure-words.ts'

/** The room pass of a guest in house; its place is kept while the booking is on its way or out of reach. */
export function PassCard() {
  const { pass, isAwaited } = useRoomPass()
  const isAway = useStay().status === 'away'
  if (pass) return <Pass pass={pass} />
  return (
    isAwaited && (
      <div className={styles.pass} data-cut>
        {isAway && <Panel id="stay-away" pending={null} failure={() => null} />}
      </div>
    )
  )
}

function Pass({ pass }: { pass: RoomPass }) {
  const t = useTexts<GuestTranslate>()
  const until = useDepartureWords(pass)
  const { room, doorCode, key, wifi } = pass
  const code = doorCode ?? (key?.kind === 'code' ? key.code : null)
  return (
    <section className={styles.pass} data-cut={wifi ? '' : undefined} aria-label={t('pass.title')}>
      <dl className={styles.top}>
        <div>
          <dt className={text.title}>
            <a href={boxHref(PASS_ID)}>
              <OpeningName title={t('pass.title')} />
            </a>
          </dt>
          <dd className={styles.room} data-long={(room?.length ?? 0) > 5 || undefined} translate="no">
            {room}
          </dd>
        </div>
        <div className={styles.door}>
          {code && (
            <>
              <dt>{t(doorCode ? 'pass.doorCode' : 'pass.key')}</dt>
              <dd className={styles.code} data-long={code.length > 7 || undefined} translate="no">
                {code}
              </dd>
            </>
          )}
          {!code && key?.kind === 'link' && (
            <dd className={styles.key}>
              <a href={key.href} target="_blank" rel="noopener noreferrer">
                {t('pass.openKey')}
              </a>
            </dd>
          )}
          <dd className={styles.until}>{until}</dd>
        </div>
      </dl>
      {wifi && (
        <div className={styles.wifi}>
          <span className={styles.sign}>
            <BoxIcon name="wifi" size={24} />
          </span>
          <p className={styles.network} translate="no">
            <b>{wifi.name}</b>
            <span>{wifi.password}</span>
          </p>
          <span className={styles.tile} aria-hidden="true">
            <QrSign />
          </span>
          <PassOnDesk wifi={wifi} />
        </div>
      )}
    </section>
  )
}

/** As the icon set has it, in one stroke: a third of its bytes on the first view. */
function QrSign() {
  return (
    <svg
      width={26}
      height={26}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden="true"
    >
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4 4h6v6h-6zm10 0h6v6h-6zm-10 10h6v6h-6zm3 3v.01m0-10v.01m10 0v.01m-3 7h3m3 0v.01m-6 0v3m0 3h3m0-3h3v3"
      />
    </svg>
  )
}
