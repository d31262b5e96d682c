import type { ClientData } from '@innkeeper/api/properties.ts'
import type { ReactNode } from 'react'
import { GreetingPicture } from './greeting-picture.tsx'
import styles from './result-frame.module.css'

type ResultFrameProps = {
  property: ClientData
  /** A small word above the title. */
  badge?: ReactNode
  title: ReactNode
  /** Where it is not the house's own. */
  picture?: ReactNode
  children: ReactNode
}

/** The house's photograph with a sentence on it, and a sheet of paper with what follows. */
export function ResultFrame({ property, badge, title, picture, children }: ResultFrameProps) {
  return (
    <main className={styles.page}>
      <div className={styles.photo}>
        <div className={styles.picture}>
          {picture ?? (
            <GreetingPicture hotel={property.propertyId} sizes="(min-width: 960px) 62vw, 100vw" isFirst />
          )}
        </div>
        <span className={styles.name} dir="auto">
          {property.name}
        </span>
        <div className={styles.words}>
          {badge && <p className={styles.badge}>{badge}</p>}
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h1>
        </div>
      </div>
      <div className={styles.paper}>
        <div className={styles.column}>{children}</div>
      </div>
    </main>
  )
}
