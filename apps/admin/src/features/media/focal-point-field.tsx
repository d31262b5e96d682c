import type { MediaFile } from '@innkeeper/api/media.ts'
import { type FocalPoint, movedByKey, pointAt } from '@innkeeper/domain/media/focal-point.ts'
import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Input, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './media-page.module.css'

type Props = { file: MediaFile; value: FocalPoint; onChange: (point: FocalPoint) => void }

const percent = (part: number) => Math.round(part * 100)

/** The picture with its focal point: pressed with a pointer, moved with the arrow keys; crops show what comes of it. */
export function FocalPointField({ file, value, onChange }: Props) {
  const t = useT()
  const hintId = useId()
  const { property } = useSession()
  const source = picturePath(property.id, file.id, 800, 'webp')
  const place = { across: percent(value.focalX), down: percent(value.focalY) }
  const position = { objectPosition: `${place.across}% ${place.down}%` }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press on a button is told as a click without a place.
    if (event.detail === 0) return
    onChange(pointAt({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()))
  }
  const move = (event: KeyboardEvent) => {
    const moved = movedByKey(value, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <Input.Wrapper
      label={t('media.focal.label')}
      description={t('media.focal.hint')}
      descriptionProps={{ id: hintId }}
    >
      <div className={classes.focal}>
        <button
          type="button"
          className={classes.focalPicture}
          aria-label={t('media.focal.at', place)}
          aria-describedby={hintId}
          onClick={press}
          onKeyDown={move}
        >
          <img src={source} alt="" width={file.width} height={file.height} draggable={false} />
          <span className={classes.focalMark} style={{ left: `${place.across}%`, top: `${place.down}%` }} />
        </button>
        <div className={classes.crops} aria-hidden>
          <img src={source} alt="" style={position} data-crop="wide" />
          <img src={source} alt="" style={position} data-crop="square" />
        </div>
        <VisuallyHidden role="status">{t('media.focal.at', place)}</VisuallyHidden>
      </div>
    </Input.Wrapper>
  )
}
