import { withLanguageOf, withLayoutOf } from '@innkeeper/html-builder/draft/edits.ts'
import { referenceLanguage } from '@innkeeper/html-builder/draft/template-draft.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ROW_ATTRIBUTE } from '../../../components/drag/row-at.ts'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { carriedModules } from '../editor/carried-modules.ts'
import { END_ROW, useDropMark } from '../editor/drop-mark.ts'
import { useDraft, useEditor } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import classes from './canvas.module.css'

/** A language in which nothing stands yet, or a template that is still empty. */
export function EmptyCanvas({ language, isOwn }: { language: number; isOwn: boolean }) {
  const t = useT()
  const { edit, announce } = useEditor()
  const acts = useModuleActs()
  const main = useDefaultLanguage().index
  const languages = useContentLanguages()
  const hasModules = useDraft((draft) => draft.order.length > 0)
  const from = useDraft((draft) => referenceLanguage(draft, main))
  const mark = useDropMark(END_ROW)
  const [hasCarried] = useState(() => carriedModules() !== null)
  const titleOf = (index: number) => languages.find((one) => one.index === index)?.title ?? ''
  const reference = titleOf(from)
  if (!isOwn) return <p className={classes.quiet}>{t('templates.besideEmpty')}</p>
  if (!hasModules) {
    return (
      <div className={classes.empty} data-drop={mark ?? undefined} {...{ [ROW_ATTRIBUTE]: END_ROW }}>
        <EmptyState
          title={t('templates.empty.title')}
          text={t('templates.empty.text')}
          action={
            <Group justify="center" gap="xs">
              <Button variant="default" onClick={() => acts.add('header', 0)}>
                {t('templates.empty.header')}
              </Button>
              <Button variant="default" onClick={() => acts.add('text', 0)}>
                {t('templates.empty.textModule')}
              </Button>
              {hasCarried && (
                <Button variant="default" onClick={() => acts.paste()}>
                  {t('templates.act.paste')}
                </Button>
              )}
            </Group>
          }
        />
      </div>
    )
  }
  const start = (copies: typeof withLanguageOf) => {
    edit((draft) => copies(draft, { from, to: language }))
    announce(t('templates.said.copiedLanguage', { language: titleOf(language) }))
  }
  return (
    <div className={classes.empty}>
      <EmptyState
        title={t('templates.noWords.title', { language: titleOf(language) })}
        text={t('templates.noWords.text', { reference })}
        action={
          <Group justify="center" gap="xs">
            <Button onClick={() => start(withLanguageOf)}>
              {t('templates.noWords.copy', { reference })}
            </Button>
            <Button variant="default" onClick={() => start(withLayoutOf)}>
              {t('templates.noWords.layout')}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
