import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { copyTemplateName } from '@innkeeper/domain/html-builder/copy-name.ts'
import { readTemplateFile, TEMPLATE_FILE_MAX_BYTES } from '@innkeeper/html-builder/draft/template-file.ts'
import { Alert, FileInput, Stack } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { codeText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { templatesQuery, useCreateTemplate } from '../api.ts'
import { editorAddress, LIST_PATH } from '../locations.ts'

/** Makes a template from a file that was exported before, here or in another property. */
export function ImportTemplate({ type, onClose }: { type: TemplateType; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateTemplate(type)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<ReactNode>(null)
  const { data: others = [] } = useQuery(templatesQuery(type))
  const read = async () => {
    if (!file) return
    if (file.size > TEMPLATE_FILE_MAX_BYTES) return setProblem(codeText(t, 'request/too-large'))
    const { file: template, leftOut, problem: found } = readTemplateFile(await file.text())
    if (found) return setProblem(t(`templates.import.${found}`))
    if (template.type !== type) {
      return setProblem(
        <>
          {t(`templates.import.otherType.${template.type}`)}{' '}
          <Link to={LIST_PATH[template.type]}>{t(`templates.import.there.${template.type}`)}</Link>
        </>,
      )
    }
    const { name } = template.content
    const isTaken = others.some((other) => other.name === name)
    create.mutate(
      { content: { ...template.content, name: isTaken ? copyTemplateName(name) : name } },
      {
        onSuccess: (made) => {
          if (leftOut > 0) showDone(t('templates.import.leftOut', { count: leftOut }))
          return navigate(editorAddress(made))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('templates.import')}
      buttons={
        <DialogButtons
          onCancel={onClose}
          action={{
            label: t('templates.import'),
            onClick: read,
            isPending: create.isPending,
            isDisabled: !file,
          }}
        />
      }
    >
      <Stack gap="md">
        <FileInput
          label={t('templates.import.file')}
          description={t('templates.import.hint')}
          placeholder={t('import.choose')}
          accept="application/json,.json"
          leftSection={<IconFileImport size={16} stroke={1.6} />}
          value={file}
          onChange={(next) => {
            setFile(next)
            setProblem(null)
          }}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <ErrorAlert error={create.error} />
      </Stack>
    </Dialog>
  )
}
