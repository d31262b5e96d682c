import { ActionIcon, Skeleton } from '@mantine/core'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PhoneFrame } from '../../../components/phone-frame/phone-frame.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { previewTokenQuery } from '../api.ts'
import classes from './store-preview.module.css'
import { storePreviewPath } from './store-preview-path.ts'

type Props = {
  /** Null while it lacks something, and so is in no store. */
  dealId: string | null
  language: number
}

/** The store itself with this deal in it, also while it is paused; it hears of every save. */
export function StorePreview({ dealId, language }: Props) {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(previewTokenQuery)
  const [attempt, setAttempt] = useState(0)
  const address = data && storePreviewPath(property.id, { token: data.token, dealId, language })
  return (
    <section className={classes.preview} aria-label={t('upselling.preview')}>
      <header className={classes.previewHead}>
        <h2>{t('upselling.preview')}</h2>
        <ActionIcon
          aria-label={t('preview.reload')}
          title={t('preview.reload')}
          onClick={() => setAttempt((count) => count + 1)}
        >
          <IconRefresh size={18} stroke={1.6} />
        </ActionIcon>
        {address && (
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={t('preview.newWindow')}
            title={t('preview.newWindow')}
          >
            <IconExternalLink size={18} stroke={1.6} />
          </ActionIcon>
        )}
      </header>
      <div className={classes.stage}>
        <PhoneFrame>
          {(screen) =>
            address ? (
              <iframe key={attempt} {...screen} title={t('upselling.preview.frame')} src={address} />
            ) : error ? (
              <LoadError error={error} onRetry={refetch} />
            ) : (
              <Skeleton className={screen.className} />
            )
          }
        </PhoneFrame>
      </div>
      <p className={classes.hint}>
        {t(dealId === null ? 'upselling.preview.incomplete' : 'upselling.preview.hint')}
      </p>
    </section>
  )
}
