import { contentId, isContentThere } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import {
  TAB_CONTENT_LABEL_MAX,
  TAB_CONTENTS_MAX,
  type TabContent,
} from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Input, Stack } from '@mantine/core'
import { useState } from 'react'
import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useMedia } from '../../../components/media/api.ts'
import { useT } from '../../../platform/texts.ts'
import { AddContents } from './add-contents.tsx'
import { moveContent, plainName, withContent } from './content-edits.ts'
import { ContentRow } from './content-row.tsx'
import classes from './contents-field.module.css'
import type { TabTargets } from './target-name.ts'

type Props = {
  contents: readonly TabContent[]
  targets: TabTargets | undefined
  error: string | undefined
  onChange: (contents: readonly TabContent[]) => void
}

/** The pages and PDFs of a tab in the order guests read them. A single one opens without its label. */
export function ContentsField({ contents, targets, error, onChange }: Props) {
  const t = useT()
  const main = useDefaultLanguage()
  const [language, setLanguage] = useState(main.index)
  const files = useMedia(contents.flatMap((content) => (content.kind === 'pdf' ? [content.mediaId] : [])))
  const nameOf = (content: TabContent) => {
    const id = contentId(content)
    const list = content.kind === 'page' ? targets?.pages : targets?.documents
    const known = list?.find((each) => each.id === id)?.name ?? files.get(id)?.fileName
    return known ? plainName(known) : t(`tabBar.target.${content.kind}`)
  }
  const hasLabels = contents.length > 1
  const change = (place: number, label: TabContent['label']) =>
    onChange(contents.map((content, index) => (index === place ? { ...content, label } : content)))
  const add = (content: TabContent, name: string) => {
    const label = { [main.index]: plainName(name).slice(0, TAB_CONTENT_LABEL_MAX) }
    onChange(withContent(contents, { ...content, label }))
  }
  return (
    <Input.Wrapper label={t('tabBar.contents')} description={t('tabBar.contents.hint')} error={error}>
      <Stack gap="sm" mt="xs">
        {hasLabels && (
          <LanguageTabs
            language={language}
            onLanguage={setLanguage}
            isMissing={(index) => contents.some(({ label }) => !label[index]?.trim())}
          />
        )}
        {contents.length > 0 && (
          <ol className={classes.contents} aria-label={t('tabBar.contents')}>
            {contents.map((content, place) => (
              <ContentRow
                key={contentId(content)}
                content={content}
                name={nameOf(content)}
                isGone={
                  targets !== undefined && !isContentThere(content, targets) && !files.has(contentId(content))
                }
                language={hasLabels ? language : null}
                hasError={error !== undefined && !content.label[main.index]?.trim()}
                place={place}
                count={contents.length}
                onLabel={(label) => change(place, label)}
                onMove={(by) => onChange(moveContent(contents, place, by))}
                onRemove={() => onChange(contents.filter((_, index) => index !== place))}
              />
            ))}
          </ol>
        )}
        {contents.length < TAB_CONTENTS_MAX ? (
          <AddContents
            pages={targets?.pages.filter(({ id }) => !contents.some((content) => contentId(content) === id))}
            onAdd={add}
          />
        ) : (
          <span className={classes.quiet}>{t('tabBar.contents.full', { max: TAB_CONTENTS_MAX })}</span>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
