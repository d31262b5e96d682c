import type { MediaFile } from '@innkeeper/api/media.ts'
import { ALT_MAX, ROUNDNESS_MAX, type TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import { mediaIdOf } from '@innkeeper/domain/media/links.ts'
import { pictureFolder } from '@innkeeper/domain/media/sizes.ts'
import { withPicture } from '@innkeeper/html-builder/draft/edits.ts'
import { Anchor, Input, Slider, Switch, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useEditor } from '../editor/editor-session.ts'
import { useLanguageTitle } from '../editor/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { LinkFields } from './link-fields.tsx'
import { PixelInput } from './pixel-input.tsx'
import classes from './settings.module.css'
import { Share } from './share.tsx'

/** A picture of the library: which, what it shows in this language, how large and round, and where it leads. */
export function ImageField({ field, moduleId, label, value, onChange }: FieldProps<'image'>) {
  const t = useT()
  const { edit } = useEditor()
  const { property } = useSession()
  const language = useLanguageTitle()
  const image = value as TemplateImage | null
  const mediaId = image && mediaIdOf(image.url, { propertyId: property.id, mediaOrigin: '' })
  // Behind words it is decoration, and fills its module.
  const isBehind = field.label === 'backgroundImage'
  // It is as large as its film, and pressing it plays that.
  const isOfFilm = field.label === 'placeholder'
  const pick = (file: MediaFile | null) => {
    const { size = 100, roundness, link = { enabled: false, type: 'url', url: '' } } = image ?? {}
    const look = file && {
      url: pictureFolder(property.id, file.id),
      size,
      ...(roundness !== undefined && { roundness }),
      link,
    }
    const altIn = (index: number) => (file && !file.isDecorative ? (file.alt[index] ?? '') : '')
    edit((draft) => withPicture(draft, moduleId, field.path, look, altIn))
  }
  return (
    <div className={classes.group}>
      <MediaField kind="picture" label={label} value={mediaId ?? null} onPick={pick} />
      {image && mediaId && (
        <>
          <Anchor
            renderRoot={(props) => <Link {...props} to="/media" search={{ file: mediaId }} target="_blank" />}
            size="sm"
          >
            {t('templates.image.focalPoint')}
          </Anchor>
          {!isBehind && (
            <TextInput
              label={t('templates.image.alt', { language })}
              description={t('templates.image.altHint')}
              data-field={`${field.path}.name`}
              value={image.name}
              maxLength={ALT_MAX}
              onChange={(event) => onChange(event.currentTarget.value, 'name')}
            />
          )}
          {!isBehind && !isOfFilm && (
            <Input.Wrapper
              label={<Share label={t('templates.image.size')} share={image.size} />}
              labelElement="div"
            >
              <Slider
                thumbLabel={t('templates.image.size')}
                value={image.size}
                min={10}
                max={100}
                step={5}
                label={(share) => `${share} %`}
                onChange={(size) => onChange(size, 'size')}
                mb={8}
              />
            </Input.Wrapper>
          )}
          <PixelInput
            label={t('templates.image.roundness')}
            max={ROUNDNESS_MAX}
            value={image.roundness}
            placeholder={t('templates.asProperty')}
            onPixels={(pixels) => onChange(pixels, 'roundness')}
          />
          {!isBehind && !isOfFilm && (
            <>
              <Switch
                label={t('templates.image.link')}
                labelPosition="left"
                classNames={{ body: classes.switch ?? '', labelWrapper: classes.switchLabel ?? '' }}
                checked={image.link.enabled}
                onChange={(event) =>
                  onChange({ ...image.link, enabled: event.currentTarget.checked }, 'link')
                }
              />
              {image.link.enabled && (
                <LinkFields
                  key={moduleId + field.path}
                  at={`${moduleId} ${field.path}`}
                  link={{ type: image.link.type, value: image.link.url }}
                  onLink={({ type, value: url }) => onChange({ enabled: true, type, url }, 'link')}
                />
              )}
            </>
          )}
        </>
      )}
    </div>
  )
}
