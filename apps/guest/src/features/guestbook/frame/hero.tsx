import type { Box } from '@innkeeper/api/guestbook.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ReactNode } from 'react'
import { PropertyPicture, useLogo, useProperty } from '../../../platform/property-picture.tsx'
import { StayLine, StayTitle } from '../../../platform/stay.tsx'
import { heroShapes, heroSizes } from '../boxes/picture-sizes.ts'
import styles from './hero.module.css'

type HeroProps = {
  /** The greeting, when one is open; its picture fills the top of the page. */
  box: Box | undefined
  greeting: string
  boxLanguage: string | undefined
  /** What stands in the corner: languages, search. */
  corner: ReactNode
  /** What is under way, such as orders: over the photograph, where it moves nothing when it comes. */
  lead: ReactNode
  /** The room pass, which straddles the photograph's edge; its place is kept where it will come. */
  pass: ReactNode
  hasPass: boolean
  /** The name of the guest is on its way: the greeting keeps a second line for it. */
  isPersonal: boolean
}

/** As high as the photograph is drawn on a phone, without and with the pass (hero.module.css). */
const PHOTO_HEIGHT = { alone: 480, withPass: 410 }

/** The photograph, and on it the property's name, the greeting, and what stands in the corner. */
export function Hero(props: HeroProps) {
  const { box, greeting, boxLanguage, corner, lead, pass, hasPass, isPersonal } = props
  const { name } = useProperty()
  const logo = useLogo()
  const picture = box?.pictures[0] ?? box?.styles.backgroundPicture
  const height = hasPass ? PHOTO_HEIGHT.withPass : PHOTO_HEIGHT.alone
  return (
    <header className={classNames(styles.hero, hasPass && styles.withPass)} data-scene>
      <div className={styles.photo}>
        {picture && (
          <PropertyPicture
            picture={picture}
            sizes={heroSizes(picture, height)}
            shapes={heroShapes(height)}
            isFirst
          />
        )}
      </div>
      <div className={styles.bar}>
        <span className={styles.name} dir="auto">
          {logo ? <img className={styles.logo} src={logo} alt={name} /> : name}
        </span>
        <div className={styles.corner}>{corner}</div>
      </div>
      <div className={styles.lead}>{lead}</div>
      {/* A greeting that gets a name is another one: it takes the place of the first instead of pushing it up. */}
      <div key={String(isPersonal)} className={styles.greeting} lang={boxLanguage}>
        <h1 className={classNames(styles.title, isPersonal && styles.personal)} dir="auto">
          <StayTitle text={box?.content.title ?? greeting} />
        </h1>
        {box?.content.subtitle && (
          <p className={styles.subtitle} dir="auto">
            <StayLine text={box.content.subtitle} />
          </p>
        )}
      </div>
      {pass}
    </header>
  )
}
