import { withLanguageBack, withWordsOf } from '@innkeeper/html-builder/draft/edits.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconClipboard,
  IconClipboardPlus,
  IconCopy,
  IconDots,
  IconLanguage,
  IconScissors,
  IconTrash,
} from '@tabler/icons-react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'

const ICON = { size: 16, stroke: 1.6 } as const

/** What is done with a module beyond its settings. */
export function ModuleMenu({ id }: { id: string }) {
  const t = useT()
  const { edit, store, announce } = useEditor()
  const acts = useModuleActs()
  const language = useView((view) => view.language)
  const languages = useContentLanguages()
  const words = useDraft((draft) => draft.words)
  const name = acts.nameOf(id)
  const others = languages.filter(({ index }) => index !== language && words[index]?.[id])
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon aria-label={t('templates.moduleActions', { name })}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ index, title }) => (
          <Menu.Item
            key={index}
            leftSection={<IconLanguage {...ICON} />}
            onClick={() => {
              const before = store.get().draft
              edit((draft) => withWordsOf(draft, id, { from: index, to: language }))
              const text = t('templates.said.copiedWords', { language: title })
              announce(text)
              showUndo({
                text,
                undo: t('action.undo'),
                onUndo: () => edit((draft) => withLanguageBack(draft, before, language)),
              })
            }}
          >
            {t('templates.copyWordsFrom', { language: title })}
          </Menu.Item>
        ))}
        {others.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => acts.duplicate(id)}>
          {t('templates.act.duplicatePlain')}
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboard {...ICON} />} onClick={() => acts.copy(id)}>
          {t('templates.act.copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconScissors {...ICON} />} onClick={() => acts.cut(id)}>
          {t('templates.act.cut')}
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboardPlus {...ICON} />} onClick={() => acts.paste()}>
          {t('templates.act.pasteAfter')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...ICON} />} color="red" onClick={() => acts.remove(id)}>
          {t('action.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
