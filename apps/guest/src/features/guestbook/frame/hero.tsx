import type { Box } from '@innkeeper/api/guestbook.ts'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { StayLine, StayTitle } from '../../../platform/stay.tsx'
import styles from './hero.module.css'

type HeroProps = {
  propertyName: string
  /** The greeting, when one is open; its picture fills the top of the page. */
  box: Box | undefined
  greeting: string
  boxLanguage: string | undefined
  children: ReactNode
}

/** The photograph, and on it the property's name, the greeting, and what stands in the corner. */
export function Hero({ propertyName, box, greeting, boxLanguage, children }: HeroProps) {
  const picture = box?.pictures[0] ?? box?.styles.backgroundPicture
  return (
    <header className={styles.hero}>
      {picture && (
        <div className={styles.photo}>
          <PropertyPicture picture={picture} sizes="(min-width: 1024px) 46vw, 100vw" isFirst />
        </div>
      )}
      <div className={styles.bar}>
        <span className={styles.name}>{propertyName}</span>
        {children}
      </div>
      <div className={styles.greeting} lang={boxLanguage}>
        <h1 className={styles.title} dir="auto">
          <StayTitle text={box?.content.title ?? greeting} />
        </h1>
        {box?.content.subtitle && (
          <p className={styles.subtitle} dir="auto">
            <StayLine text={box.content.subtitle} />
          </p>
        )}
      </div>
    </header>
  )
}
