import type { ThreadEntry } from '@innkeeper/api/messaging/threads.ts'
import { useDisclosure } from '@mantine/hooks'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './thread-pane.module.css'

type Props = { picture: NonNullable<ThreadEntry['picture']>; name: string }

/** A guest's picture, small in the thread; a press shows it large. */
export function EntryPicture({ picture: { src, width, height }, name }: Props) {
  const t = useT()
  const [isOpen, large] = useDisclosure(false)
  const words = t('inbox.pictureOf', { name })
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        onClick={large.open}
        aria-label={t('inbox.showPicture', { name })}
      >
        <img src={src} width={width} height={height} alt={words} loading="lazy" />
      </button>
      {isOpen && (
        <Dialog isOpen onClose={large.close} title={words} size="xl">
          <img className={classes.largePicture} src={src} width={width} height={height} alt={words} />
        </Dialog>
      )}
    </>
  )
}
