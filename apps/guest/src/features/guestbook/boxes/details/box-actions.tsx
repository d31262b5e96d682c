import type { Box } from '@innkeeper/api/guestbook.ts'
import { nextOccurrence } from '@innkeeper/domain/guestbook/calendar-file.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useRef } from 'react'
import { useProperty } from '../../../../platform/property-picture.tsx'
import { shareAddress } from '../../../../platform/share-address.ts'
import { useStay } from '../../../../platform/stay.tsx'
import { useCopy } from '../../../../platform/use-copy.ts'
import { usePageTime } from '../../clock/page-time.tsx'
import { LaterTexts } from '../../later/later-texts.tsx'
import { timedOf } from '../../sections/timed-of.ts'
import styles from './box-actions.module.css'
import { saveInCalendar } from './save-in-calendar.ts'
import { publicBoxAddress } from './share-box.ts'

/** What a guest does with a box beside reading it: passes it on, or keeps the hour free. */
export function BoxActions({ box }: { box: Box }) {
  return (
    <LaterTexts>
      <Actions box={box} />
    </LaterTexts>
  )
}

function Actions({ box }: { box: Box }) {
  const { timeZone, moment, renderedAt } = usePageTime()
  // What is for one's own room, or redeemed once, is nobody else's; a preview's clock stands still.
  const kind = CARD_KINDS[box.type]
  const isShared = !kind?.isForOwnUnit && !kind?.isRedeemable
  const hasHours = moment === null && nextOccurrence(timedOf(box), renderedAt, timeZone) !== null
  if (!isShared && !hasHours) return null
  return (
    <div className={styles.actions}>
      {hasHours && <CalendarAction box={box} />}
      {isShared && <ShareAction box={box} />}
    </div>
  )
}

function ShareAction({ box }: { box: Box }) {
  const t = useTexts<GuestbookTranslate>()
  const { propertyId } = useProperty()
  const title = useTitle(box)
  const shown = useRef<HTMLSpanElement>(null)
  const { state, copy } = useCopy()
  const said = state === 'copied' ? t('share.copied') : state === 'failed' ? t('share.failed') : null
  const share = async () => {
    const address = publicBoxAddress(propertyId, box.id)
    const isShared = await shareAddress({ title, url: address })
    if (isShared || !shown.current) return
    // What is selected where the clipboard is closed to pages.
    shown.current.textContent = address
    await copy(address, shown.current)
  }
  return (
    <>
      <button type="button" className={styles.action} onClick={() => void share()}>
        <IconShare2 size={20} stroke={1.75} aria-hidden="true" />
        {said ?? t('share.send')}
        <span ref={shown} className={styles.source} aria-hidden="true" />
      </button>
      <span className={styles.source} role="status">
        {said}
      </span>
    </>
  )
}

function CalendarAction({ box }: { box: Box }) {
  const t = useTexts<GuestbookTranslate>()
  const { propertyId, name, contact } = useProperty()
  const { timeZone } = usePageTime()
  const title = useTitle(box)
  const save = () => {
    const now = Date.now()
    const when = nextOccurrence(timedOf(box), now, timeZone)
    if (!when) return
    const place = [name, contact.address].filter(Boolean).join(', ')
    const address = publicBoxAddress(propertyId, box.id)
    saveInCalendar({ ...when, id: box.id, title, text: box.content.subtitle ?? '', place, address, now })
  }
  return (
    <button type="button" className={styles.action} onClick={save}>
      <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />
      {t('calendar.add')}
    </button>
  )
}

function useTitle({ content: { title, subtitle } }: Box): string {
  const property = useProperty()
  return fillPlaceholders(title ?? subtitle ?? property.name, useStay().values)
}
