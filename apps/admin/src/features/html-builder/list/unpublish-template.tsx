import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { DeleteUnlessUsed } from '../../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useT } from '../../../platform/texts.ts'
import { linkedToQuery, useUnpublish } from '../api.ts'
import { PlaceList } from '../place-list.tsx'
import { placesInRefusal } from './delete-template.tsx'

/** Asks before guests get it no more; while something leads to it, it says where instead. */
export function UnpublishTemplate({ template, onClose }: { template: StaffTemplate; onClose: () => void }) {
  const t = useT()
  const { name, id, type } = template
  const { data } = useQuery({ ...linkedToQuery(id), staleTime: 0 })
  const unpublish = useUnpublish(id)
  const refused = placesInRefusal(unpublish.error)
  const places = refused.length > 0 ? refused : (data?.places ?? [])
  return (
    <DeleteUnlessUsed
      title={places.length > 0 ? t('templates.inUse.title') : t('templates.unpublish.title', { name })}
      text={t(`templates.unpublish.text.${type}`)}
      label={t('templates.unpublish')}
      uses={
        places.length > 0 ? (
          <>
            <p>{t('templates.inUse.stillPublished')}</p>
            <PlaceList places={places} />
          </>
        ) : null
      }
      remove={unpublish}
      done={t('templates.unpublished', { name })}
      onClose={onClose}
    />
  )
}
