import { Button, Group, Popover, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { completedLink } from './completed-link.ts'

/** Makes the selected words a link to the web, a mail address or a phone. */
export function LinkControl({ editor }: { editor: Editor }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const href = completedLink(typed)
  const isActive = editor.isActive('link')

  const open = () => {
    setTyped(String(editor.getAttributes('link').href ?? ''))
    setIsOpen(true)
  }
  // Only when asked: a chain acts with its first word.
  const words = () => editor.chain().focus().extendMarkRange('link')
  const keep = () => {
    if (!href) return
    const isNothingSelected = editor.state.selection.empty && !isActive
    if (isNothingSelected) {
      const text = typed.trim()
      words()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else words().setLink({ href }).run()
    setIsOpen(false)
  }
  const remove = () => {
    words().unsetLink().run()
    setIsOpen(false)
  }

  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withinPortal shadow="md" position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control
          onClick={open}
          active={isActive}
          aria-label={t('richText.link')}
          title={t('richText.link')}
        >
          <IconLink size={16} stroke={1.6} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            keep()
          }}
        >
          <TextInput
            label={t('richText.linkTo')}
            placeholder={t('richText.linkExample')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={typed.trim() !== '' && !href && t('richText.noLink')}
            w={280}
            data-autofocus
          />
          <Group gap="xs" mt="sm" justify="flex-end">
            {isActive && (
              <Button variant="subtle" color="gray" onClick={remove}>
                {t('richText.unlink')}
              </Button>
            )}
            <Button type="submit" disabled={!href}>
              {t('action.done')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
