import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { PropertyPicture, useProperty } from '../../../platform/property-picture.tsx'
import { guestbookPath } from '../api.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import styles from './store-hero.module.css'

type StoreHeroProps = {
  picture: BoxPicture | null
  title: ReactNode
  line?: ReactNode
  languages: ReactNode
}

/** A photograph with a sentence on it, and the way out. */
export function StoreHero({ picture, title, line, languages }: StoreHeroProps) {
  const t = useStoreTexts()
  const place = useStorePlace()
  const { name } = useProperty()
  return (
    <header className={styles.hero}>
      <div className={styles.photo}>
        {picture && <PropertyPicture picture={{ ...picture, alt: '' }} sizes="100vw" isFirst />}
      </div>
      <div className={styles.bar}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <div className={styles.corner}>
          {languages}
          <a className={styles.close} href={guestbookPath(place)} aria-label={t('action.toGuestbook')}>
            <IconX size={22} aria-hidden="true" />
          </a>
        </div>
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {line && (
          <p className={styles.line} dir="auto">
            {line}
          </p>
        )}
      </div>
    </header>
  )
}
