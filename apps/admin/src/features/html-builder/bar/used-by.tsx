import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { linkedToQuery } from '../api.ts'
import { useEditor } from '../editor/editor-session.ts'
import { PlaceList } from '../place-list.tsx'
import { distinctPlaces } from '../places.ts'
import classes from './editor-bar.module.css'

/** Where the template is used, with a way there. */
export function UsedBy() {
  const t = useT()
  const { id } = useEditor()
  const { data } = useQuery(linkedToQuery(id))
  const [isOpen, dialog] = useDisclosure(false)
  const count = distinctPlaces(data?.places ?? []).length
  if (count === 0) return null
  return (
    <>
      {' · '}
      <button type="button" className={classes.used} onClick={dialog.open}>
        {t('templates.usedBy', { count })}
      </button>
      <Dialog isOpen={isOpen} onClose={dialog.close} title={t('templates.usedBy.title')}>
        <PlaceList places={data?.places ?? []} />
      </Dialog>
    </>
  )
}
