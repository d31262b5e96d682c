import type { GuestbookVersion } from '@innkeeper/api/guestbook/versions.ts'
import { restoreVersion } from '@innkeeper/api/guestbook/versions.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { call } from '../../../platform/call.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { versionQuery, versionsQuery } from '../api.ts'
import { CardTypeIcon } from '../card-type-icon.tsx'
import { useCardCommands } from '../use-card-commands.ts'
import classes from './history.module.css'

type Props = { isOpen: boolean; onClose: () => void }

/** The last published versions: what was in them, and the way back. */
export function HistoryDrawer({ isOpen, onClose }: Props) {
  const t = useT()
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('history.title')}>
      <Versions onRestored={onClose} />
    </SidePanel>
  )
}

function Versions({ onRestored }: { onRestored: () => void }) {
  const t = useT()
  const { data, error, refetch } = useQuery(versionsQuery)
  const [shown, setShown] = useState<number | null>(null)
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={200} radius="lg" />
  if (data.versions.length === 0) {
    return <EmptyState icon={IconHistory} title={t('history.empty.title')} text={t('history.empty.text')} />
  }
  return (
    <ol className={classes.versions}>
      {data.versions.map((version, index) => (
        <li key={version.version} className={classes.version}>
          <UnstyledButton
            className={classes.head}
            aria-expanded={shown === version.version}
            onClick={() => setShown(shown === version.version ? null : version.version)}
          >
            <VersionWords version={version} isCurrent={index === 0} />
          </UnstyledButton>
          {shown === version.version && (
            <VersionCards version={version.version} isCurrent={index === 0} onRestored={onRestored} />
          )}
        </li>
      ))}
    </ol>
  )
}

function VersionWords({ version, isCurrent }: { version: GuestbookVersion; isCurrent: boolean }) {
  const t = useT()
  const when = useMoment().ago(version.publishedAt)
  const name = version.publishedBy
  return (
    <>
      <span className={classes.name}>
        {t('publish.version', { version: version.version })}
        {isCurrent && <span className={classes.current}>{t('history.current')}</span>}
      </span>
      <span className={classes.quiet}>
        {name ? t('cards.changedBy', { name, when }) : when}
        {version.changedCards !== null && ` · ${t('history.changed', { count: version.changedCards })}`}
      </span>
    </>
  )
}

type CardsProps = { version: number; isCurrent: boolean; onRestored: () => void }

function VersionCards({ version, isCurrent, onRestored }: CardsProps) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const { data, error, refetch } = useQuery(versionQuery(version))
  const [isAsking, setIsAsking] = useState(false)
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={120} />
  return (
    <div className={classes.inside}>
      <ul className={classes.cards}>
        {data.cards.map((card) => (
          <li key={card.id} data-child={card.parentId !== null || undefined}>
            <CardTypeIcon type={card.type} />
            {cardDisplayName(card, index)}
          </li>
        ))}
      </ul>
      {!isCurrent && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t('history.restore')}
        </Button>
      )}
      <RestoreDialog
        version={version}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onRestored={onRestored}
      />
    </div>
  )
}

type RestoreProps = { version: number; isOpen: boolean; onClose: () => void; onRestored: () => void }

function RestoreDialog({ version, isOpen, onClose, onRestored }: RestoreProps) {
  const t = useT()
  const commands = useCardCommands()
  const [isBusy, setIsBusy] = useState(false)
  const restore = async () => {
    setIsBusy(true)
    try {
      await call(restoreVersion, { params: { version } })
      await commands.refetch()
      notifications.show({
        color: 'brand',
        title: t('history.restored', { version }),
        message: t('history.restoredHint'),
      })
      onRestored()
    } catch (error) {
      notifications.show({ color: 'red', message: errorText(t, error) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isOnTop
      title={t('history.restoreTitle', { version })}
      buttons={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('action.cancel')}
          </Button>
          <Button onClick={restore} loading={isBusy}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      {t('history.restoreText')}
    </Dialog>
  )
}
