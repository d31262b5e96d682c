import { PROBLEM_PICTURES_MAX, PROBLEM_TEXT_MAX } from '@innkeeper/domain/cleaning/constants.ts'
import { ActionIcon, Button, FileButton, Textarea } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { newId } from '../../../../platform/new-id.ts'
import { useT } from '../../../../platform/texts.ts'
import type { KeptPicture } from '../../marks/kept-mark.ts'
import type { ShownRoom } from '../rooms-shown.ts'
import type { RoomActs } from '../use-room-acts.ts'
import classes from './problems.module.css'
import { smallerPicture } from './smaller-picture.ts'
import { usePictureUrl } from './use-picture-url.ts'

type Props = { room: ShownRoom; acts: RoomActs; onClose: () => void }

/** Something is broken or missing: in words, with pictures, or both. */
export function ReportProblem({ room, acts, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly KeptPicture[]>([])
  const [isReading, setReading] = useState(false)
  const add = async (files: readonly File[]) => {
    setReading(true)
    const taken = await Promise.all(
      files.map(async (file) => ({ id: newId(), file: await smallerPicture(file) })),
    )
    setPictures((before) => [...before, ...taken].slice(0, PROBLEM_PICTURES_MAX))
    setReading(false)
  }
  const report = () => {
    acts.press(room, { kind: 'problem', text: text.trim(), ...(pictures.length > 0 && { pictures }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('cleaning.problem.title', { room: room.unit.code })}
      onClose={onClose}
      onSubmit={report}
      submitLabel={t('cleaning.problem.send')}
      isPending={isReading}
      canSubmit={text.trim() !== '' || pictures.length > 0}
    >
      <Textarea
        label={t('cleaning.problem.text')}
        placeholder={t('cleaning.problem.example')}
        value={text}
        maxLength={PROBLEM_TEXT_MAX}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.taken}>
        {pictures.map((picture, index) => (
          <TakenPicture
            key={picture.id}
            picture={picture}
            number={index + 1}
            onRemove={() => setPictures((before) => before.filter(({ id }) => id !== picture.id))}
          />
        ))}
        {pictures.length < PROBLEM_PICTURES_MAX && (
          <FileButton
            accept="image/*"
            capture="environment"
            multiple
            onChange={(files) => void add(files)}
            inputProps={{ 'aria-label': t('cleaning.problem.addPicture') }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                className={classes.camera}
                leftSection={<IconCamera size={20} stroke={1.6} aria-hidden />}
              >
                {t('cleaning.problem.addPicture')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
    </FormDialog>
  )
}

type TakenProps = { picture: KeptPicture; number: number; onRemove: () => void }

function TakenPicture({ picture, number, onRemove }: TakenProps) {
  const t = useT()
  const url = usePictureUrl(picture)
  return (
    <span className={classes.picture}>
      {url && <img src={url} alt={t('cleaning.problem.picture', { number })} />}
      <ActionIcon
        className={classes.remove}
        variant="filled"
        color="dark"
        aria-label={t('cleaning.problem.removePicture', { number })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
