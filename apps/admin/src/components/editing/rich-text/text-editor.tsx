import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconBraces } from '@tabler/icons-react'
import { type Editor, type Extensions, type JSONContent, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { sameJson } from '../../../platform/same-json.ts'
import { useT } from '../../../platform/texts.ts'
import { PlaceholderMenu } from '../placeholders/placeholder-menu.tsx'
import { usePlaceholderNames } from '../placeholders/use-placeholder-names.ts'
import { EDITOR_EXTENSIONS } from './editor-extensions.ts'
import type { EditorNode } from './editor-json.ts'
import { LinkControl } from './link-control.tsx'
import { pastedHtml } from './pasted-html.ts'
import { PlaceholderChips } from './placeholder-chips.ts'
import classes from './rich-text.module.css'

type Props<Text> = {
  label: string
  language: string
  value: Text | undefined
  onChange: (value: Text | undefined) => void
  /** The editor's document in the stored shape. */
  read: (document: EditorNode) => Text | undefined
  /** Marks beyond those that every text can have, and what sets them. */
  extensions?: Extensions
  tools?: (editor: Editor) => ReactNode
  /** One line of words, bold or italic, without headings, lists and links. */
  isLine?: boolean
}

/** The stored shape is the editor's own, with fewer words in it. */
const contentOf = (value: unknown) => (value ?? '') as JSONContent | string

/** Text with the formatting that its kind can be shown with, and no other. */
export function TextEditor<Text>(props: Props<Text>) {
  const { label, language, value, onChange, read, extensions: more = [], tools, isLine = false } = props
  const t = useT()
  const labelId = useId()
  const { nameOf } = usePlaceholderNames()
  const [extensions] = useState(() => [...EDITOR_EXTENSIONS, ...more, PlaceholderChips.configure({ nameOf })])
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    // Its style element would need a nonce; rich-text.module.css says the little it has to say.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isLine),
        'aria-labelledby': labelId,
        lang: language,
        spellcheck: 'true',
      },
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_, event) => isLine && event.key === 'Enter',
    },
    onUpdate: ({ editor: changed }) => onChange(read(changed.getJSON())),
  })

  // A colleague's version, or one that was taken back.
  useEffect(() => {
    if (editor && !sameJson(read(editor.getJSON()), value)) {
      editor.commands.setContent(contentOf(value), { emitUpdate: false })
    }
  }, [editor, value, read])

  return (
    <div>
      <Input.Label id={labelId} component="div" mb={4} onClick={() => editor?.commands.focus()}>
        {label}
      </Input.Label>
      <RichTextEditor
        editor={editor}
        variant="subtle"
        data-line={isLine || undefined}
        classNames={{ root: classes.root, toolbar: classes.toolbar, content: classes.content }}
        labels={{
          boldControlLabel: t('richText.bold'),
          italicControlLabel: t('richText.italic'),
          h2ControlLabel: t('richText.heading'),
          h3ControlLabel: t('richText.smallHeading'),
          bulletListControlLabel: t('richText.bullets'),
          orderedListControlLabel: t('richText.numbers'),
        }}
      >
        <RichTextEditor.Toolbar>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          {!isLine && (
            <>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              {editor && <LinkControl editor={editor} />}
            </>
          )}
          {editor && tools?.(editor)}
          <PlaceholderMenu onInsert={(name) => editor?.chain().focus().insertContent(`{{${name}}}`).run()}>
            <RichTextEditor.Control aria-label={t('cards.placeholders')} title={t('cards.placeholders')}>
              <IconBraces size={16} stroke={1.6} />
            </RichTextEditor.Control>
          </PlaceholderMenu>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </div>
  )
}
