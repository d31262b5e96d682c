import { previewEmail } from '@innkeeper/api/html-builder/emails.ts'
import { contentOfDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconCopy, IconDownload, IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { keepFile } from '../../../platform/download.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { defaultSignatureQuery, useSetDefaultSignature } from '../api.ts'
import { useEditor, useTemplateState } from '../editor/editor-session.ts'
import { NoSignature } from '../list/no-signature.tsx'

const ICON = { size: 16, stroke: 1.6 } as const

/** A signature for staff mail: copied as formatted text, as a file, or the one of all e-mails. */
export function SignatureActs() {
  const t = useT()
  const { id, store, view } = useEditor()
  const { data: chosen } = useQuery(defaultSignatureQuery)
  const setDefault = useSetDefaultSignature()
  const tell = useFailureNotice()
  const made = () =>
    call(previewEmail, {
      body: {
        type: 'signature',
        content: contentOfDraft(store.get().draft),
        language: view.get().language,
      },
    })
  const copy = useMutation({
    mutationFn: async () => {
      const { html, text } = await made()
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        }),
      ])
    },
    onSuccess: () => showDone(t('templates.signature.copied')),
    onError: tell,
  })
  const save = useMutation({
    mutationFn: async () => {
      const { html } = await made()
      keepFile(new Blob([html], { type: 'text/html' }), `${store.get().draft.name}.htm`)
    },
    onError: tell,
  })
  const isPublished = useTemplateState(({ base }) => base.publishedAt !== null)
  const isDefault = chosen === id
  const [isUnsigning, unsigning] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={15} aria-hidden />}
            loading={copy.isPending || save.isPending}
          >
            {t('templates.signature.use')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => copy.mutate()}>
            {t('templates.signature.copy')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={() => save.mutate()}>
            {t('templates.signature.download')}
          </Menu.Item>
          {isDefault ? (
            <Menu.Item leftSection={<IconMailOff {...ICON} />} onClick={unsigning.open}>
              {t('templates.signature.unsetDefault')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconMailCheck {...ICON} />}
              onClick={() =>
                setDefault.mutate(id, {
                  onSuccess: () =>
                    showDone(t(`templates.signature.${isPublished ? 'isDefault' : 'isDefaultUnpublished'}`)),
                  onError: tell,
                })
              }
            >
              {t('templates.signature.setDefault')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isUnsigning && <NoSignature onClose={unsigning.close} />}
    </>
  )
}
