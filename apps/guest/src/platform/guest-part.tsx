import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { type InPlaceOfPart, lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import type { PartLoader } from '@innkeeper/ui/part-loader.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ComponentType } from 'react'
import styles from './guest-part.module.css'
import { onReturn } from './on-return.ts'

type Absence = Pick<InPlaceOfPart, 'pending' | 'failure'> & Partial<Pick<InPlaceOfPart, 'waiting'>>

/** A part of a guest page that loads later; while it waits for another try it says so. */
export function guestPart<Loaded, Props extends object>(
  loader: PartLoader<Loaded>,
  pick: (loaded: Loaded) => ComponentType<Props>,
) {
  const Part = lazyPart<Loaded, Props>(loader, pick)
  return function GuestPart(props: Omit<Props, keyof InPlaceOfPart> & Absence) {
    return <Part waiting={<PartWaiting />} onReturn={onReturn} {...props} />
  }
}

/** The word that a part did not come yet. */
export function PartWaiting() {
  const t = useTexts<GuestTranslate>()
  return (
    <p className={styles.waiting} role="status">
      {t('part.waiting')}
    </p>
  )
}
