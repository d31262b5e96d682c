import { setUpPreviewPath } from '@innkeeper/domain/properties/set-up-preview.ts'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'
import type { SetUpDraft } from './set-up-draft.ts'

/** As wide as the phones most people have; in a narrower place it is drawn smaller. */
const PHONE_WIDTH = 390
/** Drawn anew once typing rests. */
const REST_MS = 400
const COLOUR = /^#[0-9a-f]{6}$/i

/** The guestbook as the guest app draws it, from what is typed so far; to look at alone. */
export function GuestbookPreview({ draft, isStill }: { draft: SetUpDraft; isStill: boolean }) {
  const t = useT()
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const scale = width > 0 ? width / PHONE_WIDTH : 1
  const { languages, preset, logoData } = draft
  const lastColour = useRef(draft.brandColour)
  // Half a colour is on its way to being one.
  if (COLOUR.test(draft.brandColour)) lastColour.current = draft.brandColour
  const name = draft.name.trim() || t('setUp.preview.name')
  const path = setUpPreviewPath({ name, languages, preset, brandColour: lastColour.current })
  const [rested] = useDebouncedValue(path, REST_MS)
  const [address, setAddress] = useState(rested)
  // Between the sending and the sign-in nobody may look: the last drawing stays.
  if (!isStill && address !== rested) setAddress(rested)

  const show = () => showLogo(frame.current, logoData)
  useEffect(() => showLogo(frame.current, logoData), [logoData])

  return (
    <div className={classes.phone}>
      <div className={classes.glass} ref={ref}>
        <iframe
          ref={frame}
          className={classes.screen}
          style={{ width: PHONE_WIDTH, height: height / scale, transform: `scale(${scale})` }}
          title={t('setUp.preview.title')}
          src={address}
          sandbox="allow-same-origin"
          inert
          onLoad={show}
        />
      </div>
    </div>
  )
}

/** The logo is in no media library yet, so it is put in the place of the name here; an empty one leaves the name. */
function showLogo(frame: HTMLIFrameElement | null, logoData: string): void {
  const place = frame?.contentDocument?.querySelector<HTMLElement>('body span[dir="auto"]')
  if (!place) return
  place.dataset.name ??= place.textContent ?? ''
  const { name = '' } = place.dataset
  if (logoData === '') {
    place.replaceChildren(name)
    return
  }
  const picture = Object.assign(place.ownerDocument.createElement('img'), { src: logoData, alt: name })
  Object.assign(picture.style, { display: 'block', maxHeight: '40px', maxWidth: '180px' })
  place.replaceChildren(picture)
}
