import { BRAND_COLOURS, colourOf, isBrandColour } from '@innkeeper/domain/html-builder/colour.ts'
import type { TemplateText } from '@innkeeper/domain/html-builder/rich-text.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Menu } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconPalette, IconTypography } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useMemo } from 'react'
import { templateLineOf, templateTextOf } from '../../../components/editing/rich-text/editor-json.ts'
import { TextEditor } from '../../../components/editing/rich-text/text-editor.tsx'
import { TextStyle } from '../../../components/editing/rich-text/text-style.ts'
import { previewStack } from '../../../components/font-picker/font-name.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './settings.module.css'
import { useFontFamilies } from './use-font-families.ts'

export type TemplateTextProps = {
  label: string
  language: string
  brand: Brand
  /** One line of words, bold or italic. */
  isLine?: boolean
  value: TemplateText | undefined
  onChange: (value: TemplateText | undefined) => void
}

/** Text with what guests can be shown, and words in the property's colours and in other fonts. */
export function TemplateTextEditor({ brand, isLine = false, ...rest }: TemplateTextProps) {
  const extensions = useMemo(
    () => [
      TextStyle.configure({
        colourOf: (name) => (isBrandColour(name) ? colourOf(name, brand) : name),
        stackOf: previewStack,
      }),
    ],
    [brand],
  )
  return (
    <TextEditor
      {...rest}
      isLine={isLine}
      read={isLine ? templateLineOf : templateTextOf}
      extensions={extensions}
      tools={(editor) =>
        !isLine && (
          <>
            <ColourControl editor={editor} brand={brand} />
            <FontControl editor={editor} />
          </>
        )
      }
    />
  )
}

function ColourControl({ editor, brand }: { editor: Editor; brand: Brand }) {
  const t = useT()
  const set = (color: string | null) => editor.chain().focus().setTextStyle({ color }).run()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <RichTextEditor.Control
          active={Boolean(editor.getAttributes('textStyle').color)}
          aria-label={t('templates.text.colour')}
          title={t('templates.text.colour')}
        >
          <IconPalette size={16} stroke={1.6} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => set(null)}>{t('templates.text.noColour')}</Menu.Item>
        {BRAND_COLOURS.map((name) => (
          <Menu.Item
            key={name}
            onClick={() => set(name)}
            leftSection={<span className={classes.dot} style={{ background: colourOf(name, brand) }} />}
          >
            {t(`templates.colour.${name}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <label className={classes.freeColour}>
          {t('templates.colour.own')}
          <input type="color" onChange={(event) => set(event.currentTarget.value)} />
        </label>
      </Menu.Dropdown>
    </Menu>
  )
}

function FontControl({ editor }: { editor: Editor }) {
  const t = useT()
  const families = useFontFamilies()
  const set = (fontFamily: string | null) => editor.chain().focus().setTextStyle({ fontFamily }).run()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <RichTextEditor.Control
          active={Boolean(editor.getAttributes('textStyle').fontFamily)}
          aria-label={t('templates.text.font')}
          title={t('templates.text.font')}
        >
          <IconTypography size={16} stroke={1.6} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown className={classes.fontMenu}>
        <Menu.Item onClick={() => set(null)}>{t('templates.text.noFont')}</Menu.Item>
        {families.map((family) => (
          <Menu.Item key={family} onClick={() => set(family)} style={{ fontFamily: previewStack(family) }}>
            {family}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
