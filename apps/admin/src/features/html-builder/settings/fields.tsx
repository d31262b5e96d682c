import type { ALIGNMENTS } from '@innkeeper/domain/html-builder/module-parts.ts'
import { PADDING_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateText } from '@innkeeper/domain/html-builder/rich-text.ts'
import { EMPTY_TEXT } from '@innkeeper/html-builder/empty-text.ts'
import { usePageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import {
  Button,
  Group,
  Input,
  SegmentedControl,
  Slider,
  Switch,
  Textarea,
  VisuallyHidden,
} from '@mantine/core'
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { PlaceholderInput } from '../../../components/editing/placeholders/placeholder-input.tsx'
import { FontPicker } from '../../../components/font-picker/font-picker.tsx'
import { useT } from '../../../platform/texts.ts'
import { useLanguageCode } from '../editor/use-language.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { FieldProps, SettingKind } from './field-props.ts'
import { FilmField } from './film-field.tsx'
import { ImageField } from './image-field.tsx'
import { LinkField } from './link-field.tsx'
import { OffersField } from './offers-field.tsx'
import { PixelInput } from './pixel-input.tsx'
import classes from './settings.module.css'
import { Share } from './share.tsx'
import { SurveyField } from './survey-field.tsx'
import { TargetGroupsField } from './target-groups-field.tsx'
import { TemplateTextField } from './template-text-field.tsx'

function RichText({ field, moduleId, label, value, onChange }: FieldProps<'richText'>) {
  const { brand } = usePageSetting()
  const language = useLanguageCode()
  return (
    <TemplateTextField
      // Another module or language is another text, with its own steps to take back.
      key={`${moduleId} ${language} ${field.path}`}
      label={label}
      language={language}
      brand={brand}
      isLine={field.isLine ?? false}
      value={(value as TemplateText | null)?.content.length ? (value as TemplateText) : undefined}
      onChange={(text) => onChange(text ?? EMPTY_TEXT)}
    />
  )
}

function Line({ field, label, value, onChange }: FieldProps<'line'>) {
  return (
    <PlaceholderInput
      label={label}
      value={String(value ?? '')}
      maxLength={field.max}
      onWords={(words) => onChange(words)}
    />
  )
}

const ALIGNMENT_ICONS = { left: IconAlignLeft, center: IconAlignCenter, right: IconAlignRight } as const

function Alignment({ label, value, onChange }: FieldProps<'alignment'>) {
  const t = useT()
  const sides = Object.keys(ALIGNMENT_ICONS) as (typeof ALIGNMENTS)[number][]
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={String(value)}
        onChange={onChange}
        data={sides.map((side) => {
          const IconShown = ALIGNMENT_ICONS[side]
          return {
            value: side,
            label: (
              <span className={classes.sign}>
                <IconShown size={17} stroke={1.6} aria-hidden />
                <VisuallyHidden>{t(`templates.alignment.${side}`)}</VisuallyHidden>
              </span>
            ),
          }
        })}
      />
    </Input.Wrapper>
  )
}

function Pixels({ field, label, value, onChange }: FieldProps<'pixels'>) {
  const t = useT()
  return (
    <PixelInput
      label={label}
      max={field.max}
      value={value as number | undefined}
      {...(field.isOptional && { placeholder: t('templates.asProperty') })}
      onPixels={(pixels) => onChange(pixels ?? (field.isOptional ? undefined : 0))}
    />
  )
}

function Percent({ label, value, onChange }: FieldProps<'percent'>) {
  return (
    <Input.Wrapper label={<Share label={label} share={Number(value)} />} labelElement="div" w="100%">
      <Slider
        thumbLabel={label}
        value={Number(value)}
        min={10}
        max={100}
        step={5}
        label={(share) => `${share} %`}
        onChange={onChange}
        mt={4}
        mb={8}
      />
    </Input.Wrapper>
  )
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const

function Padding({ label, value, onChange }: FieldProps<'padding'>) {
  const t = useT()
  const sides = value as Record<(typeof SIDES)[number], number>
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.pair}>
        {SIDES.map((side) => (
          <PixelInput
            key={side}
            label={t(`templates.side.${side}`)}
            max={PADDING_MAX}
            value={sides?.[side] ?? 0}
            onPixels={(pixels) => onChange({ ...sides, [side]: pixels ?? 0 })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function OnOff({ label, value, onChange }: FieldProps<'switch'>) {
  return (
    <Switch
      label={label}
      labelPosition="left"
      classNames={{ body: classes.switch ?? '', labelWrapper: classes.switchLabel ?? '' }}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

function Html({ field, label, value, onChange }: FieldProps<'html'>) {
  const t = useT()
  return (
    <Textarea
      label={label}
      description={t('templates.html.cleaned')}
      classNames={{ input: classes.code ?? '' }}
      value={String(value ?? '')}
      maxLength={field.max}
      autosize
      minRows={8}
      maxRows={20}
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Font({ label, value, onChange }: FieldProps<'font'>) {
  const t = useT()
  const [isChoosing, setIsChoosing] = useState(false)
  const family = typeof value === 'string' ? value : null
  // Nothing changes before a font is picked.
  if (family !== null || isChoosing) {
    const asProperty = () => {
      setIsChoosing(false)
      if (family !== null) onChange(null)
    }
    return (
      <div>
        <FontPicker
          label={label}
          value={family}
          placeholder={t('templates.font.pick')}
          onChange={(picked) => onChange(picked)}
        />
        <Button variant="subtle" size="compact-sm" onClick={asProperty}>
          {t('templates.font.asProperty')}
        </Button>
      </div>
    )
  }
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>
        {label}
        <span className={classes.usual}>{t('templates.asProperty')}</span>
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsChoosing(true)}>
        {t('templates.font.choose')}
      </Button>
    </Group>
  )
}

/** How each kind of setting is edited. */
export const SETTING_FIELDS: { [K in SettingKind]: ComponentType<FieldProps<K>> } = {
  richText: RichText,
  line: Line,
  image: ImageField,
  choice: ChoiceField,
  alignment: Alignment,
  colour: ColourField,
  font: Font,
  link: LinkField,
  pixels: Pixels,
  percent: Percent,
  padding: Padding,
  switch: OnOff,
  html: Html,
  film: FilmField,
  deals: OffersField,
  upgrades: OffersField,
  survey: SurveyField,
  targetGroups: TargetGroupsField,
}
