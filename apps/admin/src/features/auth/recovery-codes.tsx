import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './recovery-codes.module.css'
import { recoveryCodesFile } from './recovery-codes-file.ts'

const FILE_NAME = 'innkeeper-recovery-codes.txt'

type Props = { codes: readonly string[]; email: string; onDone: () => void; doneLabel: string }

/** Shown once: the server keeps only their fingerprints. */
export function RecoveryCodes({ codes, email, onDone, doneLabel }: Props) {
  const t = useT()
  const file = recoveryCodesFile(t, email, codes)
  return (
    <Stack gap="md" className={classes.sheet}>
      <Alert color="accent" variant="light">
        {t('recoveryCodes.once')}
      </Alert>
      <h2 className={classes.printed}>{t('recoveryCodes.fileTitle', { email })}</h2>
      <ol className={classes.codes} aria-label={t('recoveryCodes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs" className={classes.buttons}>
        <CopyButton value={file}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={17} /> : <IconCopy size={17} />}
              onClick={copy}
            >
              {copied ? t('action.copied') : t('action.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} />}
          onClick={() => saveFile(FILE_NAME, file)}
        >
          {t('action.download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => print()}>
          {t('action.print')}
        </Button>
      </Group>
      <Button size="md" className={classes.buttons} onClick={onDone}>
        {doneLabel}
      </Button>
    </Stack>
  )
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
