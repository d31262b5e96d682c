import { classNames } from '@innkeeper/ui/class-names.ts'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import { type MouseEvent, useState } from 'react'
import alignment from '../../page/alignment.module.css'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { OwnPicture, ownPictureOf } from '../../page/own-picture.tsx'
import { PageAnchor } from '../../page/page-anchor.tsx'
import { addressLink } from '../../page/page-link.ts'
import { type PagePicture, usePageSetting } from '../../page/page-setting.tsx'
import { filmOf } from './film.ts'
import styles from './page.module.css'
import { Player } from './player.tsx'

/** A film that is a picture until it is started: before that nothing is asked of anybody else. */
export function VideoPage({ module: { props }, isFirst }: ModulePageProps<'video'>) {
  const setting = usePageSetting()
  const [isPlaying, setPlaying] = useState(false)
  const { placeholder, playerType, url, size } = props
  const link = addressLink(url, setting)
  if (!link) return null
  const film = filmOf(playerType, url)
  const picture = ownPictureOf(placeholder, setting)
  const name = placeholder?.name ?? ''
  if (setting.medium === 'email') return <VideoMail props={props} picture={picture} />
  const start = (event: MouseEvent) => {
    // With a key held the link opens elsewhere, as links do.
    if (!film || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className={classNames(styles.row, alignment[props.alignment])}>
      <div
        className={styles.film}
        style={{
          width: `${size}%`,
          ...(placeholder?.roundness === undefined ? {} : { borderRadius: `${placeholder.roundness}px` }),
        }}
      >
        {film && isPlaying ? (
          <Player film={film} title={name || setting.words.play} />
        ) : (
          <PageAnchor
            className={styles.start}
            link={link}
            onClick={start}
            aria-label={[setting.words.play, name].filter(Boolean).join(': ')}
          >
            {picture && <OwnPicture picture={picture} alt="" share={size / 100} isFirst={isFirst} />}
            <span className={styles.play} aria-hidden="true">
              <IconPlayerPlayFilled size={28} />
            </span>
          </PageAnchor>
        )}
      </div>
    </div>
  )
}

type MailProps = { props: ModulePageProps<'video'>['module']['props']; picture: PagePicture | null }

/** No mail program plays a film: its picture, and a bar below it that leads there. */
function VideoMail({ props: { placeholder, size, alignment: side }, picture }: MailProps) {
  const { words } = usePageSetting()
  const round = placeholder?.roundness
  return (
    <div className={classNames(styles.row, alignment[side])}>
      <div
        className={picture ? styles.mailed : styles.bare}
        style={{
          ...(picture && { width: `${size}%` }),
          ...(round === undefined ? {} : { borderRadius: `${round}px` }),
        }}
      >
        {picture && (
          <div style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
            <OwnPicture picture={picture} alt={placeholder?.name ?? ''} share={size / 100} isFirst={false} />
          </div>
        )}
        <span className={styles.bar}>
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
          {words.play}
        </span>
      </div>
    </div>
  )
}
