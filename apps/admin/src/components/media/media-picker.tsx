import type { MediaFile } from '@innkeeper/api/media.ts'
import { languagesWithoutAlt } from '@innkeeper/domain/media/alt.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useContentLanguages } from '../editing/languages/use-content-languages.ts'
import { AltStep } from './alt-step.tsx'
import { PickerLibrary } from './picker-library.tsx'

type Props = { kind: MediaKind; opened: boolean; onClose: () => void; onPick: (file: MediaFile) => void }

/** Chooses a file of the library or adds one; a picture nobody has described is described on the way. */
export function MediaPicker({ kind, opened, onClose, onPick }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<MediaFile | null>(null)
  const languages = useContentLanguages().map(({ index }) => index)
  const close = () => {
    setChosen(null)
    onClose()
  }
  const pick = (file: MediaFile) => {
    onPick(file)
    close()
  }
  const choose = (file: MediaFile) =>
    languagesWithoutAlt(file, languages).length > 0 ? setChosen(file) : pick(file)
  const title = chosen ? t('media.alt.title') : t(`media.pick.${kind}`)
  return (
    <Dialog isOpen={opened} onClose={close} size="xl" title={title}>
      {opened && chosen && <AltStep file={chosen} onBack={() => setChosen(null)} onReady={pick} />}
      {/* Stays behind the question, so that going back finds the same place. */}
      <div hidden={chosen !== null}>{opened && <PickerLibrary kind={kind} onChoose={choose} />}</div>
    </Dialog>
  )
}
