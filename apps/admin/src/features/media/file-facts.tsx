import type { MediaFile } from '@innkeeper/api/media.ts'
import { documentPath } from '@innkeeper/domain/media/links.ts'
import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Anchor } from '@mantine/core'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import classes from './media-page.module.css'
import { shownBytes } from './shown-bytes.ts'

/** Type, measures, size and age in one line, and a way to see it whole. */
export function FileFacts({ file }: { file: MediaFile }) {
  const t = useT()
  const { property } = useSession()
  const locale = intlLocaleFor(ADMIN_LANGUAGE)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: property.timeZone })
  const type = (file.mimeType.split('/')[1] ?? '').split('+')[0]?.toUpperCase() ?? ''
  const facts = [
    type,
    ...(file.kind === 'picture' ? [t('media.measures', { width: file.width, height: file.height })] : []),
    ...(file.isAnimated ? [t('media.animated')] : []),
    shownBytes(file.bytes, locale),
    t('media.addedOn', { day: day.format(new Date(file.createdAt)) }),
  ]
  const address =
    file.kind === 'picture'
      ? picturePath(property.id, file.id, 1920, 'webp')
      : documentPath(property.id, file.id)
  return (
    <p className={classes.facts}>
      {facts.join(' · ')}{' '}
      <Anchor href={address} target="_blank" rel="noreferrer" underline="always">
        {t('media.open')}
      </Anchor>
    </p>
  )
}
