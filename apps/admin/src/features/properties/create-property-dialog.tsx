import { CallError } from '@innkeeper/api/client.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { GUESTBOOK_PRESETS, PROPERTY_NAME_MAX } from '@innkeeper/domain/properties/constants.ts'
import { suggestedPropertyId } from '@innkeeper/domain/properties/property-id.ts'
import { Alert, Button, MultiSelect, Radio, Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { allowanceQuery, freeIdQuery, useCreateProperty } from './api.ts'
import { LANGUAGE_OPTIONS } from './language-options.ts'

type Props = { onClose: () => void; onCreated: (propertyId: string) => void }

/** Name, address, languages and what the guestbook begins with; all of it can be changed later but the address. */
export function CreatePropertyDialog({ onClose, onCreated }: Props) {
  const t = useT()
  const create = useCreateProperty()
  const key = useRef(crypto.randomUUID())
  const [name, setName] = useState('')
  const [typedId, setTypedId] = useState<string | null>(null)
  const [language, setLanguage] = useState('GB')
  const [others, setOthers] = useState<string[]>([])
  const [preset, setPreset] = useState<(typeof GUESTBOOK_PRESETS)[number]>('hotel')
  const propertyId = typedId ?? suggestedPropertyId(name)
  const isId = PROPERTY_ID_PATTERN.test(propertyId)
  const isTaken = useIsTaken(propertyId, isId)
  const { data: allowance } = useQuery(allowanceQuery)
  const isFull = allowance !== undefined && allowance.owned >= allowance.max
  const isReady = name.trim() !== '' && isId && !isTaken && !isFull

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || create.isPending) return
    const languages = [language, ...others.filter((other) => other !== language)]
    create.mutate(
      { body: { propertyId, name: name.trim(), languages, preset }, key: key.current },
      {
        onSuccess: (made) => {
          onClose()
          onCreated(made.propertyId)
        },
        // Another body needs another key, or it would be refused for the first one's sake.
        onError: (error) => {
          if (error instanceof CallError && error.code !== 'offline') key.current = crypto.randomUUID()
        },
      },
    )
  }

  const idError = () => {
    if (propertyId !== '' && !isId) return t('createProperty.idWrong')
    return isTaken ? t('property/id-taken') : null
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('createProperty.title')}
      buttons={
        <>
          <Button variant="default" onClick={onClose} disabled={create.isPending}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form="create-property" loading={create.isPending} disabled={!isReady}>
            {t('createProperty.create')}
          </Button>
        </>
      }
    >
      {isFull ? (
        <Alert color="accent" role="status">
          {t('createProperty.full', { max: allowance.max })}
        </Alert>
      ) : (
        <form id="create-property" onSubmit={submit} noValidate>
          <Stack gap="md">
            {create.error && (
              <Alert color="red" role="alert">
                {errorText(t, create.error)}
              </Alert>
            )}
            <TextInput
              label={t('createProperty.name')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={PROPERTY_NAME_MAX}
              required
              withAsterisk={false}
              data-autofocus
            />
            <TextInput
              label={t('createProperty.id')}
              description={t('createProperty.idHint', { address: `/guestbook/${propertyId || '…'}` })}
              value={propertyId}
              onChange={(event) => setTypedId(event.currentTarget.value.toLowerCase())}
              error={idError()}
              autoCapitalize="none"
              spellCheck={false}
            />
            <Select
              label={t('createProperty.language')}
              data={LANGUAGE_OPTIONS}
              value={language}
              onChange={(value) => value && setLanguage(value)}
              allowDeselect={false}
              searchable
            />
            <MultiSelect
              label={t('createProperty.others')}
              description={t('createProperty.othersHint')}
              data={LANGUAGE_OPTIONS.filter(({ value }) => value !== language)}
              value={others.filter((other) => other !== language)}
              onChange={setOthers}
              searchable
              clearable
            />
            <Radio.Group
              label={t('createProperty.preset')}
              value={preset}
              onChange={(value) => setPreset(value as typeof preset)}
            >
              <Stack gap="xs" mt={4}>
                {GUESTBOOK_PRESETS.map((one) => (
                  <Radio
                    key={one}
                    value={one}
                    label={t(`createProperty.preset.${one}`)}
                    description={t(`createProperty.presetHint.${one}`)}
                  />
                ))}
              </Stack>
            </Radio.Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

/** Asked once typing rests; the server has the last word when the property is made. */
function useIsTaken(propertyId: string, isId: boolean): boolean {
  const [asked] = useDebouncedValue(propertyId, 300)
  const { data } = useQuery({ ...freeIdQuery(asked), enabled: isId && asked === propertyId })
  return isId && asked === propertyId && data?.isFree === false
}
