import type { MediaFile } from '@innkeeper/api/media.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { MediaPicker } from '../../media/media-picker.tsx'

type Props = Pick<ButtonProps, 'children' | 'disabled' | 'leftSection'> & {
  kind: MediaKind
  onPick: (file: MediaFile) => void
}

/** A button that opens the library and hands out the file one chooses there. */
export function PickMediaButton({ kind, onPick, ...button }: Props) {
  const [isPicking, picking] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={picking.open} {...button} />
      <MediaPicker kind={kind} opened={isPicking} onClose={picking.close} onPick={onPick} />
    </>
  )
}
