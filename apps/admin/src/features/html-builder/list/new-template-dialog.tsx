import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { presetQuery, useCreateTemplate } from '../api.ts'
import { TemplatePicture } from '../canvas/template-picture.tsx'
import { editorAddress } from '../locations.ts'
import { presetsFor, type TemplatePreset } from '../presets.ts'
import classes from './templates.module.css'

type Props = { type: TemplateType; brand: Brand | undefined; onClose: () => void }

/** A new template from one of the presets, each shown with the property's own look, or from nothing. */
export function NewTemplateDialog({ type, brand, onClose }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateTemplate(type)
  const presets = presetsFor(type)
  const asked = useQueries({
    queries: presets.map((name) => ({ ...presetQuery(type, name), enabled: name !== 'blank' })),
  })
  // One that there is not goes once all are known: nothing moves while somebody chooses.
  const areThere = asked.every(({ isLoading }) => !isLoading)
  const [chosen, setChosen] = useState<TemplatePreset>('blank')
  const make = () => {
    const data =
      chosen === 'blank' ? { content: blankContent(t(`templates.new.${type}`)) } : { baseTemplate: chosen }
    create.mutate(data, { onSuccess: (made) => navigate(editorAddress(made)) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t(`templates.new.${type}`)}
      buttons={
        <DialogButtons
          onCancel={onClose}
          action={{ label: t('templates.new.make'), onClick: make, isPending: create.isPending }}
        />
      }
    >
      <div className={classes.presets} role="radiogroup" aria-label={t('templates.presets')}>
        {presets.map((name) => (
          <Preset
            key={name}
            type={type}
            name={name}
            brand={brand}
            areThere={areThere}
            isChosen={chosen === name}
            onChoose={() => setChosen(name)}
          />
        ))}
      </div>
      <ErrorAlert error={create.error} mt="md" />
    </Dialog>
  )
}

function blankContent(name: string) {
  return {
    name,
    standardType: 'blank',
    style: { innerBgColor: null, outerBgColor: null },
    localizedData: {},
    subject: {},
    preheader: {},
    isMarketing: false,
  }
}

type PresetProps = {
  type: TemplateType
  name: TemplatePreset
  brand: Brand | undefined
  /** Whether all presets are known. */
  areThere: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One that this property or this type does not have is not offered. */
function Preset({ type, name, brand, areThere, isChosen, onChoose }: PresetProps) {
  const t = useT()
  const { data, isError } = useQuery({ ...presetQuery(type, name), enabled: name !== 'blank' })
  if (isError && areThere) return null
  return (
    <UnstyledButton role="radio" aria-checked={isChosen} className={classes.preset} onClick={onChoose}>
      <span className={classes.presetPicture}>
        {name === 'blank' && <IconFile size={32} stroke={1.3} aria-hidden />}
        {name !== 'blank' && !(data && brand) && <Skeleton height="100%" radius={0} />}
        {data && brand && <TemplatePicture content={data} pictures={data.pictures} brand={brand} />}
      </span>
      {t(`templates.preset.${name}`)}
    </UnstyledButton>
  )
}
