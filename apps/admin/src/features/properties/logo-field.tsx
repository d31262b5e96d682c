import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Button, Group, Input } from '@mantine/core'
import { PickMediaButton } from '../../components/editing/media/pick-media-button.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'

type Props = { logo: string | null; onChange: (logo: string | null) => void }

/** The logo is one of the property's pictures, shown whole. */
export function LogoField({ logo, onChange }: Props) {
  const t = useT()
  const { property } = useSession()
  return (
    <Input.Wrapper label={t('settings.field.logo')} description={t('settings.field.logoHint')}>
      <Group mt="xs">
        {logo && <img className={classes.logo} src={picturePath(property.id, logo, 480, 'webp')} alt="" />}
        <PickMediaButton kind="picture" onPick={({ id }) => onChange(id)}>
          {t('settings.logo.choose')}
        </PickMediaButton>
        {logo && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('settings.logo.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
