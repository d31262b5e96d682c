import { Button } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import styles from './ask-sheet.module.css'

type AskSheetProps = {
  isOpen: boolean
  title: string
  text: string
  keep: string
  /** What it does; it cannot be taken back. */
  destroy: string
  onKeep: () => void
  onDestroy: () => void
}

/** Asks before something is gone. */
export function AskSheet({ isOpen, title, text, keep, destroy, onKeep, onDestroy }: AskSheetProps) {
  return (
    <RisingSheet isOpen={isOpen} label={title} onClose={onKeep}>
      <div className={styles.ask}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div>
          <Button kind="secondary" onClick={onKeep}>
            {keep}
          </Button>
          <Button className={classNames(styles.destroy)} onClick={onDestroy}>
            {destroy}
          </Button>
        </div>
      </div>
    </RisingSheet>
  )
}
