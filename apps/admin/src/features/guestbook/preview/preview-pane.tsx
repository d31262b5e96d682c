import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { previewPath } from '@innkeeper/domain/guestbook/preview-path.ts'
import { ActionIcon, Skeleton } from '@mantine/core'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PhoneFrame } from '../../../components/phone-frame/phone-frame.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { previewTokenQuery } from '../api.ts'
import { NotShown } from './not-shown.tsx'
import classes from './preview.module.css'
import { scrollToBox } from './scroll-to-box.ts'
import { FIRST_VIEW, viewAsOf } from './view-as.ts'
import { ViewAsBar } from './view-as-bar.tsx'

/** The guest app itself with the drafts in it; it hears of every save and shows it without loading again. */
export function PreviewPane({ card }: { card: Card | undefined }) {
  const t = useT()
  const cardId = card?.id
  const { property } = useSession()
  const [choice, setChoice] = useState(FIRST_VIEW)
  const [attempt, setAttempt] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { data, error, refetch } = useQuery(previewTokenQuery)
  const address = data && previewPath(property.id, viewAsOf(choice, null), data.token)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address brings another page to scroll
  useEffect(() => {
    if (cardId) return scrollToBox(() => frame.current, cardId)
  }, [cardId, address, attempt])

  return (
    <div className={classes.pane}>
      <ViewAsBar choice={choice} onChoice={setChoice}>
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
      </ViewAsBar>
      {card && <NotShown card={card} choice={choice} onChoice={setChoice} />}
      <div className={classes.stage}>
        <PhoneFrame>
          {(screen) =>
            address ? (
              <iframe key={attempt} ref={frame} {...screen} title={t('preview.title')} src={address} />
            ) : error ? (
              <LoadError error={error} onRetry={refetch} />
            ) : (
              <Skeleton className={screen.className} />
            )
          }
        </PhoneFrame>
      </div>
    </div>
  )
}
