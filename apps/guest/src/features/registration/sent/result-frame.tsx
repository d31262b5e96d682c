import type { ClientData } from '@innkeeper/api/properties.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { guestbookQuery } from '../parts-api.ts'
import styles from './result-frame.module.css'

type ResultFrameProps = {
  property: ClientData
  /** A small word above the title. */
  badge?: ReactNode
  title: ReactNode
  children: ReactNode
}

/** The house's photograph with a sentence on it, and a sheet of paper with what follows. */
export function ResultFrame({ property, badge, title, children }: ResultFrameProps) {
  const { data } = useAnswer(guestbookQuery(property.propertyId))
  const greeting = data?.boxes.find(({ type }) => CARD_KINDS[type].isHeader)
  const picture = greeting?.pictures[0] ?? greeting?.styles.backgroundPicture
  return (
    <main className={styles.page}>
      <div className={styles.photo}>
        <div className={styles.picture}>
          {picture && (
            <PropertyPicture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 960px) 62vw, 100vw"
              isFirst
            />
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
