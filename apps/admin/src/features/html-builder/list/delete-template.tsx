import { CallError } from '@innkeeper/api/client.ts'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { mediaUseSchema } from '@innkeeper/api/media.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DeleteUnlessUsed } from '../../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useT } from '../../../platform/texts.ts'
import { linkedToQuery, useDeleteTemplate } from '../api.ts'
import { PlaceList } from '../place-list.tsx'

const detailsSchema = z.object({ uses: z.array(mediaUseSchema) })

/** Asks before deleting; while something still uses the template it says where instead, with a way there. */
export function DeleteTemplate({ template, onClose }: { template: StaffTemplate; onClose: () => void }) {
  const t = useT()
  const { name, id } = template
  const { data } = useQuery({ ...linkedToQuery(id), staleTime: 0 })
  const remove = useDeleteTemplate(template)
  const refused = placesInRefusal(remove.error)
  const places = refused.length > 0 ? refused : (data?.places ?? [])
  const isUsed = places.length > 0
  return (
    <DeleteUnlessUsed
      title={isUsed ? t('templates.inUse.title') : t('templates.delete.title', { name })}
      text={t('templates.delete.text')}
      uses={
        isUsed ? (
          <>
            <p>{t('templates.inUse.text')}</p>
            <PlaceList places={places} />
          </>
        ) : null
      }
      remove={remove}
      done={t('templates.deleted', { name })}
      onClose={onClose}
    />
  )
}

/** The places a refused deletion names; none when it was refused for something else. */
function placesInRefusal(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'template/in-use') return []
  const parsed = z.safeParse(detailsSchema, error.details)
  return parsed.success ? parsed.data.uses : []
}
