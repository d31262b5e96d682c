import { CallError } from '@innkeeper/api/client.ts'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { mediaUseSchema } from '@innkeeper/api/media.ts'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DeleteUnlessUsed } from '../../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import {
  defaultSignatureQuery,
  linkedToQuery,
  templatesQuery,
  useDeleteTemplate,
  useSetDefaultSignature,
} from '../api.ts'
import { PlaceList } from '../place-list.tsx'
import { distinctPlaces } from '../places.ts'

const detailsSchema = z.object({ uses: z.array(mediaUseSchema) })

/** Asks before deleting; while something still uses the template it says where instead, with a way there. */
export function DeleteTemplate({ template, onClose }: { template: StaffTemplate; onClose: () => void }) {
  const t = useT()
  const { name, id } = template
  const { data, refetch } = useQuery({ ...linkedToQuery(id), staleTime: 0 })
  const isSignature = template.type === 'signature'
  const { data: chosen } = useQuery({ ...defaultSignatureQuery, enabled: isSignature })
  const { data: signatures = [] } = useQuery({ ...templatesQuery('signature'), enabled: isSignature })
  const isDefault = isSignature && chosen === id
  const others = signatures.filter((one) => one.id !== id)
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
            <p>
              {isDefault
                ? t('templates.inUse.signature', { count: distinctPlaces(places).length })
                : t('templates.inUse.text')}
            </p>
            <PlaceList places={places} />
            {isDefault && others.length > 0 && (
              <OtherSignature others={others} onChosen={() => void refetch()} />
            )}
          </>
        ) : null
      }
      remove={remove}
      done={t('templates.deleted', { name })}
      onClose={onClose}
    />
  )
}

/** Another signature for the e-mails that end with this one. */
function OtherSignature({ others, onChosen }: { others: readonly StaffTemplate[]; onChosen: () => void }) {
  const t = useT()
  const { mutate } = useSetDefaultSignature()
  const tell = useFailureNotice()
  return (
    <Select
      mt="md"
      label={t('templates.signature.chooseOther')}
      placeholder={t('templates.link.choose')}
      data={others.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => id && mutate(id, { onSuccess: onChosen, onError: tell })}
    />
  )
}

/** The places a refusal names; none when it was refused for something else. */
export function placesInRefusal(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'template/in-use') return []
  const parsed = z.safeParse(detailsSchema, error.details)
  return parsed.success ? parsed.data.uses : []
}
