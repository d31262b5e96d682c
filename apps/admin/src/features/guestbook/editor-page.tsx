import { countChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconLayoutSidebarRight, IconPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { PageTitle } from '../../components/page/page-title.tsx'
import { useAsked } from '../../platform/asked-action.ts'
import { useT } from '../../platform/texts.ts'
import { AddDialog } from './add/add-dialog.tsx'
import { CardPane } from './card-pane.tsx'
import classes from './editor-page.module.css'
import { EditorMenu } from './exchange/editor-menu.tsx'
import { ListPane } from './list/list-pane.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { PublishButton } from './publish/publish-button.tsx'
import { useCardList } from './use-card-list.ts'

/** As in editor-page.module.css. */
const NARROW = '(max-width: 1240px)'

/** List, form and the guest's phone side by side; one at a time where there is no room. */
export function EditorPage() {
  const t = useT()
  const { cardId } = useParams({ strict: false }) as { cardId?: string }
  const { data: list, error, refetch } = useCardList()
  // Hundreds of rows and a whole form are drawn in small pieces, so that a key or a click in between is answered.
  const drawnList = useDeferredValue(list)
  const drawnCardId = useDeferredValue(cardId)
  const [isAdding, adding] = useDisclosure(false)
  useAsked('add-card', adding.open, list !== undefined)
  const [isPreviewShown, setIsPreviewShown] = useState(false)
  const [isPhoneHidden, setIsPhoneHidden] = useState(false)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  // Where it is not in sight it is not loaded before somebody asks; then it stays.
  const [isPhoneWanted, setIsPhoneWanted] = useState(false)
  const changes = list ? countChanges(list.cards, list.changes.tabBar).total : 0
  const words = cardId ? 'form' : 'list'
  const pane = isPreviewShown ? 'preview' : words

  return (
    <div className={classes.editor} data-full-page data-pane={pane} data-phone={isPhoneHidden ? 'off' : 'on'}>
      <header className={classes.bar}>
        <div className={classes.title}>
          <PageTitle title={t('cards.title')} />
          {list && (
            <span className={classes.quiet}>
              {changes > 0
                ? t('publish.changed', { count: changes })
                : t('cards.upToDate', { version: list.publishedVersion })}
            </span>
          )}
        </div>
        <SegmentedControl
          className={classes.switch}
          value={isPreviewShown ? 'preview' : 'words'}
          onChange={(next) => {
            setIsPreviewShown(next === 'preview')
            setIsPhoneWanted(true)
          }}
          data={[
            { value: 'words', label: cardId ? t('pane.form') : t('pane.list') },
            { value: 'preview', label: t('pane.preview') },
          ]}
        />
        <div className={classes.actions}>
          <Button
            className={classes.phoneToggle}
            variant="default"
            leftSection={<IconLayoutSidebarRight size={16} stroke={1.6} />}
            aria-pressed={!isPhoneHidden}
            onClick={() => setIsPhoneHidden((hidden) => !hidden)}
          >
            {t('pane.preview')}
          </Button>
          <Button
            className={classes.add}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} />}
            onClick={adding.open}
            disabled={!list}
          >
            {t('add.button')}
          </Button>
          <EditorMenu changes={changes} />
          <PublishButton list={list} onGo={() => setIsPreviewShown(false)} />
        </div>
      </header>
      <section className={classes.list} aria-label={t('pane.list')}>
        <ListPane list={drawnList} error={error} onRetry={refetch} selectedId={cardId} onAdd={adding.open} />
      </section>
      {/* The form of the card before takes no more words once another one is asked for. */}
      <section className={classes.form} aria-label={t('pane.form')} inert={drawnCardId !== cardId}>
        <CardPane list={drawnList} cardId={drawnCardId} />
      </section>
      {(isNarrow ? isPhoneWanted : !isPhoneHidden) && (
        <section className={classes.preview} aria-label={t('pane.preview')}>
          <PreviewPane card={list?.cards.find(({ card }) => card.id === cardId)?.card} />
        </section>
      )}
      {list && <AddDialog list={list} selectedId={cardId} isOpen={isAdding} onClose={adding.close} />}
    </div>
  )
}
