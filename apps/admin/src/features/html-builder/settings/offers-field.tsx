import { OFFERS_MAX } from '@innkeeper/html-builder/modules/offer-props.ts'
import { ActionIcon, Alert, Select } from '@mantine/core'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { MediaFrame } from '../../../components/media/media-frame.tsx'
import { MediaThumbnail } from '../../../components/media/media-thumbnail.tsx'
import { useT } from '../../../platform/texts.ts'
import { sourcesQuery } from '../api.ts'
import { useView } from '../editor/editor-session.ts'
import type { FieldProps } from './field-props.ts'
import classes from './settings.module.css'

const movedUp = (ids: readonly string[], place: number) =>
  ids.toSpliced(place, 1).toSpliced(place - 1, 0, ids[place] ?? '')

/** Deals or room upgrades in a chosen order; says what is missing where there are none to choose. */
export function OffersField({ field, label, value, onChange }: FieldProps<'deals'> | FieldProps<'upgrades'>) {
  const t = useT()
  const language = useView((view) => view.language)
  const { data } = useQuery(sourcesQuery(language))
  const source = field.kind === 'deals' ? data?.upselling : data?.roomUpgrades
  const ids = (value ?? []) as readonly string[]
  const items = source?.items ?? []
  if (source && !source.isReady) {
    return (
      <Alert color="gray" title={label}>
        {t(`templates.missing.${field.kind}`)}
      </Alert>
    )
  }
  const rest = items.filter(({ id }) => !ids.includes(id))
  return (
    <div>
      <div className={classes.label}>{label}</div>
      <ol className={classes.offers}>
        {ids.map((id, place) => {
          const item = items.find((one) => one.id === id)
          return (
            <li key={id} className={classes.offer}>
              {item?.picture && (
                <MediaFrame width={30} height={30}>
                  <MediaThumbnail file={undefined} mediaId={item.picture.mediaId} width={160} />
                </MediaFrame>
              )}
              <span className={classes.offerName}>{item?.title ?? t('templates.offer.gone')}</span>
              <span className={classes.unit}>{item?.price}</span>
              {place > 0 && (
                <ActionIcon
                  aria-label={t('templates.offer.earlier', { name: item?.title ?? '' })}
                  title={t('templates.offer.earlier', { name: item?.title ?? '' })}
                  onClick={() => onChange(movedUp(ids, place))}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
              )}
              <ActionIcon
                aria-label={t('templates.offer.remove', { name: item?.title ?? '' })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      {ids.length < OFFERS_MAX && (
        <Select
          aria-label={t('templates.offer.add')}
          placeholder={t('templates.offer.add')}
          value={null}
          data={rest.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => id && onChange([...ids, id])}
          searchable
        />
      )}
    </div>
  )
}
