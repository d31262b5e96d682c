import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { templateFile } from '@innkeeper/html-builder/draft/template-file.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconCopy,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconEyeOff,
  IconMailCheck,
  IconMailOff,
  IconTrash,
} from '@tabler/icons-react'
import { showDone } from '../../../platform/done-notice.ts'
import { keepFile } from '../../../platform/download.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useCreateTemplate, useSetDefaultSignature } from '../api.ts'
import { pageAddress } from '../locations.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { NoSignature } from './no-signature.tsx'
import { UnpublishTemplate } from './unpublish-template.tsx'

const ICON = { size: 16, stroke: 1.6 } as const

/** What one does with a template without opening it. */
export function TemplateMenu({ template, isDefault }: { template: StaffTemplate; isDefault: boolean }) {
  const t = useT()
  const { id, type, name } = template
  const create = useCreateTemplate(type)
  const setDefault = useSetDefaultSignature()
  const { property } = useSession()
  const tell = useFailureNotice()
  const [isDeleting, deleting] = useDisclosure(false)
  const [isUnpublishing, unpublishing] = useDisclosure(false)
  const [isUnsigning, unsigning] = useDisclosure(false)
  const save = () => {
    const file = JSON.stringify(templateFile(type, contentOf(template)), null, 2)
    keepFile(new Blob([file], { type: 'application/json' }), `${name}.json`)
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={t('templates.actions', { name })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy {...ICON} />}
            onClick={() =>
              create.mutate(
                { copyOf: id },
                { onSuccess: (made) => showDone(t('templates.copied', { name: made.name })), onError: tell },
              )
            }
          >
            {t('templates.copy')}
          </Menu.Item>
          {type === 'page' && template.publishedAt !== null && (
            <Menu.Item
              component="a"
              href={pageAddress(property.id, id)}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink {...ICON} />}
            >
              {t('templates.openPage')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={save}>
            {t('templates.export')}
          </Menu.Item>
          {type === 'signature' && !isDefault && (
            <Menu.Item
              leftSection={<IconMailCheck {...ICON} />}
              onClick={() =>
                setDefault.mutate(id, {
                  onSuccess: () =>
                    showDone(
                      t(
                        template.publishedAt
                          ? 'templates.signature.isDefault'
                          : 'templates.signature.isDefaultUnpublished',
                      ),
                    ),
                  onError: tell,
                })
              }
            >
              {t('templates.signature.setDefault')}
            </Menu.Item>
          )}
          {type === 'signature' && isDefault && (
            <Menu.Item leftSection={<IconMailOff {...ICON} />} onClick={unsigning.open}>
              {t('templates.signature.unsetDefault')}
            </Menu.Item>
          )}
          {template.publishedAt !== null && (
            <Menu.Item leftSection={<IconEyeOff {...ICON} />} onClick={unpublishing.open}>
              {t('templates.unpublish')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTrash {...ICON} />} color="red" onClick={deleting.open}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteTemplate template={template} onClose={deleting.close} />}
      {isUnsigning && <NoSignature onClose={unsigning.close} />}
      {isUnpublishing && <UnpublishTemplate template={template} onClose={unpublishing.close} />}
    </>
  )
}

/** What is written in a template, without what the server knows of it. */
function contentOf(template: StaffTemplate) {
  const { name, standardType, style, localizedData, subject, preheader, isMarketing } = template
  return { name, standardType, style, localizedData, subject, preheader, isMarketing }
}
