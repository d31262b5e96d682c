import { Alert, Button, CopyButton, Stack } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import classes from './shown-once.module.css'

type Props = {
  /** That it is shown this once, and what to do with it. */
  title: string
  text: string
  secret: string
}

/** A secret that nobody can show again. */
export function ShownOnce({ title, text, secret }: Props) {
  const t = useT()
  return (
    <Stack gap="md">
      <Alert color="accent" variant="light" title={title}>
        {text}
      </Alert>
      <code className={classes.secret}>{secret}</code>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button
            onClick={copy}
            data-autofocus
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.7} />}
          >
            {copied ? t('action.copied') : t('action.copy')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  )
}
