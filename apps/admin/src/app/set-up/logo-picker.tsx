import { Button, FileButton, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { judgeFile } from '../../components/media/judge-file.ts'
import { useT } from '../../platform/texts.ts'
import { dataOfFile } from './logo-file.ts'
import classes from './set-up.module.css'

type Logo = { name: string; data: string }
type Props = Logo & { onChange: (logo: Logo) => void }

const PICTURES = 'image/png,image/svg+xml,image/jpeg,image/webp,image/avif,image/gif'

/** A picture from this device; it goes to the media library once there is a property to have one. */
export function LogoPicker({ name, data, onChange }: Props) {
  const t = useT()
  const [error, setError] = useState<string | null>(null)
  const take = async (file: File | null) => {
    if (!file) return
    const refusal = await judgeFile(file, 'picture')
    setError(refusal ? t(refusal) : null)
    if (!refusal) onChange({ name: file.name, data: await dataOfFile(file) })
  }
  return (
    <Input.Wrapper label={t('settings.field.logo')} description={t('setUp.logoHint')} error={error} size="md">
      <Group mt="xs">
        {data !== '' && <img className={classes.logo} src={data} alt={name} />}
        <FileButton onChange={take} accept={PICTURES}>
          {(button) => (
            <Button {...button} variant="default" size="md">
              {t(data === '' ? 'settings.logo.choose' : 'setUp.logoOther')}
            </Button>
          )}
        </FileButton>
        {data !== '' && (
          <Button variant="subtle" color="gray" onClick={() => onChange({ name: '', data: '' })}>
            {t('settings.logo.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
